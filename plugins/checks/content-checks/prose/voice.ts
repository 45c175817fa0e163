import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {TOOLS} from '../../../../src/family/data/tools';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';
import {lineAt, listTexts, type ProseRule, type ProseText} from './linkText';

/** Things that neither want, know, think, speak nor bring. */
const THINGS = [
  ...TOOLS.map(({name}) => name),
  'API',
  'browser',
  'check',
  'command',
  'compiler',
  'configuration',
  'document',
  'editor',
  'engine',
  'executor',
  'field',
  'file',
  'gateway',
  'generator',
  'language',
  'library',
  'linter',
  'operation',
  'package',
  'parser',
  'plugin',
  'portal',
  'registry',
  'resolver',
  'rule',
  'schema',
  'server',
  'service',
  'tool',
];

interface Calque {
  /** Without flags; a space is any white space. */
  readonly find: string;
  /** What to write instead, to end a sentence that starts with "Write". */
  readonly write: string;
}

/** Wording that was carried over from another language, and what English says. The style page shows each with an example. */
const CALQUES: readonly Calque[] = [
  {find: 'belongs? into', write: '"belongs in", or say who does what'},
  {find: 'shall', write: '"must", "should" or the present tense'},
  {find: 'mend(?:s|ed|ing)?', write: '"fix", "repair" or "correct"'},
  {
    find: '(?:stand(?:s|ing)?|stood) (?:above|after|among|around|at|before|behind|below|beside|between|first|in(?! for\\b)|there|under|wherever|with|without)',
    write: '"is", "comes" or "appears"',
  },
  {
    find: `(?:${THINGS.join('|')})(?: (?:wants|knows|thinks|speaks|brings)|s (?:want|know|think|speak|bring))`,
    write: 'what the program does: "requires", "supports", "accepts", "contains"',
  },
  {find: 'provok(?:e|es|ed|ing)', write: '"reproduce" or "cause"'},
  {find: 'anew', write: '"again"'},
  {find: 'takes? the place of', write: '"replaces"'},
  {find: 'in the place of', write: '"instead of"'},
  {find: '(?<=^|[.!?:] )Beside', write: '"Next to" or "In addition to"'},
  {find: 'cures?', write: '"fix"'},
  {
    find: 'rais(?:e|es|ed|ing) (?:the |all |a )?(?:client|command line tool|loaders?|packages?|plugins?|versions?)',
    write: '"upgrade"',
  },
  {
    find: '(?<=, )also (?:after|as|at|before|by|for|from|if|in|inside|of|on|outside|the|those|to|when|where|while|with|without)',
    write: '"even", "including" or "too"',
  },
  {
    find: String.raw`from (?:version )?\d[\d.]* on(?! \w)`,
    write: '"or newer", "or higher" or "since"',
  },
  {find: '(?<!the )(?:in|out)side of', write: '"inside" or "outside"'},
  {
    find: '(?<!instead )of (?:yours|ours|theirs)',
    write: '"your", "our" or "their" before the noun',
  },
  {
    find: '(?<!\\bthere )(?:is|are|was|were) no (?:error|mistakes?|part|proof|replacement|secret|valid)',
    write: '"is not a", "is not an" or "is not"',
  },
  {
    find: "the [\\w'-]+ of the [\\w'-]+ of the [\\w'-]+",
    write: 'one "of" at most: put a noun in front, or start a sentence with the actor',
  },
];

const PATTERNS = CALQUES.map(({find, write}) => ({
  write,
  pattern: new RegExp(`(?<![\\w-])(?:${find.replaceAll(' ', String.raw`\s+`)})(?![\\w-])`, 'giu'),
}));

/** Comments of code, which are prose as well: what follows `//` or `#` and a space. */
const COMMENT = /(?:^|\s)(?:\/\/|#)\s+(?<words>.*)$/u;

/**
 * Places in an English text whose wording was carried over from another language (A10).
 *
 * @returns the place in the text, what stands there and what to write, in the order of the patterns.
 */
export function findCalques(
  text: string,
): readonly {readonly index: number; readonly found: string; readonly write: string}[] {
  return PATTERNS.flatMap(({pattern, write}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({
      index,
      found: found.replaceAll(/\s+/gu, ' '),
      write,
    })),
  );
}

/** Whole paragraphs, headings and cells: words on both sides of a link or of emphasis belong together. Code is left out. */
function listSentences(tree: Nodes): readonly ProseText[] {
  const sentences: ProseText[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') {
      return undefined;
    }
    sentences.push({text: flatten(node), line: node.position?.start.line ?? 1});
    return SKIP;
  });
  return sentences;
}

function flatten(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(flatten).join('') : '`';
}

function listComments(tree: Nodes): readonly ProseText[] {
  const comments: ProseText[] = [];
  visit(tree, 'code', ({value, position}) => {
    value.split('\n').forEach((code, index) => {
      const words = COMMENT.exec(code)?.groups?.words;
      if (words !== undefined) {
        comments.push({text: words, line: (position?.start.line ?? 1) + 1 + index});
      }
    });
  });
  return comments;
}

/** Calques in prose and in the comments of samples (A10). English only. */
export const voice: ProseRule = {
  name: 'voice',
  find(file) {
    if (file.locale !== DEFAULT_LOCALE) {
      return [];
    }
    const findings = [
      ...listTexts(file),
      ...listSentences(file.tree),
      ...listComments(file.tree),
    ].flatMap((prose) =>
      findCalques(prose.text).map(({index, found, write}) => ({
        line: lineAt(prose, index),
        message: `"${found}" is not what an English editor would write. Write ${write}.`,
      })),
    );
    // A text is a part of its sentence too.
    return [...new Map(findings.map((each) => [`${each.line} ${each.message}`, each])).values()];
  },
};
