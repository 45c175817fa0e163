import {type ReactNode, useRef} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {MEDIA_PROGRESS_INTERVAL_MS} from '@site/src/lib/constants';
import Failure from './Failure';
import Poster from './Poster';
import styles from './styles.module.css';
import {useHostedPlayer} from './useHostedPlayer';

export interface Props {
  readonly src: string;
  readonly title: string;
  /** Name of the service, such as "YouTube". */
  readonly service: string;
  readonly poster: string | undefined;
}

/** YouTube's address without tracking cookies. */
const CONFIG = {youtube: {embedOptions: {host: 'https://www.youtube-nocookie.com'}}};

/** A poster that is a button; pressing it loads the player and plays. The link below works in any case. */
export default function HostedVideo({src, title, service, poster}: Props): ReactNode {
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
