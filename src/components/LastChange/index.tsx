import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {CHANGE_AUTHORS} from '@site/src/family/data/changeAuthors';
import {formatDate} from '@site/src/lib/text/format';

export interface Props {
  /** In milliseconds. */
  readonly lastUpdatedAt?: number;
  /** As commits spell the name. */
  readonly lastUpdatedBy?: string;
}

/** Date of a text's last change, in the digits of the portal, and its author if known. */
export default function LastChange({lastUpdatedAt, lastUpdatedBy = ''}: Props): ReactNode {
  const author = Object.hasOwn(CHANGE_AUTHORS, lastUpdatedBy)
    ? CHANGE_AUTHORS[lastUpdatedBy]
    : undefined;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: lastUpdatedAt === undefined ? '' : <AtDate date={new Date(lastUpdatedAt)} />,
          byUser: author === undefined ? '' : <ByUser user={author} />,
        }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

function AtDate({date}: {readonly date: Date}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const text = <b>{formatDate(date, i18n.currentLocale)}</b>;
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{
        date: <time dateTime={date.toISOString()}>{text}</time>,
      }}>
      {' on {date}'}
    </Translate>
  );
}

function ByUser({user}: {readonly user: string}): ReactNode {
  return (
    <Translate
      id="theme.lastUpdated.byUser"
      description="The words used to describe by who the page has been last updated"
      values={{
        user: (
          <b>
            <bdi>{user}</bdi>
          </b>
        ),
      }}>
      {' by {user}'}
    </Translate>
  );
}
