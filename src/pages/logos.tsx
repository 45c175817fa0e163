import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import PageFrame from '@site/src/components/PageFrame';
import Section from '@site/src/components/Section';
import {familyValues} from '@site/src/family/labels/family';
import {BrandColours, BrandDownloads, ClearSpace, ToolDownloads} from './_parts/pressKit';

export default function PressKitPage(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const values = {...familyValues(i18n.currentLocale), site: siteConfig.title};
  return (
    <Layout
      title={translate({
        id: 'press.title',
        message: 'Press Kit',
        description: 'Title of the page with logos and colours',
      })}
      description={translate(
        {
          id: 'press.description',
          message:
            'The marks of {site} and of the {count} tools as SVG and PNG, the colors, and the rules for using them.',
          description:
            'Description of the press kit for search engines; {site} is the name of the portal, {count} a number',
        },
        values,
      )}>
      <PageFrame
        title={
          <Translate id="press.heading" description="Heading of the press kit">
            Press Kit
          </Translate>
        }
        description={
          <Translate id="press.text" description="Sentence on the press kit">
            Marks and colors for articles, talks and links. The marks of the tools are drawn for
            this portal; they are not the tools’ own logos.
          </Translate>
        }>
        <Section
          title={
            <Translate id="press.brand.title" description="Heading over the brand’s own marks">
              The brand
            </Translate>
          }>
          <BrandDownloads />
        </Section>
        <Section
          title={
            <Translate id="press.space.title" description="Heading over the rules of use">
              Clear space and size
            </Translate>
          }>
          <ClearSpace />
        </Section>
        <Section
          title={
            <Translate id="press.colours.title" description="Heading over the brand’s colours">
              Colors
            </Translate>
          }>
          <BrandColours />
        </Section>
        <Section
          title={
            <Translate id="press.tools.title" description="Heading over the marks of the tools">
              The tools
            </Translate>
          }
          description={
            <Translate id="press.tools.text" description="Sentence over the marks of the tools">
              One grid of 24 units, one stroke of 1.5, one idea each. The accent is the tool’s brand
              color.
            </Translate>
          }>
          <ToolDownloads />
        </Section>
      </PageFrame>
    </Layout>
  );
}
