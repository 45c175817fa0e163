import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {ASSISTANTS} from '@site/src/data/assistants';
import {useDisclosure} from '@site/src/hooks/useDisclosure';
import styles from './styles.module.css';

export interface Props {
  /** Of the page's Markdown twin. */
  readonly address: string;
  /** The same with its host, for readers elsewhere. */
  readonly fullAddress: string;
}

/** What else can be done with the twin, in a native disclosure, so that it opens without scripts too. */
export default function TwinMenu({address, fullAddress}: Props): ReactNode {
  const ref = useDisclosure();
  const question = translate(
    {
      id: 'pageActions.question',
      message: 'Read {address} and answer my questions about it.',
      description: 'Question that an assistant opens with; address is that of a document',
    },
    {address: fullAddress},
  );
  return (
    <details className={styles.menu} ref={ref}>
      <summary className={styles.trigger}>
        <span className={styles.label}>
          <Translate
            id="pageActions.more"
            description="Name of the menu over a document with its Markdown and assistants">
            Page as Markdown
          </Translate>
        </span>
        <Icon name="chevronDown" size={16} />
      </summary>
      <ul className={styles.panel}>
        <li>
          {/* A file, not a route: the check of routes would call a <Link> to it broken. */}
          <a className={styles.link} href={address}>
            <Icon name="markdown" size={18} />
            <Translate
              id="pageActions.view"
              description="Link from a document to its text as Markdown">
              View as Markdown
            </Translate>
          </a>
        </li>
        {ASSISTANTS.map(({id, name, ask}) => (
          <li key={id}>
            <Link className={styles.link} to={ask + encodeURIComponent(question)}>
              <Icon name="external" size={18} />
              <Translate
                id="pageActions.ask"
                description="Link that opens an assistant with a question about the document"
                values={{name}}>
                {'Open in {name}'}
              </Translate>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
