import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useCallback,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
} from 'react';
import {createPortal} from 'react-dom';
import CopyButton from '@site/src/components/CopyButton';
import Details from '@site/src/components/Details';
import Section from '@site/src/components/Section';
import {useTrustedHtml} from '@site/src/hooks/useTrustedHtml';
import {formatDate} from '@site/src/lib/text/format';
import styles from './styles.module.css';

/** Attribute in which `packages/readme-html` stores the address of an image that has not been requested. */
const SOURCE_ATTRIBUTE = 'data-readme-src';

/** Loads the images of a README on the reader's request. */
function useReadmeImages(html: string): {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Whether there are images that have not been requested. */
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

/** The image for a placeholder of `packages/readme-html`. */
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

interface CopyPlace {
  readonly id: number;
  /** Our own element next to the code. */
  readonly place: Element;
  readonly code: Element;
}

/** Adds a place for a button next to each block of code, once the README is open: while it is closed, nobody sees them. */
function useCopyPlaces(): {
  readonly places: readonly CopyPlace[];
  /** For the `<details>`, which a reader may have opened before scripts ran. */
  readonly detailsRef: (details: HTMLDetailsElement | null) => void;
  readonly onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
} {
  const [places, setPlaces] = useState<readonly CopyPlace[]>([]);
  const open = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open === true) {
      setPlaces((made) =>
        made.length > 0 ? made : Array.from(details.querySelectorAll('pre'), makePlace),
      );
    }
  }, []);
  return {places, detailsRef: open, onToggle: ({currentTarget}) => open(currentTarget)};
}

/** A wrapper around the code contains the button, which must not be part of the copied text. */
function makePlace(code: HTMLPreElement, id: number): CopyPlace {
  const frame = document.createElement('div');
  frame.className = styles.code ?? '';
  frame.dataset.copyable = '';
  const place = document.createElement('div');
  place.className = styles.copy ?? '';
  code.replaceWith(frame);
  frame.append(code, place);
  return {id, place, code};
}

export interface Props {
  /** Sanitised at build time by `packages/readme-html`; never pass anything else. */
  readonly html: string;
  /** Day on which it was fetched, `YYYY-MM-DD`. */
  readonly fetchedAt: string | undefined;
}

/** A README in its own language, collapsed until the reader opens it; its images come from other hosts and load only on request. */
export default function ReadmeView({html, fetchedAt}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {ref, hasImages, loadImages} = useReadmeImages(html);
  const {places, detailsRef, onToggle} = useCopyPlaces();
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
      {/* A reader may open it before React takes over. */}
      <Details
        ref={detailsRef}
        summary={
          <Translate id="readme.open" description="What a reader presses to open a tool's README">
            Show the README
          </Translate>
        }
        onToggle={onToggle}
        suppressHydrationWarning>
        {hasImages && (
          <p className={styles.consent}>
            <Translate
              id="readme.images"
              description="Sentence before a README's images are loaded">
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
        {places.map(({id, place, code}) =>
          createPortal(
            <CopyButton
              text={() => code.textContent}
              label={translate({
                id: 'theme.CodeBlock.copyButtonAriaLabel',
                message: 'Copy code to clipboard',
                description: 'The ARIA label for copy code blocks button',
              })}
            />,
            place,
            id,
          ),
        )}
      </Details>
    </Section>
  );
}
