import type {ReactNode} from 'react';
import {videoService} from '@site/src/lib/media/videoService';
import FileVideo, {type Props as FileProps} from './FileVideo';
import HostedVideo from './HostedVideo';

export interface Props extends FileProps {
  /** What the video shows, in a few words. */
  readonly title: string;
}

/**
 * A video. One that a service such as YouTube hosts waits behind a button, and nothing of it loads before (HERO-2, API-10); a file
 * plays in the browser's own player (ERR-8).
 */
export default function Video({title, ...props}: Props): ReactNode {
  const {src = '', poster} = props;
  const service = videoService(src);
  return service === undefined ? (
    <FileVideo {...props} aria-label={title} />
  ) : (
    <HostedVideo src={src} title={title} service={service} poster={poster} />
  );
}
