import {Workbench, type Bench, type BenchOutput} from '@selection-set/workbench';
import type {ReactNode} from 'react';
import Button from '@site/src/components/Button';
import CopyButton from '@site/src/components/CopyButton';
import IconButton from '@site/src/components/IconButton';
import {benchTexts} from '@site/src/labels/workbench';
import type {BenchProps} from './BenchStart';

export interface Props<Settings, Output extends BenchOutput> extends BenchProps {
  readonly bench: Bench<Settings, Output>;
  readonly title: string;
}

/** A bench with the controls and words of the portal. It imports the editor, so only what is loaded on demand may import it. */
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
