import {translate} from '@docusaurus/Translate';
import {formatNumber} from '../../lib/text/format';
import {SUBJECT} from '../data/family';
import {TOOLS} from '../data/tools';

/** Values in texts about the whole family: how many tools there are, and what they are for. */
export function familyValues(locale: string): {readonly count: string; readonly subject: string} {
  return {count: formatNumber(TOOLS.length, locale), subject: SUBJECT};
}

/** Texts of the home page and of the list of all tools that say what this family is; `{count}` is the number of its tools. */
export const familyLabels = {
  description: translate({
    id: 'home.description',
    message:
      'Documentation for {count} open-source GraphQL tools: servers, gateway, schema registry, code generator, linters and clients.',
    description: 'Description of the home page for search engines; {count} is a number',
  }),
  heading: translate({
    id: 'home.hero.title',
    message: 'Your GraphQL tools. Select what you need.',
    description: 'Heading of the home page',
  }),
  text: translate({
    id: 'home.hero.text',
    message:
      'Servers, gateways, generators, linters and clients, all open source. Read what each one does, when to leave it out, and how they work together.',
    description: 'Sentence under the heading of the home page',
  }),
  ecosystem: translate({
    id: 'ecosystem.text',
    message:
      '{count} tools that share a language and not much else. Filter by name, or by the job you need done.',
    description: 'Sentence on the page with all tools; {count} is a number',
  }),
};
