import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import IconEdit from '@theme/Icon/Edit';
import LastUpdated from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {useTranslationStart} from '@site/src/hooks/useTranslationStart';
import {translateLabel} from '@site/src/labels/translating';
import styles from './styles.module.css';

interface EditLinkProps {
  readonly source: string;
  readonly editUrl: string;
}

/** A link to the page's file or, if the page lacks a translation, to start one (DOC-1, I3). */
function EditLink({source, editUrl}: EditLinkProps): ReactNode {
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

export interface ReadingTimeProps {
  /** At least one. */
  readonly minutes: number;
}

/** How long a text takes to read, in the theme's short words: on a phone they share a line with the way to the text. */
export function ReadingTime({minutes}: ReadingTimeProps): ReactNode {
  return usePluralForm().selectMessage(
    minutes,
    translate(
      {
        id: 'theme.blog.post.readingTime.plurals',
        message: 'One min read|{readingTime} min read',
        description:
          'Pluralized label for "{readingTime} min read". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
      },
      {readingTime: minutes},
    ),
  );
}

export interface Props {
  /** Path of the page's file, from Docusaurus. */
  readonly source: string;
  readonly editUrl?: string | null;
  /** Time of the last change in milliseconds; absent if unknown to git. */
  readonly lastUpdatedAt?: number | null;
  /** Author of the last change; absent if unknown to git. */
  readonly lastUpdatedBy?: string | null;
}

/** Below a text: a link to edit it (DOC-1), and who last changed it. */
export default function PageFacts({
  source,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  const isDated = (lastUpdatedAt ?? lastUpdatedBy ?? undefined) !== undefined;
  if (!editUrl && !isDated) {
    return null;
  }
  return (
    <div className={styles.facts}>
      {editUrl && (
        <span className={styles.edit}>
          <EditLink source={source} editUrl={editUrl} />
        </span>
      )}
      {isDated && (
        <span className={styles.updated}>
          <LastUpdated
            lastUpdatedAt={lastUpdatedAt ?? undefined}
            lastUpdatedBy={lastUpdatedBy ?? undefined}
          />
        </span>
      )}
    </div>
  );
}
