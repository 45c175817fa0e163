// Swizzle: Error, theme-classic 3.10.2, replaced (upstream status: safe; themes have none, the core does).
// Why: the core's is English and has a look of its own; here it says the same as /500 (RTE-5, C-16).
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {CrashedSite} from '@site/src/components/ServerErrorPage';

export default function ThemeError({error, tryAgain}: Props): ReactNode {
  return <CrashedSite error={error} onRetry={tryAgain} />;
}
