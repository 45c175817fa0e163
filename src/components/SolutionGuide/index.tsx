import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ButtonLink from '@site/src/components/ButtonLink';
import type {SolutionFacts, SolutionId} from '@site/src/family/data/solutions';
import {solutionTitles} from '@site/src/family/labels/solutions';
import {guideAddress} from '@site/src/lib/catalogue/toolAddress';
import styles from './styles.module.css';

export interface Props {
  readonly solution: Pick<SolutionFacts, 'hasGuide'> & {readonly id: SolutionId};
}

/** A link from a solution to its guide in the documentation (HDR-9); nothing if there is no guide. */
export default function SolutionGuide({solution}: Props): ReactNode {
  const address = guideAddress(solution);
  return (
    address !== undefined && (
      <p className={styles.guide}>
        <ButtonLink to={address}>
          <Translate
            id="solution.guide"
            description="Link from a solution to its guide; title is the name of the solution, such as “Secure an API”"
            values={{title: solutionTitles[solution.id]}}>
            {'Step by step: {title}'}
          </Translate>
        </ButtonLink>
      </p>
    )
  );
}
