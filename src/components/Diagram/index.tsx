import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {useTrustedHtml} from '@site/src/hooks/useTrustedHtml';
import styles from './styles.module.css';

export interface Props {
  /** Rendered and named at build time, from the author's own file (`packages/mermaid-diagrams`). */
  readonly svg: string;
  /** Mermaid's text. */
  readonly source: string;
}

/** A diagram in a box that scrolls sideways if it is wider than the page, with its source text. */
export default function Diagram({svg, source}: Props): ReactNode {
  const drawing = useTrustedHtml(svg);
  return (
    <figure className={styles.diagram}>
      <div
        className={clsx('scrollEdges', styles.frame)}
        role="group"
        tabIndex={0}
        aria-label={translate({
          id: 'diagram.frame',
          message: 'Diagram, scrolls sideways',
          description: 'Name of the frame around a diagram for screen readers',
        })}
        dangerouslySetInnerHTML={drawing}
      />
      <details className={styles.source}>
        <summary>
          <Translate
            id="diagram.source"
            description="Button below a diagram that shows the text it was drawn from">
            Show the diagram’s source
          </Translate>
        </summary>
        <CodeBlock language="text">{source}</CodeBlock>
      </details>
    </figure>
  );
}
