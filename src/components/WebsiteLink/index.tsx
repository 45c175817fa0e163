import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import type {Tool} from '@site/src/data/tools';
import styles from './styles.module.css';

export interface Props {
  readonly tool: Tool;
}

/** Leads to a tool's own site, beside the link to its page here (TOOL-4). */
export default function WebsiteLink({tool}: Props): ReactNode {
  const label = translate(
    {
      id: 'tool.website',
      message: 'Website of {name}',
      description: 'Label of the link that leads to a tool’s own site',
    },
    {name: tool.name},
  );
  return (
    <Link className={styles.link} to={tool.href} aria-label={label} title={label}>
      <Icon name="external" size={16} />
    </Link>
  );
}
