import {useMemo} from 'react';
import {trustHtml} from '@site/src/lib/security/trust';

/** For `dangerouslySetInnerHTML`: the same value as long as the text is the same, because React writes a new one into the page again. */
export function useTrustedHtml(html: string): {readonly __html: TrustedHTML | string} {
  return useMemo(() => ({__html: trustHtml(html)}), [html]);
}
