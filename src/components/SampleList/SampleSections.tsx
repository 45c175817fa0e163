import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import {sectionName} from '@site/src/labels/docsSections';
import type {SampleList} from '@site/src/lib/contracts/samples';
import PageSamples from './PageSamples';

export interface Props {
  readonly pages: SampleList;
}

const BLOG = 'blog';

/** The pages by section of the documentation, in the order of their files; posts are a section too. */
export default function SampleSections({pages}: Props): ReactNode {
  return [...new Set(pages.map(({section}) => section))].map((section) => (
    <Section key={section} title={nameOf(section)}>
      {pages
        .filter((page) => page.section === section)
        .map((page) => (
          <PageSamples key={page.file} page={page} />
        ))}
    </Section>
  ));
}

function nameOf(section: string): string {
  return section === BLOG
    ? translate({
        id: 'samples.blog',
        message: 'Blog',
        description: 'Heading over the code samples of posts',
      })
    : sectionName(section);
}
