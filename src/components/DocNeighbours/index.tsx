import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Neighbours, {type Neighbour} from '@site/src/components/Neighbours';
import {useOriginalLanguage} from '@site/src/hooks/useLanguages';
import {isOriginalPage} from '@site/src/lib/sidebar/places';

/** The previous and next document; nothing for a document without either. */
export default function DocNeighbours(): ReactNode {
  const {previous, next} = useDoc().metadata;
  const items = useDocsSidebar()?.items ?? [];
  const original = useOriginalLanguage();
  const withLanguage = (page: typeof next): Neighbour | undefined =>
    page && {...page, ...(isOriginalPage(items, page.permalink) ? {language: original} : {})};
  return (previous ?? next) === undefined ? null : (
    <Neighbours
      label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'The ARIA label for the docs pagination',
      })}
      previous={withLanguage(previous)}
      previousLabel={
        <Translate
          id="theme.docs.paginator.previous"
          description="The label used to navigate to the previous doc">
          Previous
        </Translate>
      }
      next={withLanguage(next)}
      nextLabel={
        <Translate
          id="theme.docs.paginator.next"
          description="The label used to navigate to the next doc">
          Next
        </Translate>
      }
    />
  );
}
