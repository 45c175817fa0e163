import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import PageFrame from '@site/src/components/PageFrame';
import Section from '@site/src/components/Section';
import BenchStart, {type Props as StartProps} from './BenchStart';
import styles from './styles.module.css';

export interface Props extends Pick<StartProps, 'load'> {
  readonly title: string;
  readonly description: string;
  readonly heading: ReactNode;
  /** Sentence below the heading. */
  readonly text: ReactNode;
  /** Files of the example. */
  readonly files: readonly {readonly name: string; readonly text: string}[];
  /** Result of the tool for them. */
  readonly result: ReactNode;
  /** Pages that explain the content of the bench. */
  readonly links: readonly {readonly to: string; readonly text: ReactNode}[];
}

/** The page of a bench. Before the bench is opened, and without scripts, it shows an example as plain code, with its result. */
export default function BenchPage({
  title,
  description,
  heading,
  text,
  load,
  files,
  result,
  links,
}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <PageFrame title={heading} description={text}>
        <BenchStart load={load}>
          <Section
            title={
              <Translate id="bench.example" description="Heading over an example of a bench">
                An example
              </Translate>
            }>
            <div className={styles.columns}>
              {files.map((file) => (
                <CodeBlock key={file.name} title={file.name}>
                  {file.text}
                </CodeBlock>
              ))}
            </div>
            {result}
          </Section>
        </BenchStart>
        <Section
          title={
            <Translate id="bench.readOn" description="Heading over links to the documentation">
              Read on
            </Translate>
          }>
          <ul>
            {links.map(({to, text: words}) => (
              <li key={to}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
          </ul>
        </Section>
      </PageFrame>
    </Layout>
  );
}
