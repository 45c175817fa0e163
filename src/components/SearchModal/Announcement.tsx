import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {stageOf, type SearchView} from '@site/src/lib/search/view/searchView';

export interface Props {
  readonly view: SearchView;
}

/** Says to screen readers how many results there are; each active one is said by the field. */
export default function Announcement({view}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const [collection] = view.collections;
  const count = collection?.items.length ?? 0;
  const isNews = stageOf(view) === 'results' && view.status === 'idle';
  return (
    <p className="visuallyHidden" role="status">
      {isNews &&
        selectMessage(
          count,
          translate(
            {
              id: 'search.count',
              message: 'One result|{count} results',
              description:
                'Said to screen readers when results have come; plural forms separated by |',
            },
            {count},
          ),
        )}
    </p>
  );
}
