import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {TranslatedFile} from '@site/src/lib/contracts/translationReport';
import {newFileUrl} from '@site/src/lib/git/newFileUrl';

export interface Props {
  readonly file: TranslatedFile;
}

/** Leads to the repository: to the translation, or to where one is started. */
export default function Contribute({file: {file, state}}: Props): ReactNode {
  const {docsRepositoryBase} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (typeof docsRepositoryBase !== 'string') {
    return null;
  }
  if (state === 'untranslated') {
    return (
      <Link to={newFileUrl(docsRepositoryBase, file) ?? docsRepositoryBase}>
        <Translate id="translations.start" description="Link to the repository, to a new file">
          Start the translation
        </Translate>
      </Link>
    );
  }
  return (
    <Link to={`${docsRepositoryBase}/${file}`}>
      <Translate id="translations.edit" description="Link to the repository, to a translation">
        Edit the translation
      </Translate>
    </Link>
  );
}
