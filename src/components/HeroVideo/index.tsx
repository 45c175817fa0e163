import type {ComponentProps, ReactNode} from 'react';
import Hero from '@site/src/components/Hero';
import Video from '@site/src/components/Video';
import styles from './styles.module.css';

export interface Props extends Omit<ComponentProps<typeof Hero>, 'image'> {
  readonly video: ComponentProps<typeof Video>;
}

/** The opening section of a page with a video below its text (HERO-2). */
export default function HeroVideo({video, ...hero}: Props): ReactNode {
  return (
    <>
      <Hero {...hero} />
      <div className={styles.video}>
        <Video {...video} />
      </div>
    </>
  );
}
