import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {TagsListItem} from '@docusaurus/utils';
import type {ReactNode} from 'react';
import PageList from '@site/src/components/PageList';

export interface Props {
  readonly tags: readonly TagsListItem[];
}

/** All tags by name, each with the number of its pages and what they are about. */
export default function TagList({tags}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <PageList
      pages={tags
        .toSorted((one, other) => one.label.localeCompare(other.label, currentLocale))
        .map(({permalink, label, count, description}) => ({
          path: permalink,
          title: `${label} (${count})`,
          description,
        }))}
    />
  );
}
