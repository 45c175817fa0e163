import {type ReactNode, useState} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import PageFrame from '@site/src/components/PageFrame';
import ToggleChips from '@site/src/components/ToggleChips';
import {sampleStateLabels} from '@site/src/labels/samples';
import type {SampleList, SampleState} from '@site/src/lib/contracts/samples';
import {countStates} from '@site/src/lib/samples/countStates';
import {filterSamples} from '@site/src/lib/samples/filterSamples';
import {SAMPLES_FILE} from '@site/src/lib/samples/listAddress';
import StateCounts from './StateCounts';
import SampleSections from './SampleSections';
import styles from './styles.module.css';

export interface Props {
  readonly list: SampleList;
}

/** Every code sample of the documentation with what was done to check it; chips leave those of one state. */
export default function SampleListPage({list}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [wanted, setWanted] = useState<SampleState>();
  const counts = countStates(list.flatMap(({samples}) => samples));
  return (
    <Layout
      title={translate({
        id: 'samples.title',
        message: 'Code samples and their checks',
        description: 'Title of the page that lists all code samples',
      })}
      description={translate({
        id: 'samples.description',
        message:
          'Every code sample of this documentation, with what was done to check it and the package versions it was checked with.',
        description: 'Description of the page that lists all code samples',
      })}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageFrame
        title={
          <Translate id="samples.heading" description="Heading of the page that lists all samples">
            Code samples
          </Translate>
        }
        description={
          <Translate
            id="samples.text"
            description="Sentence below the heading of the list of samples"
            values={{
              json: (
                <Link to={`pathname://${withBaseUrl(`/${SAMPLES_FILE}`)}`}>
                  <Translate id="samples.json" description="Link to the same list as JSON">
                    as JSON
                  </Translate>
                </Link>
              ),
            }}>
            {
              'Each page was followed literally in an empty folder: its files were made, its commands run, its outputs compared. The same list {json}.'
            }
          </Translate>
        }>
        <StateCounts counts={counts} />
        <ToggleChips
          label={translate({
            id: 'samples.filter',
            message: 'Show samples that are',
            description: 'Name of the filters over the list of samples',
          })}
          chips={counts.map(({state, count}) => ({
            id: state,
            label: `${sampleStateLabels[state]} (${count})`,
            isPressed: wanted === state,
            onPress: () => setWanted(wanted === state ? undefined : state),
          }))}
        />
        <div className={styles.sections}>
          <SampleSections pages={filterSamples(list, wanted)} />
        </div>
      </PageFrame>
    </Layout>
  );
}
