import type {ReactNode, SourceHTMLAttributes} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sourceType} from '@site/src/lib/media/videoService';

export type Props = SourceHTMLAttributes<HTMLSourceElement>;

/** One file of a `<Video>`, typed by its extension unless a type is given; the browser plays the first it can (ERR-9). */
export default function Source({src, type, ...rest}: Props): ReactNode {
  const {pathname} = useLocation();
  const address = useBaseUrl(src ?? '');
  if (!src) {
    throw new Error(
      `A <Source> on ${pathname} has no src. Name the file: <Source src="/media/demo.mp4" /> for static/media/demo.mp4, or a full address.`,
    );
  }
  return <source {...rest} src={address} type={type ?? sourceType(src)} />;
}
