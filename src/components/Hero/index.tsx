import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import ButtonLink from '@site/src/components/ButtonLink';
import styles from './styles.module.css';

interface HeroBackgroundProps {
  readonly colors: readonly [string, string];
}

/** Four blurred discs in two colours, as SVG attributes, so that no inline style is needed. */
function HeroBackground({colors: [first, second]}: HeroBackgroundProps): ReactNode {
  return (
    <svg
      className={styles.background}
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">
      <circle cx="160" cy="60" r="150" fill={first} />
      <circle cx="480" cy="420" r="130" fill={second} />
      <circle cx="840" cy="40" r="140" fill={second} />
      <circle cx="1100" cy="360" r="170" fill={first} />
    </svg>
  );
}

interface HeroLink {
  readonly to: string;
  readonly label: ReactNode;
}

export interface Props {
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** One link or a list; the first one is emphasised. */
  readonly links?: HeroLink | readonly HeroLink[];
  /** Text or element next to the title, such as a version. */
  readonly version?: ReactNode;
  /** Two colours of the soft background; without them, the page's own. */
  readonly colors?: readonly [string, string];
  /** Shown next to the text from 768 px up. */
  readonly image?: ReactNode;
  /** At every width, instead of an image: content for the grid areas `graph` and `answer` around the text. */
  readonly graph?: ReactNode;
}

/** The opening section of a page; its title is the page's h1 (HERO-1). */
export default function Hero({
  title,
  description,
  links = [],
  version,
  colors,
  image,
  graph,
}: Props): ReactNode {
  const list = isLinkList(links) ? links : [links];
  return (
    <section className={styles.hero} data-layout={layoutOf(image, graph)}>
      {colors !== undefined && <HeroBackground colors={colors} />}
      <div className={styles.words}>
        {version !== undefined && <p className={styles.version}>{version}</p>}
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <div className={styles.description}>{description}</div>
        {list.length > 0 && (
          <p className={styles.links}>
            {list.map(({to, label}, index) => (
              <ButtonLink key={to} to={to} emphasis={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
      {image !== undefined && <div className={styles.image}>{image}</div>}
      {graph}
    </section>
  );
}

function layoutOf(image: ReactNode, graph: ReactNode): 'graph' | 'image' | 'words' {
  if (graph !== undefined) {
    return 'graph';
  }
  return image === undefined ? 'words' : 'image';
}

function isLinkList(links: HeroLink | readonly HeroLink[]): links is readonly HeroLink[] {
  return Array.isArray(links);
}
