import {
  LANGUAGES,
  findLanguage,
  highlight,
  languageFacts,
  listLanguageNames,
  type LanguageName,
} from '../src/composeCode';

/** Code with each coloured piece as `role:text`. */
function show(code: string, language: LanguageName): string {
  return highlight(code, language)
    .map(({text, role}) => (role === undefined ? text : `[${role}:${text}]`))
    .join('');
}

test.each<[LanguageName, string, string]>([
  ['graphql', 'type Book { id: ID! }', '[keyword:type] [type:Book] { [name:id]: [type:ID]! }'],
  [
    'graphql',
    'query Shelf($id: ID!) { book(id: $id) { title } }',
    '[keyword:query] [name:Shelf]([number:$id]: [type:ID]!) { [name:book]([name:id]: [number:$id]) { [name:title] } }',
  ],
  [
    'graphql',
    '"""Of books."""\nscalar Isbn',
    '[string:"""Of books."""]\n[keyword:scalar] [type:Isbn]',
  ],
  ['typescript', "const a: string = 'b';", "[keyword:const] a: [type:string] = [string:'b'];"],
  ['javascript', 'f(1) // c', '[name:f]([number:1]) [comment:// c]'],
  ['javascript', '`a${b}c`', '[string:`a]${b}[string:c`]'],
  ['tsx', 'a = <B c="d">e f</B>;', 'a = [type:<B ][name:c][string:="d"][type:>]e f[type:</B>];'],
  ['jsx', '<p>while</p>', '[type:<p>]while[type:</p>]'],
  ['json', '{"a": [1, null]}', '{[name:"a"]: [[number:1], [number:null]]}'],
  ['yaml', 'a: "b" # c', '[name:a]: [string:"b"] [comment:# c]'],
  ['bash', 'npm install a # b', '[name:npm install] a [comment:# b]'],
  ['diff', '-a\n+b\n c', '[deleted:-a\n][inserted:+b\n] c'],
  ['swift', 'let a: Int = 1', '[keyword:let] a: [type:Int] = [number:1]'],
  ['html', '<p class="a">b</p>', '[type:<p ][name:class][string:="a"][type:>]b[type:</p>]'],
  ['css', '.a { color: red; }', '[type:.a] { [name:color]: red; }'],
  ['markdown', 'a `b`', 'a [string:`b`]'],
  ['text', 'const a = 1', 'const a = 1'],
])('%s: %s', (language, code, expected) => {
  expect(show(code, language)).toBe(expected);
});

test.each(['javascript', 'jsx', 'typescript', 'tsx'] as const)(
  'GraphQL in templates of %s has the colours of GraphQL',
  (language) => {
    const graphql = '[keyword:type] [type:Book] { [name:id]: [type:ID] }';
    for (const tag of ['/* GraphQL */ ', '/*GraphQL*/', 'gql', 'graphql']) {
      expect(show(`f(${tag}\`type Book { id: ID }\`)`, language)).toContain(graphql);
    }
    expect(show('f(/* GraphQL */ `{ a(b: ${c + 1}) }`)', language)).toContain(
      '{ [name:a]([name:b]: ${c + [number:1]}) }',
    );
    expect(show('f(`type Book { id: ID }`)', language)).not.toContain(graphql);
  },
);

test('the pieces together are the code, and neighbours have different colours', () => {
  const code = 'import a, {b} from "c";\n\n  // d\n\tconst e = <T,>(x: T) => `f ${x} \\` g`;\n';
  for (const language of Object.keys(LANGUAGES)) {
    const pieces = highlight(code, language);
    expect(pieces.map(({text}) => text).join('')).toBe(code);
    expect(pieces.every(({role}, index) => index === 0 || role !== pieces[index - 1]?.role)).toBe(
      true,
    );
  }
});

test('white space between two words of one colour makes no second element', () => {
  expect(highlight('{ title\n  author }', 'graphql')).toEqual([
    {text: '{ '},
    {text: 'title\n  author', role: 'name'},
    {text: ' }'},
  ]);
});

test.each([
  ['ts', 'typescript'],
  ['TS', 'typescript'],
  ['js', 'javascript'],
  ['sh', 'bash'],
  ['gql', 'graphql'],
  ['sdl', 'graphql'],
  ['yml', 'yaml'],
  ['constructor', undefined],
  ['Rust', 'rust'],
  ['py', 'python'],
  ['dockerfile', 'docker'],
  ['c++', undefined],
  ['meta', undefined],
])('a fence may say %s for %s', (name, language) => {
  expect(findLanguage(name)).toBe(language);
});

test('neither empty code nor a page leaves a global of Prism behind', () => {
  expect(highlight('', 'text')).toEqual([]);
  expect(highlight('', 'typescript')).toEqual([]);
  expect(globalThis).not.toHaveProperty('Prism');
});

test.each([
  ['rust', 'fn main() {}', 'Rust'],
  ['python', 'def read(): pass', 'Python'],
  ['go', 'func main() {}', 'Go'],
  ['java', 'class A {}', 'Java'],
  ['toml', '[package]', 'TOML'],
  ['sql', 'SELECT 1', 'SQL'],
  ['cpp', 'int main() {}', 'C++'],
  ['php', '<?php echo 1;', 'PHP'],
  ['opencl', 'int a = 1;', 'OpenCL'],
])('%s is coloured without a line in a list', (name, code, label) => {
  const language = findLanguage(name) ?? '';
  expect(languageFacts(language).label).toBe(label);
  expect(highlight(code, language).some(({role}) => role !== undefined)).toBe(true);
});

test('every language of Prism can be read, and those already loaded keep their colours', () => {
  const code = 'f(/* GraphQL */ `type Book { id: ID }`)';
  const before = show(code, 'typescript');
  for (const name of listLanguageNames()) {
    const pieces = highlight(code, findLanguage(name) ?? '');
    expect(pieces.map(({text}) => text).join('')).toBe(code);
  }
  expect(show(code, 'typescript')).toBe(before);
  expect(globalThis).not.toHaveProperty('Prism');
});
