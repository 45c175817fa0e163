import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DisclosureMenu, {DisclosureGroup, DisclosureItem} from '@site/src/components/DisclosureMenu';
import SearchField from '@site/src/components/SearchField';
import ToolMark from '@site/src/components/ToolMark';
import {TOOL_CATEGORIES, TOOLS} from '@site/src/family/data/tools';
import {DOCS_SECTIONS, sectionName} from '@site/src/labels/docsSections';
import {categoryLabels} from '@site/src/family/labels/tools';
import {findTool} from '@site/src/lib/catalogue/findTools';
import {toolSlug} from '@site/src/lib/catalogue/toolAddress';
import {listQueryWords} from '@site/src/lib/sidebar/filterTree';
import {firstHref} from '@site/src/lib/sidebar/places';
import {foldText} from '@site/src/lib/text/marks';
import styles from './styles.module.css';

/** The styles reserve its space. */
const MARK_PX = 20;

interface SectionGroup {
  readonly id: string;
  readonly heading?: string;
  /** Names of sidebars. */
  readonly sections: readonly string[];
}

/** The groups of the mega-menu, after sections for all readers; unknown sidebars and sections for authors of the portal follow. */
function listGroups(sidebars: readonly string[]): readonly SectionGroup[] {
  const known: readonly SectionGroup[] = [
    {id: 'readers', sections: DOCS_SECTIONS.readers},
    ...TOOL_CATEGORIES.map((category) => ({
      id: category,
      heading: categoryLabels[category],
      sections: TOOLS.filter((tool) => tool.category === category).map(({key}) => toolSlug(key)),
    })),
    {
      id: 'authors',
      heading: translate({
        id: 'docs.product.authors',
        message: 'This portal',
        description: 'Heading over the documentation for authors and translators of this portal',
      }),
      sections: DOCS_SECTIONS.authors,
    },
  ];
  const names = new Set(known.flatMap(({sections}) => sections));
  return known.toSpliced(-1, 0, {
    id: 'others',
    sections: sidebars.filter((name) => !names.has(name)),
  });
}

export interface Props {
  /** Name of the current sidebar: the slug of a tool, or of a section without one. */
  readonly current: string;
}

/** Names the tool of the current documentation and links to that of the others, in the current version. */
export default function ProductSwitch({current}: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const [query, setQuery] = useState('');
  // Twenty drawings in a closed menu would be a tenth of a document's HTML.
  const isBrowser = useIsBrowser();
  const words = listQueryWords(query);
  const isShown = (name: string): boolean => {
    const folded = foldText(sectionName(name));
    return words.every((word) => folded.includes(word));
  };
  const groups = listGroups(Object.keys(docsSidebars)).flatMap(({id, heading, sections}) => {
    const items = sections.filter(isShown).flatMap((name) => {
      const href = firstHref(docsSidebars[name] ?? []);
      return href === undefined ? [] : [{name, href}];
    });
    return items.length === 0 ? [] : [{id, heading, items}];
  });
  return (
    <DisclosureMenu current={<SectionName sidebar={current} isDrawn />}>
      {isBrowser && (
        <SectionFilter query={query} onChange={setQuery} isEmpty={groups.length === 0} />
      )}
      {groups.map(({id, heading, items}) => (
        <DisclosureGroup key={id} {...(heading === undefined ? {} : {heading})}>
          {items.map(({name, href}) => (
            <DisclosureItem key={name} to={href} isCurrent={name === current}>
              <SectionName sidebar={name} isDrawn={isBrowser} />
            </DisclosureItem>
          ))}
        </DisclosureGroup>
      ))}
    </DisclosureMenu>
  );
}

interface FilterProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly isEmpty: boolean;
}

/** Needs scripts, and is only rendered with them. */
function SectionFilter({query, onChange, isEmpty}: FilterProps): ReactNode {
  const label = translate({
    id: 'docs.product.filter',
    message: 'Filter by name',
    description: 'Label of the field in the menu that leads to the documentation of other tools',
  });
  return (
    <>
      <SearchField
        label={label}
        isLabelShown={false}
        placeholder={label}
        size="small"
        value={query}
        onChange={onChange}
      />
      <p className={styles.status} role="status">
        {isEmpty &&
          translate({
            id: 'docs.product.empty',
            message: 'No documentation has this name.',
            description: 'Shown in the menu of tools when its filter finds none',
          })}
      </p>
    </>
  );
}

interface SectionProps {
  readonly sidebar: string;
  /** Whether the mark is rendered; its space is always reserved. */
  readonly isDrawn: boolean;
}

function SectionName({sidebar, isDrawn}: SectionProps): ReactNode {
  const tool = findTool(TOOLS, sidebar);
  return (
    <span className={styles.name}>
      {tool !== undefined && (
        <span className={styles.mark}>
          {isDrawn && <ToolMark toolKey={tool.key} size={MARK_PX} />}
        </span>
      )}
      {sectionName(sidebar)}
    </span>
  );
}
