import {XSS_VECTORS} from '../../support/xss/vectors';
import {randomSource} from '../../support/random';

/** Counts up when something runs that must not (`XSS_VECTORS` do the same). */
export const SENTINEL = 'window.__xss++';

const BASE: readonly string[] = [
  ...XSS_VECTORS.map(({markdown}) => markdown.slice(0, 400)),
  `<script>${SENTINEL}</script>`,
  `"><img src=x onerror=${SENTINEL}>`,
  `'><svg/onload=${SENTINEL}>`,
  `</title><script>${SENTINEL}</script>`,
  `</script><script>${SENTINEL}</script>`,
  `javascript:${SENTINEL}`,
  `'-${SENTINEL}-'`,
  `\\"+${SENTINEL}//`,
  `\${${SENTINEL}}`,
  `{{constructor.constructor('${SENTINEL}')()}}`,
  '__proto__',
  'constructor',
  'toString',
  '{"__proto__":{"polluted":1}}',
  '[[[[[[',
  '{"open":',
  'null',
  '\u0000\u0001',
  '\u202e\u2066',
  '\ud800',
  '%',
  '%E0%A4%A',
  '%3Cscript%3E',
  '&lt;script&gt;',
  '//elsewhere.example/',
  'https://elsewhere.example/',
  '../../../etc/passwd',
  '(a+)+$',
  '0',
  '-1',
  '1e309',
  ' '.repeat(500),
  'a'.repeat(5000),
];

const CHANGES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `">${text}`,
  (text) => `'>${text}`,
  (text) => `-->${text}`,
  (text) => JSON.stringify(text),
  (text) => JSON.stringify({[text]: text}),
  (text) => JSON.stringify([text, text]),
  (text) => `yoga,${text}`,
  (text) => `dark${text}`,
  (text) => `${text}\n${text}`,
  (text) => encodeText(text),
  (text) => text.toUpperCase(),
  (text) => [...text].toReversed().join(''),
  (text) => `</textarea></style></noscript>${text}`,
];

/**
 * Texts that try to become markup, script, an address or a broken value; the same in every run.
 *
 * @param seed tells one target's texts from another's.
 */
export function fuzzTexts(count: number, seed: number): readonly string[] {
  const random = randomSource(seed);
  return random.times(count, () => random.pick(CHANGES)(random.pick(BASE)));
}

/** For an address or a cookie; halves of characters, which no address can hold, become the replacement character. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
