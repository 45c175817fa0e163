import {answerQuestions} from '../../../../../plugins/checks/new-content';
import type {Question} from '../../../../../plugins/checks/new-content/question';
import {checkFileName, toFileName} from '../../../../../plugins/checks/new-content/newFile';

const free = {kind: 'text', check: () => undefined} as const;
const QUESTIONS: readonly Question[] = [
  {...free, flag: 'title', message: 'Title', isRequired: true},
  {
    ...free,
    flag: 'file',
    message: 'File',
    isRequired: false,
    suggest: ({title = ''}) => `${title}-1`,
  },
  {
    ...free,
    flag: 'opening',
    message: 'Opening',
    isRequired: true,
    check: (answer) => (answer === 'bad' ? 'this is bad' : undefined),
  },
];

test('flags answer everything, and suggestions fill the rest without a prompt (A6)', async () => {
  const ask = jest.fn();

  expect(await answerQuestions(QUESTIONS, {title: 'a', opening: 'o'}, ask)).toEqual({
    answers: {title: 'a', file: 'a-1', opening: 'o'},
  });
  expect(ask).not.toHaveBeenCalled();
});

test('what no flag says is asked in order, with the answers so far (A6)', async () => {
  const ask = jest.fn(async ({flag}: Question) => Promise.resolve(`my ${flag}`));

  expect(await answerQuestions(QUESTIONS, {title: 'a'}, ask)).toEqual({
    answers: {title: 'a', file: 'my file', opening: 'my opening'},
  });
  expect(ask.mock.calls[0]).toEqual([QUESTIONS[1], expect.objectContaining({title: 'a'})]);
});

test('where nobody can answer, all missing and bad flags are told at once (A6)', async () => {
  expect(await answerQuestions(QUESTIONS, {opening: 'bad'}, undefined)).toEqual({
    answers: undefined,
    complaints: ['--title is missing: Title.', '--opening: this is bad'],
  });
});

test.each([
  ['Errors & how to read them', 'errors-how-to-read-them'],
  ["Yoga's façade: v2", 'yogas-facade-v2'],
  ['  ', ''],
])('"%s" becomes the file name "%s" (A6)', (title, name) => {
  expect(toFileName(title)).toBe(name);
});

test.each(['', 'Errors', 'a b', '../a', '-a', 'a--b'])('"%s" is no file name (A6)', (name) => {
  expect(checkFileName(name)).toMatch(/Allowed: lower-case letters/u);
});
