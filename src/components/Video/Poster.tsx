import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Picture from '@site/src/components/Picture';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  readonly service: string;
  /** Our own picture: nothing is fetched from the service. */
  readonly image: string | undefined;
  readonly onPress: () => void;
}

/** Stands for a hosted video until it is wanted, and says whose player will load. */
export default function Poster({title, service, image, onPress}: Props): ReactNode {
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
