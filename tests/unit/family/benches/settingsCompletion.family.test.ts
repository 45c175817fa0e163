import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listWords, scanJson} from '@site/src/family/benches/codegen/completeSettings';
import options from '@site/src/family/benches/codegen/options.json';

const ROOT = path.join(__dirname, '../../../..');

/** What is offered at the bar of a text. */
function offer(text: string, file = 'output.json'): readonly string[] {
  const [before = '', after = ''] = text.split('|');
  return listWords(options, file, scanJson(before).end, scanJson(before + after).texts).map(
    ({name}) => name,
  );
}

test('the options are those that the installed packages declare; when this fails, run the command in listOptions.mjs', () => {
  const folder = 'src/family/benches/codegen';
  expect(
    execFileSync(process.execPath, [path.join(ROOT, folder, 'listOptions.mjs')], {
      encoding: 'utf8',
    }),
  ).toBe(readFileSync(path.join(ROOT, folder, 'options.json'), 'utf8'));
});

test.each([
  ['{|}', [], 'name'],
  ['{"config": {|', ['config'], 'name'],
  ['{"config": |}', ['config'], 'value'],
  ['{"plugins": ["typescript", |], "config": {}}', ['plugins'], 'value'],
  ['{"config": {"scalars": {"Date": "string"}, |', ['config'], 'name'],
  ['{"config": {"enumType": |', ['config', 'enumType'], 'value'],
  ['{"config": {"a": "x, {\\"y\\": [", |', ['config'], 'name'],
  ['}]{"config": {"a": true,, |', ['config'], 'name'],
])('in %s the place is %j, of a %s', (text, keys, role) => {
  expect(scanJson(text.split('|')[0] ?? '').end).toEqual({path: keys, role});
});

test('an output has four settings, each once', () => {
  expect(offer('{|}')).toEqual(['plugins', 'config', 'preset', 'presetConfig']);
  expect(offer('{"plugins": [], |}')).toEqual(['config', 'preset', 'presetConfig']);
});

test('plugins are those of the bench, each once', () => {
  expect(offer('{"plugins": ["typescript", |]}')).toEqual([
    '"typescript-operations"',
    '"typescript-resolvers"',
    '"typed-document-node"',
  ]);
});

test('options are those of the plugins that are named, without those that are set', () => {
  const names = offer('{"plugins": ["typescript-resolvers"], "config": {"mappers": {}, |}}');
  expect(names).toContain('contextType');
  expect(names).not.toContain('mappers');
  expect(names).not.toContain('arrayInputCoercion');
  expect(offer('{"config": {|}, "plugins": ["typescript-operations"]}')).toContain(
    'arrayInputCoercion',
  );
  expect(offer('{"config": {|}}')).toEqual([]);
});

test('options of the preset are those that it hands to its plugins, and its own', () => {
  expect(offer('{"preset": "client", "config": {|}}')).toEqual(Object.keys(options.current.client));
  expect(offer('{"preset": "client", "presetConfig": {|}}')).toContain('persistedDocuments');
  expect(offer('{"preset": |}')).toEqual(['"client"']);
});

test('values are those that the type names', () => {
  expect(offer('{"plugins": ["typescript"], "config": {"constEnums": |}}')).toEqual([
    'false',
    'true',
  ]);
  expect(offer('{"plugins": ["typescript-operations"], "config": {"enumType": |}}')).toEqual([
    '"const"',
    '"native"',
    '"native-const"',
    '"native-numeric"',
    '"string-literal"',
  ]);
  expect(offer('{"plugins": ["typescript"], "config": {"typesPrefix": |}}')).toEqual([]);
});

test('what only the previous version has is offered where the other settings are written', () => {
  const text = '{"plugins": ["typescript-operations"], "config": {|}}';
  expect(offer(text)).not.toContain('onlyOperationTypes');
  expect(offer(text, 'other-output.json')).toContain('onlyOperationTypes');
});
