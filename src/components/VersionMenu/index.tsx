import Translate from '@docusaurus/Translate';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import DisclosureMenu, {DisclosureGroup, DisclosureItem} from '@site/src/components/DisclosureMenu';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {listVersionChoices, type VersionChoice} from '@site/src/lib/versions/listVersionChoices';
import styles from './styles.module.css';

interface Props {
  readonly choice: VersionChoice;
}

/** Label of a version, and whether it is the latest or unreleased. */
function VersionName({choice: {label, age}}: Props): ReactNode {
  return (
    <span className={styles.name}>
      <bdi>{label}</bdi>{' '}
      {age === 'latest' && (
        <span className={styles.age}>
          <Translate id="docs.version.latest" description="Beside the newest released version">
            Latest
          </Translate>
        </span>
      )}
      {age === 'unreleased' && (
        <span className={styles.age}>
          <Translate
            id="docs.version.unreleased"
            description="Beside a version that is still being written">
            Not released
          </Translate>
        </span>
      )}
    </span>
  );
}

/** Links to the same page in other versions of the documentation; nothing if there is only one (V2). */
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
      <DisclosureGroup>
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
      </DisclosureGroup>
    </DisclosureMenu>
  );
}
