import type {ReactNode} from 'react';

export interface Props {
  /** In order; each once. */
  readonly names: readonly string[];
}

/** The head of a table. */
export default function ColumnHeads({names}: Props): ReactNode {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
