import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ButtonLink from '@site/src/components/ButtonLink';
import Cards, {Card} from '@site/src/components/Cards';
import Section from '@site/src/components/Section';
import type {Tool} from '@site/src/data/tools';
import {toolTitles} from '@site/src/labels/tools';
import {compareAddress} from '@site/src/lib/catalogue/compareAddress';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import styles from './styles.module.css';

export interface Props {
  readonly current: Tool;
  readonly tools: readonly Tool[];
}

/** Tools with jobs in common, and a way to see all of them side by side. */
export default function RelatedTools({current, tools}: Props): ReactNode {
  if (tools.length === 0) {
    return null;
  }
  return (
    <Section
      title={
        <Translate id="toolPage.related" description="Heading over tools that do similar jobs">
          Related tools
        </Translate>
      }>
      <Cards>
        {tools.map((tool) => (
          <Card key={tool.key} title={tool.name} href={toolAddress(tool)} tool={tool.key}>
            {toolTitles[tool.key]}
          </Card>
        ))}
      </Cards>
      <p className={styles.compare}>
        <ButtonLink to={compareAddress([current, ...tools])}>
          <Translate
            id="toolPage.compare"
            description="Button that compares a tool with its relatives">
            Compare side by side
          </Translate>
        </ButtonLink>
      </p>
    </Section>
  );
}
