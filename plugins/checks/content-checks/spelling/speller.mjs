// Answers on standard output which words of standard input no dictionary knows: those of `own` as they are, those of `words` with
// suggestions, which take most of the time. A program of its own, because cspell-lib
// can only be imported by ES modules, and the configuration's loader makes CommonJS of all plugins.
import {text} from 'node:stream/consumers';
import {getDefaultSettings, getDictionary} from 'cspell-lib';

/** Ordinary English and the words of the trade; lists of a single language or product are left out, because they know too much. */
const DICTIONARIES = [
  'en_us',
  'companies',
  'computing-acronyms',
  'software-tools',
  'softwareTerms',
  'web-services',
];

const SUGGESTIONS = 3;

const {dictionaryDefinitions} = await getDefaultSettings();
const [{words, own}, dictionary] = await Promise.all([
  text(process.stdin).then((input) => JSON.parse(input)),
  getDictionary({dictionaryDefinitions, dictionaries: DICTIONARIES}),
]);
const isUnknown = (word) => !dictionary.has(word, {ignoreCase: true});
const suggest = (word) =>
  dictionary.suggest(word, {numSuggestions: SUGGESTIONS}).map((suggestion) => suggestion.word);
process.stdout.write(
  JSON.stringify([
    ...own.filter(isUnknown).map((word) => [word, []]),
    ...words.filter(isUnknown).map((word) => [word, suggest(word)]),
  ]),
);
