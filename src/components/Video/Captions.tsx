import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface Props {
  readonly src: string;
  /** The page's language if undefined. */
  readonly lang: string | undefined;
}

/** The words of a video, shown at once: a video that starts by itself is silent. */
export default function Captions({src, lang}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <track
      kind="captions"
      src={useBaseUrl(src)}
      srcLang={lang ?? i18n.currentLocale}
      label={translate({
        id: 'video.captions',
        message: 'Captions',
        description: "Name of the captions in a video player's menu",
      })}
      default
    />
  );
}
