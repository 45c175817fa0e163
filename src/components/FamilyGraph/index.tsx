import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Badges from '@site/src/components/Badges';
import ToolMark from '@site/src/components/ToolMark';
import {FIRST_JOBS, JOB_FIELDS} from '@site/src/family/data/jobFields';
import type {Job} from '@site/src/family/data/tools';
import {jobLabels} from '@site/src/family/labels/tools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/badges';
import {EDGES_HEIGHT, EDGES_WIDTH, JOBS, ROWS, toolsFor} from './layout';
import styles from './styles.module.css';

const BRACE = 'M23 1h-3a8 8 0 0 0-8 8v243a8 8 0 0 1-8 8h-3h3a8 8 0 0 1 8 8v243a8 8 0 0 0 8 8h3';

function Brace({side}: {readonly side: 'start' | 'end'}): ReactNode {
  return (
    <svg
      className={styles.brace}
      data-side={side}
      viewBox="0 0 24 520"
      preserveAspectRatio="none"
      aria-hidden="true">
      <path d={BRACE} />
    </svg>
  );
}

interface FieldProps {
  readonly job: Job;
  /** From the top, matching the style sheet. */
  readonly place: number;
}

function Field({job, place}: FieldProps): ReactNode {
  return (
    <label className={styles.field} data-field={place}>
      <code className={styles.name} lang="en" translate="no">
        {JOB_FIELDS[job]}
      </code>{' '}
      <span className={styles.job}>{jobLabels[job]}</span>
      <input
        className={styles.node}
        type="checkbox"
        data-field={place}
        defaultChecked={FIRST_JOBS.includes(job)}
      />
    </label>
  );
}

/**
 * A selection set for readers to edit: fields for the jobs, and the tools that match. A selected field highlights its edges and tools, and
 * so does hovering. The state is in the checkboxes and the style sheet updates the drawing, so everything works before and without scripts.
 */
export default function FamilyGraph(): ReactNode {
  return (
    <div className={styles.family}>
      <div className={styles.room}>
        <div className={styles.graph}>
          <Brace side="start" />
          <fieldset className={styles.fields}>
            <legend className={styles.head}>
              <Translate id="family.fields" description="Heading over fields that stand for jobs">
                Select what you need
              </Translate>
            </legend>
            {JOBS.map((job, place) => (
              <Field key={job} job={job} place={place} />
            ))}
          </fieldset>
          <p className={styles.head} data-side="end">
            <Translate
              id="family.tools"
              description="Heading over the tools that do the selected jobs">
              Tools that do it
            </Translate>
          </p>
          <ul className={styles.tools}>
            {ROWS.map(({tool, edges}) => (
              <li
                key={tool.key}
                className={styles.tool}
                data-tool={tool.key}
                data-status={tool.status}
                data-jobs={edges.map(({place}) => place).join(' ')}>
                <Link className={styles.link} to={toolAddress(tool)}>
                  <ToolMark toolKey={tool.key} size={20} />
                  {tool.name}
                  <Badges badges={toolBadges(tool)} />
                </Link>
                <svg
                  className={styles.edges}
                  viewBox={`0 0 ${EDGES_WIDTH} ${EDGES_HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true">
                  {edges.map(({place, d}) => (
                    <path key={place} data-jobs={place} d={d} />
                  ))}
                </svg>
              </li>
            ))}
          </ul>
          <Brace side="end" />
        </div>
      </div>
      <ul
        className={styles.answer}
        aria-live="polite"
        aria-label={translate({
          id: 'family.answer',
          message: 'Answer',
          description: 'Name of the list of tools that do the selected jobs',
        })}>
        {JOBS.map((job, place) => (
          <li key={job} className={styles.row} data-answer={place}>
            <code className={styles.name} lang="en" translate="no">
              {JOB_FIELDS[job]}
            </code>
            <ul className={styles.names}>
              {toolsFor(job).map((tool) => (
                <li key={tool.key} data-tool={tool.key}>
                  <Link to={toolAddress(tool)}>{tool.name}</Link>{' '}
                  <Badges badges={toolBadges(tool)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li className={styles.nothing}>
          <Translate
            id="family.nothing"
            description="Shown in place of tools while no field is selected">
            Nothing is selected. Select a field, and the tools that do the job answer.
          </Translate>
        </li>
      </ul>
    </div>
  );
}
