import {parseJudged} from '../../../../../plugins/output/search-eval/measure';
import {readJudged} from '../../../../../plugins/output/search-eval/readCorpora';
import {PROJECT} from '../../../../support/content';

const parse = (...lines: readonly string[]) => parseJudged(lines.join('\n'), 'q.yml');

test('a section answers for its page, and a page for all its sections (SRM-5)', () => {
  const {queries, problems, lines} = parse(
    '# names',
    "- {query: createYoga, class: api, answers: ['/docs/yoga#a', /docs/start, '/docs/yoga#b']}",
    '- {query: helm, class: noanswer}',
  );
  expect(problems).toEqual([]);
  expect(queries).toEqual([
    {
      query: 'createYoga',
      class: 'api',
      pages: ['/docs/yoga', '/docs/start'],
      sections: ['/docs/yoga#a', '/docs/yoga#b'],
      whole: ['/docs/start'],
    },
    {query: 'helm', class: 'noanswer', pages: [], sections: [], whole: []},
  ]);
  expect(lines.get('helm')).toBe(3);
});

test.each([
  ['no YAML', '- {query: a', 1],
  ['another class', '\n- {query: a, class: guess, answers: [/docs]}', 2],
  ['no answer', '- {query: a, class: api}', 1],
  ['an answer to what has none', '- {query: a, class: noanswer, answers: [/docs]}', 1],
  ['an address without a slash', '- {query: a, class: api, answers: [docs]}', 1],
  ['an unknown key', '- {query: a, class: api, answers: [/docs], page: 1}', 1],
  ['a query without a word', '- {query: "!", class: noanswer}', 1],
  ['the same query twice', '- {query: a, class: noanswer}\n- {query: a, class: noanswer}', 2],
  ['no queries', '', 1],
])('%s is a mistake with its line (API-7)', (_, text, line) => {
  const {queries, problems} = parse(text);
  expect(queries).toEqual([]);
  expect(problems.map((problem) => [problem.file, problem.line, problem.rule])).toEqual([
    ['q.yml', line, 'search-queries'],
  ]);
});

test.each([
  ['en-US', 120],
  ['fr', 20],
  ['ar', 20],
  ['ja', 20],
])('enough queries are judged in %s, and of every class (C-28)', (locale, least) => {
  const judged = readJudged(PROJECT, locale);
  expect(judged?.problems).toEqual([]);
  expect(judged?.queries.length).toBeGreaterThanOrEqual(least);
  expect(new Set(judged?.queries.map((query) => query.class)).size).toBe(7);
});
