import Translate from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import Section from '@site/src/components/Section';
import ErrorAnswer, {EntryLink, desk} from './ErrorAnswer';
import styles from './styles.module.css';

/** A field for a log, its errors with their fixes, and below them a list of all explained errors, which needs no scripts. */
export default function ErrorDesk(): ReactNode {
  const id = useId();
  const [log, setLog] = useState('');
  return (
    <>
      <div className={styles.desk} data-scripts="view">
        <label className={styles.label} htmlFor={id}>
          <Translate id="errors.label" description="Label of the field for a log or a message">
            Log or message
          </Translate>
        </label>
        <textarea
          className={styles.field}
          id={id}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}-hint`}
          value={log}
          onChange={(event) => setLog(event.target.value)}
        />
        <p className={styles.hint} id={`${id}-hint`}>
          <Translate
            id="errors.privacy"
            description="Says what happens with a log that a reader pastes">
            Colors, times and stacks may stay in. What you paste is read on this device and sent
            nowhere.
          </Translate>
        </p>
        {log.trim() !== '' && <ErrorAnswer log={log} />}
      </div>
      {desk.tools.map(({id: tool, name}) => (
        <Section key={tool} title={<bdi>{name}</bdi>}>
          <ul className={styles.list}>
            {desk.entries
              .filter((entry) => entry.tool === tool)
              .map((entry) => (
                <li key={`${entry.href} ${entry.title}`}>
                  <EntryLink entry={entry} />
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
