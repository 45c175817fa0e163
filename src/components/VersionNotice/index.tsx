import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {VersionBanner} from '@docusaurus/plugin-content-docs';
import {useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import Notice from '@site/src/components/Notice';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {listVersionChoices, type VersionChoice} from '@site/src/lib/versions/listVersionChoices';

interface Props {
  readonly banner: VersionBanner;
  readonly label: string;
}

/** The message about a version that is not the latest. */
function VersionState({banner, label}: Props): ReactNode {
  const values = {version: <bdi>{label}</bdi>};
  return banner === 'unreleased' ? (
    <Translate
      id="docs.version.notice.unreleased"
      description="On pages of a version that is still being written; the version's label may be a word such as Next"
      values={values}>
      {'You are reading a version that is not released yet: {version}.'}
    </Translate>
  ) : (
    <Translate
      id="docs.version.notice.old"
      description="On pages of a version that is older than the latest"
      values={values}>
      {'You are reading an older version that is no longer updated: {version}.'}
    </Translate>
  );
}

/** Says on pages of an old or unreleased version what they are, with a link to the latest; nothing on the latest itself (V3). */
export default function VersionNotice(): ReactNode {
  const {banner, label, version: name, isLast} = useDocsVersion();
  const {versions, documentId} = useReadVersion();
  const latest = listVersionChoices(versions, name, documentId).find(({age}) => age === 'latest');
  return banner === null || isLast || latest === undefined ? null : (
    <Notice icon="warning" tone="warning" title={<VersionState banner={banner} label={label} />}>
      <WayToLatest latest={latest} />
    </Notice>
  );
}

function WayToLatest({latest}: {readonly latest: VersionChoice}): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const version = <bdi>{latest.label}</bdi>;
  return (
    <>
      {!latest.keepsPage && (
        <Translate
          id="docs.version.notice.withoutPage"
          description="In the notice of an old or unreleased version, before a link to the start of the latest version">
          The latest version does not have this page.
        </Translate>
      )}{' '}
      <Link to={latest.path} onClick={() => savePreferredVersionName(latest.name)}>
        {latest.keepsPage ? (
          <Translate
            id="docs.version.notice.samePage"
            description="Link in the notice of an old or unreleased version to the same page"
            values={{version}}>
            {'Read this page in the latest version, {version}'}
          </Translate>
        ) : (
          <Translate
            id="docs.version.notice.start"
            description="Link in the notice of an old or unreleased version to the start of the latest version"
            values={{version}}>
            {'Go to the start of version {version}'}
          </Translate>
        )}
      </Link>
    </>
  );
}
