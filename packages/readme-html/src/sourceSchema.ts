import type {Schema} from 'hast-util-sanitize';
import {ADDRESS, SHARED_ATTRIBUTES, SHARED_SCHEMA, TITLE} from './sharedSchema';

/**
 * What may come in. Names and ids of the source stay out: an id, and a label for screen readers, only comes in behind
 * `trustMark`, which the source cannot contain. Those are the footnotes that remark has made.
 *
 * @param trustMark letters and digits.
 */
export function createSourceSchema(trustMark: string): Schema {
  const trusted = new RegExp(`^${trustMark}`, 'u');
  return {
    ...SHARED_SCHEMA,
    attributes: {
      ...SHARED_ATTRIBUTES,
      a: [['href', ADDRESS], TITLE, ['id', trusted], ['ariaLabel', trusted]],
      code: [['className', /^language-[\w+#.-]{1,32}$/u]],
      img: [['src', ADDRESS], 'alt', 'width', 'height', TITLE],
      input: [['type', 'checkbox'], 'checked'],
      li: [
        ['className', 'task-list-item'],
        ['id', trusted],
      ],
      section: [['className', 'footnotes']],
    },
  };
}
