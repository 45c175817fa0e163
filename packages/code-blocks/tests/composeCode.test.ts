import {load} from 'cheerio';
import {NO_MARKS, composeCode, highlight, type Marks} from '../src/composeCode';

const compose = (code: string, marks: Partial<Marks> = {}, firstNumber?: number): string =>
  composeCode(highlight(code, 'text'), {...NO_MARKS, ...marks}, firstNumber);

const lines = (first: number, last = first) => [{first, last}];

test('plain code is plain text, and a colour is a letter (ST-11)', () => {
  expect(compose('a\nb')).toBe('a\nb');
  expect(composeCode(highlight('type Book', 'graphql'), NO_MARKS, undefined)).toBe(
    '<span class=k>type</span> <span class=t>Book</span>',
  );
});

test('only lines with a mark have an element, which says what they are', () => {
  expect(compose('a\nb\nc\nd', {removed: lines(2), added: lines(3), highlight: lines(4)})).toBe(
    'a\n<del class=l>b\n</del><ins class=l>c\n</ins><mark class="l h">d</mark>',
  );
});

test('a line may be added and highlighted', () => {
  expect(compose('a', {added: lines(1), highlight: lines(1)})).toBe('<ins class="l h">a</ins>');
});

test('neighbours out of focus share one element', () => {
  expect(compose('a\nb\nc\nd\ne', {focus: lines(3)})).toBe(
    '<span class=x>a\nb\n</span><span class="l o">c\n</span><span class=x>d\ne</span>',
  );
});

test('numbers are as wide as the last one, and start at the given one', () => {
  expect(compose('a\nb', {}, 9)).toBe(
    '<span class=l data-n=" 9">a\n</span><span class=l data-n=10>b</span>',
  );
});

test('a colour over several lines is split where a line has an element', () => {
  const html = composeCode(
    highlight('/* a\nb */', 'css'),
    {...NO_MARKS, added: lines(2)},
    undefined,
  );
  expect(html).toBe('<span class=c>/* a\n</span><ins class=l><span class=c>b */</span></ins>');
});

test.each([
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;b&gt; "\'` \\',
])('%s stays text, with and without marks', (code) => {
  for (const html of [compose(code), compose(code, {added: lines(1)}, 1)]) {
    const $ = load(`<pre><code>${html}</code></pre>`, null, false);
    expect($('code').text()).toBe(code);
    expect($('code').find('script, img, b').length).toBe(0);
  }
});

test('the text of the HTML is the code, with any marks', () => {
  const code = '\n\nconst a = 1;\n\n/* b\n c */\n';
  const html = composeCode(
    highlight(code, 'typescript'),
    {added: lines(1, 2), focus: lines(3), highlight: lines(4), removed: lines(5)},
    1,
  );
  expect(load(`<pre><code>${html}</code></pre>`, null, false)('code').text()).toBe(code);
});
