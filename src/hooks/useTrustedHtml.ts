import {useMemo} from 'react';
import {trustHtml} from '@site/src/lib/security/trust';

/** For `dangerouslySetInnerHTML`: the same value for the same text, because React would write a new one into the page again. */
export function useTrustedHtml(html: string): {readonly __html: TrustedHTML | string} {
  return useMemo(() => ({__html: trustHtml(html)}), [html]);
}
