import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import Picture from '@site/src/components/Picture';
import {MEDIA_PROGRESS_INTERVAL_MS} from '@site/src/lib/constants';
import {videoService} from '@site/src/lib/media/videoService';
import FileVideo, {type Props as FileProps} from './FileVideo';
import {useHostedPlayer} from './useHostedPlayer';
import styles from './styles.module.css';

interface PosterProps {
  readonly title: string;
  readonly service: string;
  /** Our own picture: nothing is fetched from the service. */
  readonly image: string | undefined;
  readonly onPress: () => void;
}

/** Placeholder for a hosted video until the reader requests it; says whose player will load. */
function Poster({title, service, image, onPress}: PosterProps): ReactNode {
  return (
    <button
      className={styles.poster}
      type="button"
      aria-label={translate(
        {
          id: 'video.play',
          message: 'Play “{title}”, which loads a player from {service}',
          description: 'Name of the button on a video that another site hosts',
        },
        {title, service},
      )}
      onClick={onPress}>
      {image !== undefined && <Picture className={styles.image} src={image} alt="" />}
      <span className={styles.play}>
        <Icon name="play" size={28} />
      </span>
      <span className={styles.hint}>
        <Translate
          id="video.hint"
          description="On the poster of a video: what pressing it does"
          values={{service}}>
          {'Loads a player from {service}'}
        </Translate>
      </span>
    </button>
  );
}

/** Shown instead of a player that failed to load; the link to the video is below (ERR-12). */
function Failure(): ReactNode {
  return (
    <p className={styles.failure}>
      <Translate id="video.failed" description="Shown when a video's player cannot be loaded">
        The player could not be loaded. The link below leads to the video.
      </Translate>
    </p>
  );
}

interface HostedVideoProps {
  readonly src: string;
  readonly title: string;
  /** Name of the service, such as "YouTube". */
  readonly service: string;
  readonly poster: string | undefined;
}

/** YouTube's address without tracking cookies. */
const CONFIG = {youtube: {embedOptions: {host: 'https://www.youtube-nocookie.com'}}};

/** A poster that is a button; pressing it loads the player and plays. The link below always works. */
function HostedVideo({src, title, service, poster}: HostedVideoProps): ReactNode {
  const {status, Player, press, fail} = useHostedPlayer();
  const stage = useRef<HTMLDivElement>(null);
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} data-state={status} tabIndex={-1} ref={stage}>
        {status === 'poster' && (
          <Poster
            title={title}
            service={service}
            image={poster}
            onPress={() => {
              press();
              stage.current?.focus();
            }}
          />
        )}
        {status === 'open' && Player !== undefined && (
          <ErrorBoundary fallback={renderFailure}>
            <Player
              url={src}
              title={title}
              playing
              controls
              width="100%"
              height="100%"
              progressInterval={MEDIA_PROGRESS_INTERVAL_MS}
              config={CONFIG}
              onError={fail}
            />
          </ErrorBoundary>
        )}
        <div role="status">{status === 'failed' && <Failure />}</div>
      </div>
      <figcaption className={styles.caption}>
        {title} ·{' '}
        <Link to={src}>
          <Translate
            id="video.watch"
            description="Link to a video at the service that hosts it"
            values={{service}}>
            {'Watch on {service}'}
          </Translate>
        </Link>
      </figcaption>
    </figure>
  );
}

function renderFailure(): ReactNode {
  return <Failure />;
}

export interface Props extends FileProps {
  /** What the video shows, in a few words. */
  readonly title: string;
}

/**
 * A video. If a service such as YouTube hosts it, it waits behind a button, and nothing of it loads before (HERO-2, API-10); a file
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
