import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import MarkDrawing from '@site/src/components/MarkDrawing';
import {BRAND_MARK} from '@site/src/family/data/brandMark';
import styles from './press.module.css';

/** The rules for using the mark, with a drawing of its clear space (RTE-2). */
export default function ClearSpace(): ReactNode {
  return (
    <div className={styles.rules}>
      <div className={styles.spaceFrame}>
        <div className={styles.spaceCore}>
          <MarkDrawing mark={BRAND_MARK} size={120} />
        </div>
      </div>
      <ul className={styles.ruleList}>
        <li>
          <Translate id="press.rule.space" description="Rule for using the mark">
            Keep a quarter of the mark’s height free on every side.
          </Translate>
        </li>
        <li>
          <Translate id="press.rule.size" description="Rule for using the mark">
            Draw the mark at 16 pixels or more, the wordmark at 20 pixels or more in height.
          </Translate>
        </li>
        <li>
          <Translate id="press.rule.colour" description="Rule for using the mark">
            Use the colours given here, or one colour for everything. Add no shadow, outline or
            gradient.
          </Translate>
        </li>
        <li>
          <Translate id="press.rule.shape" description="Rule for using the mark">
            Do not rotate, stretch, mirror or redraw it, not even in right-to-left text.
          </Translate>
        </li>
        <li>
          <Translate id="press.rule.meaning" description="Rule for using the mark">
            Do not use it so that it suggests a partnership or an endorsement.
          </Translate>
        </li>
      </ul>
    </div>
  );
}
