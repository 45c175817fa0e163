import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';
import type {ContentFile} from '@selection-set/content-model';
import type {ProseRule} from './proseRule';

const repetitions = unified()
  .use(remarkRetext, unified().use(retextEnglish).use([retextRepeatedWords]))
  .freeze();
const indefinite = unified()
  .use(remarkRetext, unified().use(retextEnglish).use([retextIndefiniteArticle]))
  .freeze();

/** Words twice in a row, as in "the the" (A10). English only. */
export const repeatedWords = toRule('repeated-words', repetitions);

/** "A" and "an" before the wrong sound (A10). English only. */
export const articles = toRule('articles', indefinite);

function toRule(name: string, processor: typeof repetitions): ProseRule {
  return {
    name,
    async find({tree, text, locale}: ContentFile) {
      if (locale !== DEFAULT_LOCALE) {
        return [];
      }
      const file = new VFile(text);
      await processor.run(tree, file);
      return file.messages.map(({line, reason}) => ({line: line ?? 1, message: `${reason}.`}));
    },
  };
}
