import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ToolMark from '@site/src/components/ToolMark';
import {type Tool, TOOLS} from '@site/src/data/tools';
import styles from './styles.module.css';

export interface Props {
  readonly chosen: readonly Tool[];
  readonly onChange: (tools: readonly Tool[]) => void;
}

/** A check box per tool; a newly ticked tool becomes the last column. */
export default function ToolPicker({chosen, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>
        <Translate id="compare.pick" description="Name of the row of check boxes, one per tool">
          Tools to compare
        </Translate>
      </legend>
      {TOOLS.map((tool) => {
        const isChosen = chosen.includes(tool);
        return (
          <label key={tool.key} className={styles.choice}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() =>
                onChange(isChosen ? chosen.filter((other) => other !== tool) : [...chosen, tool])
              }
            />
            <ToolMark toolKey={tool.key} size={18} />
            {tool.name}
          </label>
        );
      })}
    </fieldset>
  );
}
