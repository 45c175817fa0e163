import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {VersionBanner} from '@docusaurus/plugin-content-docs';

export interface Props {
  readonly banner: VersionBanner;
  readonly label: string;
}

/** What is to be known about a version that is not the latest. */
export default function VersionState({banner, label}: Props): ReactNode {
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
