import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useRef, useState, type ReactNode} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import IconButton from '@site/src/components/IconButton';
import SampleNote from '@site/src/components/SampleNote';
import {useOverflow} from '@site/src/hooks/useInView';
import {useTrustedHtml} from '@site/src/hooks/useTrustedHtml';
import {codePartLabels} from '@site/src/labels/samples';
import styles from './styles.module.css';

interface WrapButtonProps {
  readonly isPressed: boolean;
  /** Class for the longest line, until the block has been measured: the style sheet then knows the widths in which no line is cut. */
  readonly length: LineLength | undefined;
  readonly onToggle: () => void;
}

/** Switches between lines that wrap and lines that scroll; screen readers announce its state. */
function WrapButton({isPressed, length, onToggle}: WrapButtonProps): ReactNode {
  return (
    <IconButton
      className={styles.wrap}
      data-length={length}
      icon="wrap"
      size="small"
      label={translate({
        id: 'code.wrap',
        message: 'Wrap lines',
        description: 'Button over a code block, pressed while its long lines wrap',
      })}
      aria-pressed={isPressed}
      onClick={onToggle}
    />
  );
}

/** Steps for the length of the longest line, in characters; the style sheet has a width for each but the last. */
const LINE_LENGTHS = [
  ['short', 36],
  ['medium', 60],
  ['long', 80],
  ['longer', 108],
] as const;
type LineLength = (typeof LINE_LENGTHS)[number][0] | 'longest';

/** @param html of a block, in which each character that HTML needs is an entity. */
function plainCode(html: string): string {
  return html.replace(/<[^>]*>/gu, '').replace(/&[#\w]+;/gu, '.');
}

function measureLines(code: string): LineLength {
  // Not as arguments of one call: a page may have more lines than a call can have arguments.
  const longest = code.split('\n').reduce((most, {length}) => Math.max(most, length), 0);
  return LINE_LENGTHS.find(([, most]) => longest <= most)?.[0] ?? 'longest';
}

/**
 * The text to copy from a block: its code without the lines marked as removed. The style sheet renders signs and line numbers, so they
 * are not part of the text.
 *
 * @param code element with the whole code.
 */
function copyText(code: Element): string {
  const whole = code.textContent;
  const copy = code.cloneNode(true);
  if (!(copy instanceof Element)) {
    return whole;
  }
  const removed = copy.querySelectorAll('del');
  const endsRemoved =
    removed.length > 0 && whole.endsWith(removed.item(removed.length - 1).textContent);
  for (const line of removed) {
    line.remove();
  }
  const text = copy.textContent;
  // The last line has no line break; once it is removed, the line before must not have one either.
  return endsRemoved && !whole.endsWith('\n') ? text.replace(/\n$/u, '') : text;
}

export interface Props {
  readonly title?: ReactNode;
  /** Name of the language for readers; shown if there is no title. */
  readonly language?: string;
  /** The role of the code, when it says more than the language. */
  readonly part?: 'variables';
  /** Content of the gutter: `numbers`, `signs`, or both with a space between them. */
  readonly gutter?: string;
  /** Whether long lines wrap initially. */
  readonly isWrapped?: boolean;
  /** Code written by `packages/code-blocks` at build time; never pass anything else. */
  readonly html?: string;
  /** How the sample was checked, with which packages, or why not. */
  readonly check?: string;
  readonly packages?: string;
  readonly more?: string;
  readonly reason?: string;
  /** Code in components, which stays plain, or its lines: elements with the class `l`, including `ins` and `del`. */
  readonly children?: ReactNode;
}

/**
 * A block of code with its title or language, a copy button (ST-11, C-21, ERR-11) and, if lines are longer than the block, a switch that
 * wraps them. Code reads from left to right in every language of the portal.
 */
export default function CodeBlock({
  title,
  language,
  part,
  gutter,
  isWrapped: isWrappedAtFirst = false,
  html,
  check,
  packages,
  more,
  reason,
  children,
}: Props): ReactNode {
  const [isWrapped, setIsWrapped] = useState(isWrappedAtFirst);
  const preRef = useRef<HTMLPreElement>(null);
  const codeRef = useRef<HTMLElement>(null);
  const isOverflowing = useOverflow(preRef);
  const coloured = useTrustedHtml(html ?? '');
  const caption = title ?? (part === undefined ? language : codePartLabels[part]);
  const length = measureLines(
    html === undefined ? (typeof children === 'string' ? children : '') : plainCode(html),
  );
  const mayOverflow = isOverflowing ?? length !== 'short';
  const isShort = html === undefined || !html.includes('\n');
  return (
    <figure
      className={styles.block}
      data-copyable
      data-length={length}
      data-layout={title === undefined && (isShort || caption === undefined) ? 'row' : 'bar'}>
      {caption !== undefined && (
        <figcaption
          className={styles.caption}
          data-kind={title === undefined ? 'language' : 'title'}>
          {caption}
        </figcaption>
      )}
      {(mayOverflow || isWrapped) && (
        <WrapButton
          isPressed={isWrapped}
          length={isOverflowing === undefined && !isWrapped ? length : undefined}
          onToggle={() => setIsWrapped(!isWrapped)}
        />
      )}
      <div className={styles.copy}>
        <CopyButton
          text={() => (codeRef.current === null ? '' : copyText(codeRef.current))}
          label={translate({
            id: 'theme.CodeBlock.copyButtonAriaLabel',
            message: 'Copy code to clipboard',
            description: 'The ARIA label for copy code blocks button',
          })}
        />
      </div>
      <pre
        ref={preRef}
        className={clsx('scrollEdges', styles.pre)}
        dir="ltr"
        role="group"
        tabIndex={isOverflowing === false ? undefined : 0}
        aria-label={nameBlock(caption)}
        data-state={isWrapped ? 'wrapped' : 'scrolling'}>
        {html === undefined ? (
          <code ref={codeRef} className={styles.code} data-gutter={gutter}>
            {children}
          </code>
        ) : (
          <code
            ref={codeRef}
            className={styles.code}
            data-gutter={gutter}
            dangerouslySetInnerHTML={coloured}
          />
        )}
      </pre>
      {check !== undefined && (
        <div className={styles.check}>
          <SampleNote check={check} packages={packages} more={more} reason={reason} />
        </div>
      )}
    </figure>
  );
}

function nameBlock(caption: ReactNode): string {
  return typeof caption === 'string'
    ? translate(
        {
          id: 'code.nameWithCaption',
          message: 'Code: {caption}',
          description: 'Name of a code block for screen readers, with its title or language',
        },
        {caption},
      )
    : translate({
        id: 'code.name',
        message: 'Code',
        description: 'Name of a code block without title and language for screen readers',
      });
}
