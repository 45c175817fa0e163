import type {Content, Problem} from '@selection-set/content-model';
import {checkDictionary, DICTIONARY, readDictionary} from './dictionary';
import {findUnknown} from './findUnknown';
import {listWords} from './listWords';

/**
 * Words of the English content that neither English, nor the trade, nor `dictionary.txt` knows (A10), and entries of that file that are no
 * use. Other languages are not checked. Takes about a second, so the writing server leaves it out.
 *
 * @param content of the default language.
 * @param siteDir the project's folder.
 */
export async function checkSpelling(
  {files}: Content,
  siteDir: string,
): Promise<readonly Problem[]> {
  const entries = await readDictionary(siteDir);
  const words = files.flatMap(listWords);
  const own = new Set(entries.map(({word}) => word.toLowerCase()));
  const others = words.map(({word}) => word).filter((word) => !own.has(word.toLowerCase()));
  const suggestions = await findUnknown([...new Set(others)].toSorted(), [...own]);
  const unknown = new Set([...suggestions.keys()].map((word) => word.toLowerCase()));
  const used = new Set(words.map(({word}) => word.toLowerCase()));
  const mistakes = words.flatMap(({word, file, line}): readonly Problem[] => {
    const near = suggestions.get(word);
    if (near === undefined || own.has(word.toLowerCase())) {
      return [];
    }
    const offer = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
    const message = `no dictionary knows "${word}".${offer} If it is right, add it to ${DICTIONARY}.`;
    return [{file, line, rule: 'spelling', message}];
  });
  return [...mistakes, ...checkDictionary(entries, used, unknown)];
}
