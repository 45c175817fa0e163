import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import Details from '@site/src/components/Details';
import ToolMark from '@site/src/components/ToolMark';
import {QUESTIONS, SOLUTIONS} from '@site/src/family/data/solutions';
import {TOOLS, type Tool} from '@site/src/family/data/tools';
import {answerLabels, questionLabels} from '@site/src/family/labels/questions';
import {solutionTitles} from '@site/src/family/labels/solutions';
import {compareAddress} from '@site/src/lib/catalogue/compareAddress';
import {pickTools} from '@site/src/lib/catalogue/findTools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {isPlainClick} from '@site/src/lib/page/browser';
import styles from './styles.module.css';

/** Query parameter that names the open question. */
const PARAMETER = 'for';

export interface QuestionsProps {
  /** Called with the tools of an answer to compare. */
  readonly onCompare: (tools: readonly Tool[]) => void;
}

/**
 * Five questions, each with answers that recommend one or two tools and say why. Without scripts all are readable: each opens natively.
 * The address stores which one is open.
 */
export function Questions({onCompare}: QuestionsProps): ReactNode {
  const [opened, setOpened] = useQueryString(PARAMETER);
  return (
    <section className={styles.questions} aria-labelledby="compare-questions">
      <h2 className={styles.setsTitle} id="compare-questions">
        <Translate id="choose.title" description="Heading over questions that lead to a tool">
          Which tool do I need?
        </Translate>
      </h2>
      {QUESTIONS.map(({id, answers}) => (
        <Details
          key={id}
          name="question"
          summary={questionLabels[id]}
          open={opened === id}
          onToggle={({currentTarget}) => {
            if (currentTarget.open) {
              setOpened(id);
            } else if (opened === id) {
              setOpened('');
            }
          }}
          // A reader may open it before React takes over.
          suppressHydrationWarning>
          <dl className={styles.answers}>
            {answers.map((answer) => (
              <div key={answer.id}>
                <dt>{answerLabels[answer.id].answer}</dt>
                <Answer
                  tools={pickTools(TOOLS, answer.tools)}
                  reason={answerLabels[answer.id].reason}
                  onCompare={onCompare}
                />
              </div>
            ))}
          </dl>
        </Details>
      ))}
      <p className={styles.more}>
        <Translate
          id="choose.more"
          description="After questions that lead to a tool"
          values={{
            solutions: (
              <Link to="/solutions">
                <Translate
                  id="choose.more.solutions"
                  description="Link to the solutions, in: To see whole jobs …, read the …">
                  solutions
                </Translate>
              </Link>
            ),
          }}>
          {
            'You rarely need more than three or four tools at once: take one for the job you have, and add another when a second job appears. To see whole jobs done with several tools, read the {solutions}.'
          }
        </Translate>
      </p>
    </section>
  );
}

interface AnswerProps extends QuestionsProps {
  readonly tools: readonly Tool[];
  readonly reason: string;
}

/** The tools of an answer with the reason; for two tools, a button to compare them. */
function Answer({tools, reason, onCompare}: AnswerProps): ReactNode {
  return (
    <dd>
      <span className={styles.answerTools}>
        {tools.map((tool) => (
          <Link key={tool.key} className={styles.tool} to={toolAddress(tool)}>
            <ToolMark toolKey={tool.key} size={20} />
            {tool.name}
          </Link>
        ))}
      </span>
      {reason}{' '}
      {tools.length > 1 && (
        <Link
          to={compareAddress(tools)}
          onClick={(event) => {
            if (isPlainClick(event)) {
              event.preventDefault();
              onCompare(tools);
            }
          }}>
          <Translate
            id="choose.compare"
            description="Link that lays the two tools of an answer side by side">
            Compare both
          </Translate>
        </Link>
      )}
    </dd>
  );
}

/** Number of columns that fit on a laptop without scrolling. */
const SET_MAX_TOOLS = 4;

/** Tools that a solution combines, as many as fit next to each other. */
const SETS = SOLUTIONS.map(({id, tools}) => ({
  id,
  tools: pickTools(TOOLS, tools),
})).filter(({tools}) => tools.length >= 2 && tools.length <= SET_MAX_TOOLS);

export interface StartingSetsProps {
  readonly isPending: boolean;
  /** Called with the tools of the set that replaces all others. */
  readonly onChoose: (tools: readonly Tool[]) => void;
}

/** Comparisons to start from. */
export function StartingSets({isPending, onChoose}: StartingSetsProps): ReactNode {
  return (
    <section
      className={styles.sets}
      data-state={isPending ? 'pending' : 'ready'}
      aria-labelledby="compare-sets">
      <h2 className={styles.setsTitle} id="compare-sets">
        <Translate id="compare.sets" description="Heading over comparisons to start from">
          Start from tools that work together
        </Translate>
      </h2>
      <ul className={styles.setList}>
        {SETS.map(({id, tools}) => (
          <li key={id}>
            <Link
              className={styles.set}
              to={compareAddress(tools)}
              onClick={(event) => {
                // A navigation would move the focus to the start of the page.
                if (isPlainClick(event)) {
                  event.preventDefault();
                  onChoose(tools);
                }
              }}>
              {solutionTitles[id]}
              <span className={styles.setTools}>{tools.map(({name}) => name).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
