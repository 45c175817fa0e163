import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {TRANSLATIONS_FIELD} from '../field';
import type {Translations} from './createTranslations';

/** A step that adds the languages in which a page exists to its front matter, which Docusaurus hands to the page. */
export default function remarkTranslations({localesOf}: Pick<Translations, 'localesOf'>) {
  return (_tree: Root, file: VFile): void => {
    const {frontMatter} = file.data;
    if (typeof frontMatter === 'object' && frontMatter !== null) {
      Object.assign(frontMatter, {[TRANSLATIONS_FIELD]: localesOf(file.path)});
    }
  };
}
