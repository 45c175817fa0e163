import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Asks search engines not to list a page but to follow its links, such as on lists without content of their own. */
export default function NotIndexed(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
    </Head>
  );
}
