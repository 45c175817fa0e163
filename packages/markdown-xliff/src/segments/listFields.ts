import {isMap, isScalar, parseDocument} from 'yaml';
import type {ContentFile} from '@selection-set/content-model';
import {TRANSLATED_FIELDS} from '@selection-set/translation-freshness';
import type {Part} from './segment';

/** Fields of the front matter that readers see, with the places of their values. */
export function listFields({tree, text, frontMatter}: ContentFile): readonly Part[] {
  const [first] = tree.children;
  if (first?.type !== 'yaml') {
    return [];
  }
  const offset = text.indexOf('\n') + 1;
  const {contents} = parseDocument(first.value);
  const items = isMap(contents) ? contents.items : [];
  return items.flatMap(({key, value}): Part[] => {
    const name = TRANSLATED_FIELDS.find((field) => isScalar(key) && key.value === field);
    return name === undefined ||
      !isScalar(value) ||
      typeof value.value !== 'string' ||
      value.range == null
      ? []
      : [
          {
            form: 'field',
            name,
            start: offset + value.range[0],
            end: offset + value.range[1],
            line: frontMatter.lineOf(name),
            content: [{type: 'text', value: value.value.trim()}],
          },
        ];
  });
}
