import {type ReactNode, useId} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@site/src/components/Button';
import {newsletterMessages} from '@site/src/labels/newsletter';
import styles from './styles.module.css';
import {useSubscription} from './useSubscription';

/** The sign-up form, only if an endpoint is configured (FTR-3, C-24). */
export default function Newsletter(): ReactNode {
  const {newsletterAction} = useDocusaurusContext().siteConfig.customFields ?? {};
  return typeof newsletterAction === 'string' ? <Form action={newsletterAction} /> : null;
}

function Form({action}: {readonly action: string}): ReactNode {
  const {state, onSubmit, onInvalid, onChange} = useSubscription(action);
  const id = useId();
  const isInvalid = state.status === 'invalid';
  const message =
    state.status === 'failed' ? newsletterMessages[state.reason] : newsletterMessages[state.status];
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      data-state={state.status}
      onSubmit={onSubmit}>
      <label className={styles.label} htmlFor={id}>
        <Translate id="newsletter.label" description="Label of the newsletter's email field">
          News by email
        </Translate>
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={translate({
            id: 'newsletter.placeholder',
            message: 'you@example.org',
            description: 'Example address inside the email field',
          })}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-message`}
          onInvalid={onInvalid}
          onChange={onChange}
        />
        <Button type="submit" emphasis="primary" aria-disabled={state.status === 'sending'}>
          <Translate id="newsletter.submit" description="Button that sends the newsletter form">
            Subscribe
          </Translate>
        </Button>
      </div>
      <p className={styles.message} id={`${id}-message`} role="status">
        {message}
      </p>
    </form>
  );
}
