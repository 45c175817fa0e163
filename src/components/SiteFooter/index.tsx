import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import BrandLink from '@site/src/components/BrandLink';
import Newsletter from '@site/src/components/Newsletter';
import ThemeSelect from '@site/src/components/ThemeSelect';
import {BRAND} from '@site/src/family/data/brand';
import {FOOTER_COLUMNS} from '@site/src/family/data/navigation';
import {TOOLS} from '@site/src/family/data/tools';
import {footerHeadings, footerLabels, socialLabels} from '@site/src/family/labels/navigation';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {splitInHalves} from '@site/src/lib/list/splitInHalves';
import styles from './styles.module.css';

interface FooterLink {
  readonly key: string;
  readonly to: string;
  readonly label: string;
}

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lists: readonly (readonly FooterLink[])[];
}

/** A heading and one list of links, or several side by side. */
function FooterColumn({id, heading, lists}: Props): ReactNode {
  return (
    <nav className={styles.column} data-column={id} aria-labelledby={`footer-${id}`}>
      <p className={styles.heading} id={`footer-${id}`}>
        {heading}
      </p>
      <div className={styles.lists}>
        {lists.map((links) => (
          <ul key={links[0]?.key} className={styles.links}>
            {links.map(({key, to, label}) => (
              <li key={key}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}

const PRODUCT_LISTS = splitInHalves(
  TOOLS.map((tool): FooterLink => ({key: tool.key, to: toolAddress(tool), label: tool.name})),
);
const SOCIAL_LINKS = BRAND.social.map(({id, href}) => ({
  key: id,
  to: href,
  label: socialLabels[id],
}));

/** Products in two lists, Resources with the Press Kit first, Company, Community, and the newsletter where configured (FTR-1..3). */
export default function SiteFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <FooterColumn id="products" heading={footerHeadings.products} lists={PRODUCT_LISTS} />
          {FOOTER_COLUMNS.map(({id, links}) => (
            <FooterColumn
              key={id}
              id={id}
              heading={footerHeadings[id]}
              lists={[
                links.map((link) => ({key: link.id, to: link.to, label: footerLabels[link.id]})),
              ]}
            />
          ))}
          <FooterColumn id="community" heading={footerHeadings.community} lists={[SOCIAL_LINKS]} />
        </div>
        <Newsletter />
        <div className={styles.end}>
          <div className={styles.imprint}>
            <BrandLink size={24} />
            <p className={styles.note}>
              <Translate
                id="footer.note"
                description="Sentence at the foot of every page about the portal and the tools">
                An independent portal. The tools belong to their maintainers; this site and its
                words are open source under the MIT license.
              </Translate>{' '}
              <Link to="/privacy">
                <Translate id="footer.privacy" description="Link at the foot of every page">
                  Privacy
                </Translate>
              </Link>
            </p>
          </div>
          <div className={styles.theme}>
            <ThemeSelect />
          </div>
        </div>
      </div>
    </footer>
  );
}
