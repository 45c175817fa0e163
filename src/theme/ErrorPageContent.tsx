// Swizzle: ErrorPageContent, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: a page that crashed shows the same as /500 and offers an issue (RTE-5, C-16).
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ServerErrorPage from '@site/src/components/ServerErrorPage';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return <ServerErrorPage error={error} onRetry={tryAgain} />;
}
