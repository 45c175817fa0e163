import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import IconEdit from '@theme/Icon/Edit';
import {useTranslationStart} from '@site/src/hooks/useTranslationStart';
import {translateLabel} from '@site/src/labels/translating';

export interface Props {
  readonly source: string;
  readonly editUrl: string;
}

/** Leads to the file that the page is written in; where the page lacks a translation, to the start of one (DOC-1, I3). */
export default function EditLink({source, editUrl}: Props): ReactNode {
  const start = useTranslationStart(source);
  return start.status === 'missing' && start.href !== undefined ? (
    <Link to={start.href} className={ThemeClassNames.common.editThisPage}>
      <IconEdit />
      {translateLabel}
    </Link>
  ) : (
    <EditThisPage editUrl={editUrl} />
  );
}
