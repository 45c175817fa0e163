import {checkJudged, checkJudgedOf} from '../../../../../plugins/output/search-eval/checkJudged';
import {parseJudged} from '../../../../../plugins/output/search-eval/measure';
import {createContentSite} from '../../../../support/contentSite';

const TEXT = [
  "- {query: first, class: api, answers: ['/docs/yoga#context']}",
  "- {query: second, class: howto, answers: ['/docs/yoga#contxt', /docs/yga, '/tools/yoga#readme']}",
].join('\n');

test('judged pages and headings that are gone are named, with what is near (API-7)', () => {
  const known = new Map([
    ['/docs/yoga', new Set(['context', 'plugins'])],
    ['/tools/yoga', undefined],
  ]);
  const problems = checkJudged({file: 'q.yml', ...parseJudged(TEXT, 'q.yml')}, known);
  expect(problems.map(({line, message}) => `${String(line)} ${message}`)).toEqual([
    '2 "second" is judged to be answered by "/docs/yga", and there is no page "/docs/yga". Did you mean "/docs/yoga"?',
    '2 "second" is judged to be answered by "/docs/yoga#contxt", and that page has no heading with the id "contxt". Did you mean "context"?',
  ]);
});

test('the check of content reads the queries of its language, and does without (API-7)', () => {
  const site = createContentSite({'tests/search/fr.yml': TEXT});
  const place = {file: 'docs/yoga.mdx', line: 3, isHeading: true};
  const map = {
    pages: new Map([
      ['/docs/yoga', {path: '/docs/yoga', ids: new Map([['context', place]])}],
      ['/tools/yoga', {path: '/tools/yoga'}],
    ]),
    files: new Set<string>(),
    pathOf: new Map<string, string>(),
  };
  const lines = (locale: string) =>
    checkJudgedOf(site.siteDir, locale, map).map(({file, line}) => `${file}:${String(line)}`);
  expect(lines('fr')).toEqual(['tests/search/fr.yml:2', 'tests/search/fr.yml:2']);
  expect(lines('ja')).toEqual([]);
  site.dispose();
});
