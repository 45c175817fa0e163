import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import offers from '@generated/locale-offer/default/offers.json';
import posts from '@generated/page-index/default/posts.json';
import Layout from '@theme/Layout';
import ButtonLink from '@site/src/components/ButtonLink';
import FamilyGraph from '@site/src/components/FamilyGraph';
import Hero from '@site/src/components/Hero';
import LocaleOffer from '@site/src/components/LocaleOffer';
import PageLanguages from '@site/src/components/PageLanguages';
import PostList from '@site/src/components/PostList';
import Section from '@site/src/components/Section';
import SolutionList from '@site/src/components/SolutionList';
import ToolGrid from '@site/src/components/ToolGrid';
import {familyLabels, familyValues} from '@site/src/family/labels/family';
import HomeFeatures from '@site/src/family/views/HomeFeatures';
import {HOME_POST_LIMIT} from '@site/src/lib/constants';
import styles from './index.module.css';

export default function HomePage(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const values = familyValues(i18n.currentLocale);
  return (
    <Layout title={siteConfig.title} description={interpolate(familyLabels.description, values)}>
      <PageLanguages />
      <LocaleOffer offers={offers} />
      <main data-scripts="language">
        <Hero
          title={familyLabels.heading}
          description={familyLabels.text}
          links={[
            {
              to: '/docs',
              label: (
                <Translate id="home.hero.docs" description="Main button of the home page">
                  Read the documentation
                </Translate>
              ),
            },
            {
              to: '/compare',
              label: (
                <Translate id="home.hero.tools" description="Second button of the home page">
                  Compare tools
                </Translate>
              ),
            },
          ]}
          graph={<FamilyGraph />}
        />
        <div className={styles.body}>
          <Section
            title={
              <Translate id="home.tools.title" description="Heading over all tools">
                The family
              </Translate>
            }
            description={
              <Translate
                id="home.tools.text"
                description="Sentence under the heading over all tools">
                Each tool does its own job and leaves the others alone.
              </Translate>
            }>
            <ToolGrid />
          </Section>
          <HomeFeatures />
          <Section
            title={
              <Translate id="home.solutions.title" description="Heading over the guides by job">
                Start from the job
              </Translate>
            }
            description={
              <Translate
                id="home.solutions.text"
                description="Sentence under the heading over the guides by job">
                Each guide combines two or three tools and says when to choose something else.
              </Translate>
            }>
            <SolutionList group="guides" />
            <p className={styles.more}>
              <ButtonLink to="/solutions">
                <Translate id="home.solutions.more" description="Button that leads to all guides">
                  All solutions
                </Translate>
              </ButtonLink>
            </p>
          </Section>
          <Section
            title={
              <Translate id="home.posts.title" description="Heading over the latest posts">
                Latest posts
              </Translate>
            }>
            <PostList posts={posts.slice(0, HOME_POST_LIMIT)} />
          </Section>
        </div>
      </main>
    </Layout>
  );
}
