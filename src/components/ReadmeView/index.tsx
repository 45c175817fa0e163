import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRef, useState, type ReactNode, type RefObject} from 'react';
import Section from '@site/src/components/Section';
import {useTrustedHtml} from '@site/src/hooks/useTrustedHtml';
import {formatDate} from '@site/src/lib/dates/formatDate';
import styles from './styles.module.css';

/** Where `packages/readme-html` keeps the address of an image that has not been asked for. */
const SOURCE_ATTRIBUTE = 'data-readme-src';

/** Loads the images of a README once the reader asks for them. */
function useReadmeImages(html: string): {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Whether there are images that have not been asked for. */
  readonly hasImages: boolean;
  readonly loadImages: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  return {
    ref,
    hasImages: !isLoaded && html.includes(SOURCE_ATTRIBUTE),
    loadImages: () => {
      for (const place of ref.current?.querySelectorAll<HTMLElement>(`[${SOURCE_ATTRIBUTE}]`) ??
        []) {
        place.replaceWith(createImage(place));
      }
      setIsLoaded(true);
    },
  };
}

/** The image that belongs into the place that `packages/readme-html` has left for it. */
function createImage(place: HTMLElement): HTMLImageElement {
  const image = new Image();
  image.className = place.className;
  image.alt = place.textContent;
  image.title = place.title;
  image.loading = 'lazy';
  image.decoding = 'async';
  image.referrerPolicy = 'no-referrer';
  for (const side of ['width', 'height'] as const) {
    const pixels = place.dataset[side];
    if (pixels !== undefined) {
      image.setAttribute(side, pixels);
    }
  }
  image.src = place.getAttribute(SOURCE_ATTRIBUTE) ?? '';
  return image;
}

export interface Props {
  /** Sanitised at build time by `packages/readme-html`; nothing else may be given here. */
  readonly html: string;
  /** Day on which it was fetched, `YYYY-MM-DD`. */
  readonly fetchedAt: string | undefined;
}

/** A README in its own language; its images come from other hosts and load only when the reader asks. */
export default function ReadmeView({html, fetchedAt}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {ref, hasImages, loadImages} = useReadmeImages(html);
  const trusted = useTrustedHtml(html);
  return (
    <Section
      title={
        <Translate id="readme.title" description="Heading over a tool's README">
          README
        </Translate>
      }
      description={
        fetchedAt !== undefined && (
          <Translate
            id="readme.date"
            description="Sentence over a tool's README"
            values={{date: formatDate(fetchedAt, i18n.currentLocale)}}>
            {'As published by the project, read on {date}.'}
          </Translate>
        )
      }>
      {hasImages && (
        <p className={styles.consent}>
          <Translate id="readme.images" description="Sentence before a README's images are loaded">
            Its images come from other hosts and have not been loaded.
          </Translate>{' '}
          <button type="button" className={styles.load} onClick={loadImages}>
            <Translate id="readme.loadImages" description="Button that loads a README's images">
              Load images
            </Translate>
          </button>
        </p>
      )}
      <div
        id="readme"
        ref={ref}
        className={`markdown ${styles.readme}`}
        lang="en"
        dir="ltr"
        dangerouslySetInnerHTML={trusted}
      />
    </Section>
  );
}
