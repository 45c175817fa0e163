import Translate from '@docusaurus/Translate';
import {Workbench, type Bench, type BenchOutput} from '@selection-set/workbench';
import {useState, type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import CodeBlock from '@site/src/components/CodeBlock';
import CopyButton from '@site/src/components/CopyButton';
import IconButton from '@site/src/components/IconButton';
import {benchTexts} from '@site/src/labels/workbench';
import type {BenchProps} from './BenchStart';

export interface Props<Settings, Output extends BenchOutput> extends BenchProps {
  readonly bench: Bench<Settings, Output>;
  readonly title: string;
}

/** Most characters of an output to render: a browser takes seconds for megabytes. */
const DRAWN_MAX_CHARS = 100_000;

interface OutputCodeProps {
  readonly title: string;
  readonly text: string;
}

/** Output of a tool as code; of a very long text, the beginning. */
export function OutputCode({title, text}: OutputCodeProps): ReactNode {
  return (
    <>
      <CodeBlock title={title}>{text.slice(0, DRAWN_MAX_CHARS)}</CodeBlock>
      {text.length > DRAWN_MAX_CHARS && (
        <p>
          <Translate
            id="bench.beginning"
            description="Below a long text of which the beginning is shown">
            Only the beginning is shown, because the whole text is too long.
          </Translate>
        </p>
      )}
    </>
  );
}

/** Number of entries of a list to render at first, and with each press of the button. */
const PAGE = 200;

interface LimitedListProps<Item> {
  readonly items: readonly Item[];
  readonly className: string | undefined;
  readonly draw: (item: Item, index: number) => ReactNode;
}

/** A list that renders its first entries, and more on demand: a browser takes seconds for ten thousand. */
export function LimitedList<Item>({items, className, draw}: LimitedListProps<Item>): ReactNode {
  const {count, more} = useLimit(items.length, PAGE);
  return (
    <>
      <ul className={className}>{items.slice(0, count).map(draw)}</ul>
      {more}
    </>
  );
}

/**
 * How many of some entries to render.
 *
 * @param page how many at first, and with each press of the button.
 * @returns the number, and a button below them that shows more; null once there are no more.
 */
export function useLimit(
  total: number,
  page: number,
): {readonly count: number; readonly more: ReactNode} {
  const [count, setCount] = useState(page);
  return {
    count,
    more:
      total > count ? (
        <Button onClick={() => setCount(count + page)}>
          <Translate
            id="bench.more"
            description="Button below a list of which some entries are shown"
            values={{count, total}}>
            {'Show more ({count} of {total} are shown)'}
          </Translate>
        </Button>
      ) : null,
  };
}

/** A bench with the portal's controls and texts. It imports the editor, so only modules loaded on demand may import it. */
export default function FamilyBench<Settings, Output extends BenchOutput>({
  bench,
  title,
  address,
  onAddress,
}: Props<Settings, Output>): ReactNode {
  return (
    <Workbench
      bench={bench}
      texts={{...benchTexts, bench: title}}
      controls={{Button, CopyButton, IconButton}}
      address={address}
      onAddress={onAddress}
    />
  );
}
