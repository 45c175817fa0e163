import type {ReactNode} from 'react';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {LanguageMarks} from '@site/src/hooks/useLanguages';

export interface Neighbour {
  readonly title: string;
  readonly permalink: string;
  /** Of its title, if it is not the language of the page. */
  readonly language?: LanguageMarks;
}

export interface Props {
  /** Name of the navigation. */
  readonly label: string;
  readonly previous?: Neighbour;
  readonly previousLabel: ReactNode;
  readonly next?: Neighbour;
  readonly nextLabel: ReactNode;
}

/** Links to the previous and next page, each title in its own language (RTE-6, DOC-6). */
export default function Neighbours(props: Props): ReactNode {
  const {label, previous, previousLabel, next, nextLabel} = props;
  return (
    <nav className="pagination-nav docusaurus-mt-lg" aria-label={label}>
      {previous && (
        <PaginatorNavLink
          permalink={previous.permalink}
          title={<span {...previous.language}>{previous.title}</span>}
          subLabel={previousLabel}
        />
      )}
      {next && (
        <PaginatorNavLink
          permalink={next.permalink}
          title={<span {...next.language}>{next.title}</span>}
          subLabel={nextLabel}
          isNext
        />
      )}
    </nav>
  );
}
