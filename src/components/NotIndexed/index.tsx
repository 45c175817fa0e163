import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Asks search engines to leave a page out and to follow its links, as those of lists that say nothing of their own. */
export default function NotIndexed(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
    </Head>
  );
}
