import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import DisclosureMenu, {DisclosureItem} from '@site/src/components/DisclosureMenu';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {listVersionChoices, type VersionChoice} from '@site/src/lib/versions/listVersionChoices';
import styles from './styles.module.css';
import VersionName from './VersionName';

/** Leads to the same page in other versions of the documentation; nothing where there is only one (V2). */
export default function VersionMenu(): ReactNode {
  const {versions, version, documentId} = useReadVersion();
  return version === undefined || versions.length < 2 ? null : (
    <Menu label={version.label} choices={listVersionChoices(versions, version.name, documentId)} />
  );
}

interface MenuProps {
  readonly label: string;
  readonly choices: readonly VersionChoice[];
}

function Menu({label, choices}: MenuProps): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  return (
    <DisclosureMenu
      current={
        <span>
          <Translate
            id="docs.version.current"
            description="Names the version of the documentation that is being read"
            values={{version: <bdi>{label}</bdi>}}>
            {'Version: {version}'}
          </Translate>
        </span>
      }>
      {choices.map((choice) => (
        <DisclosureItem
          key={choice.name}
          to={choice.path}
          isCurrent={choice.isCurrent}
          onFollow={() => savePreferredVersionName(choice.name)}>
          <span className={styles.choice}>
            <VersionName choice={choice} />{' '}
            {!choice.keepsPage && !choice.isCurrent && (
              <span className={styles.note}>
                <Translate
                  id="docs.version.withoutPage"
                  description="Below a version in the menu of versions: it does not have the page that is being read">
                  Does not have this page; leads to its start
                </Translate>
              </span>
            )}
          </span>
        </DisclosureItem>
      ))}
    </DisclosureMenu>
  );
}
