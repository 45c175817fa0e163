import Translate from '@docusaurus/Translate';
import type {BenchFile, ViewProps} from '@selection-set/workbench';
import {structuredPatch, type StructuredPatchHunk} from 'diff';
import {useMemo, type ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import {OutputCode} from '../FamilyBench';
import {textOf} from '../graphqlInput';
import styles from '../styles.module.css';
import {CODEGEN, PREVIOUS_CODEGEN} from './examples';
import type {CodegenOutput} from './generateCode';
import {CODEGEN_FILES, type CodegenChoice} from './settings';

export type Shown = ViewProps<CodegenChoice, CodegenOutput>;

const [, , OUTPUT, OTHER] = CODEGEN_FILES;

/** Time limit for a diff, in milliseconds: it blocks the page meanwhile, and takes long for texts with little in common. */
const DIFF_LIMIT_MS = 50;
/** Most lines of a diff to render. */
const LINES_LIMIT = 2000;

interface DifferenceProps {
  readonly before: readonly BenchFile[];
  readonly after: readonly BenchFile[];
  /** Message if both are the same. */
  readonly same: ReactNode;
}

/** The differences, as a patch for each file. */
function Difference({before, after, same}: DifferenceProps): ReactNode {
  const names = [...new Set([...before, ...after].map(({name}) => name))];
  const changed = names.filter((name) => textOf(before, name) !== textOf(after, name));
  return changed.length === 0 ? (
    <p>{same}</p>
  ) : (
    changed.map((name) => (
      <Patch key={name} name={name} before={textOf(before, name)} after={textOf(after, name)} />
    ))
  );
}

interface PatchProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

function Patch({name, before, after}: PatchProps): ReactNode {
  const patch = useMemo(
    () =>
      structuredPatch(name, name, before, after, undefined, undefined, {timeout: DIFF_LIMIT_MS}),
    [name, before, after],
  );
  return patch === undefined ||
    patch.hunks.reduce((sum, {lines}) => sum + lines.length, 0) > LINES_LIMIT ? (
    <p>
      <Translate id="studio.different" description="Said where two texts have too little in common">
        The two have too little in common to be compared line by line.
      </Translate>
    </p>
  ) : (
    <CodeBlock title={`diff ${name}`} gutter="signs">
      {patch.hunks.map((hunk) => (
        <Hunk key={hunk.newStart} hunk={hunk} />
      ))}
    </CodeBlock>
  );
}

/** Elements of lines by their signs; a note about the end of a file has none. */
const LINES: Readonly<Record<string, 'del' | 'ins' | 'span'>> = {
  '+': 'ins',
  '-': 'del',
  ' ': 'span',
};

/** Changed lines with their context; signs look as in the diffs of the documentation. */
function Hunk({
  hunk: {oldStart, oldLines, newStart, newLines, lines},
}: {
  readonly hunk: StructuredPatchHunk;
}): ReactNode {
  return (
    <>
      <span className="l">
        <span className={styles.place}>
          {`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@\n`}
        </span>
      </span>
      {lines.map((line, index) => {
        const Line = LINES[line.charAt(0)];
        return Line === undefined ? null : (
          // A line has no key other than its position.
          <Line key={`${index} ${line}`} className="l">
            {`${line.slice(1)}\n`}
          </Line>
        );
      })}
    </>
  );
}

export function CodeView({output: {generated}}: Shown): ReactNode {
  return <GeneratedFiles files={generated} />;
}

interface GeneratedFilesProps {
  readonly files: readonly BenchFile[];
  /** Prefix of their names. */
  readonly of?: string;
}

function GeneratedFiles({files, of}: GeneratedFilesProps): ReactNode {
  return files.map(({name, text}) => (
    // Isolated, because in right-to-left text the sign before a scope would come after it.
    <OutputCode
      key={name}
      title={of === undefined ? name : `\u2066${of}: ${name}\u2069`}
      text={text}
    />
  ));
}

export function ChangesView({output, previous}: Shown): ReactNode {
  return previous === undefined || previous.generated.length === 0 ? (
    <p>
      <Translate id="studio.noPrevious" description="Said where there is no earlier run">
        Change something and run again to see what it changes.
      </Translate>
    </p>
  ) : (
    <Difference
      before={previous.generated}
      after={output.generated}
      same={
        <Translate id="studio.same" description="Said where a run gave what the last one gave">
          The last run gave the same code.
        </Translate>
      }
    />
  );
}

/** Prefixes of the names of files on either side. */
function nameSides({other}: CodegenChoice, hasOther: boolean): readonly [string, string] {
  return other === 'current'
    ? [OUTPUT, OTHER]
    : [CODEGEN, hasOther ? `${PREVIOUS_CODEGEN}, ${OTHER}` : PREVIOUS_CODEGEN];
}

export function CompareView({
  output: {generated, other},
  input: {files, settings},
}: Shown): ReactNode {
  if (other === undefined) {
    return (
      <p>
        <Translate id="studio.noOther" description="Said where there is nothing to compare with">
          Choose the previous version, or write other settings into the last editor, to see what
          changes.
        </Translate>
      </p>
    );
  }
  const [name, otherName] = nameSides(settings, textOf(files, OTHER).trim() !== '');
  const current = {files: generated, name};
  const compared = {files: other, name: otherName};
  // An upgrade goes from the previous version to the current one.
  const [before, after] = settings.other === 'previous' ? [compared, current] : [current, compared];
  return (
    <>
      <Difference
        before={before.files}
        after={after.files}
        same={
          <Translate id="studio.sameOther" description="Said where two sides give the same code">
            Both give the same code.
          </Translate>
        }
      />
      <div className={styles.columns}>
        <div>
          <GeneratedFiles files={before.files} of={before.name} />
        </div>
        <div>
          <GeneratedFiles files={after.files} of={after.name} />
        </div>
      </div>
    </>
  );
}
