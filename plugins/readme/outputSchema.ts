import type {Schema} from 'hast-util-sanitize';
import {LANGUAGES} from '../code-blocks/languages';
import {ROLES} from '../code-blocks/roles';
import {
  ALIGN,
  ADDRESS,
  type AttributeRule,
  HEADINGS,
  SHARED_ATTRIBUTES,
  SHARED_SCHEMA,
  SMALL_NUMBER,
  TITLE,
} from './sharedSchema';

const OWN_ID: AttributeRule = ['id', /^readme-./u];

/**
 * What may go out: what comes in, rewritten. Every result is checked against it last, so a mistake in a rewriting step cannot
 * let anything through.
 *
 * @param containerId the one id outside the README that its links may lead to.
 */
export function createOutputSchema(containerId: string): Schema {
  return {
    ...SHARED_SCHEMA,
    attributes: {
      ...SHARED_ATTRIBUTES,
      ...Object.fromEntries(HEADINGS.map((name) => [name, [ALIGN, OWN_ID]])),
      a: [
        ['href', /^(?:https?:\/\/|mailto:|#readme-)./u, `#${containerId}`],
        ['rel', 'noopener', 'noreferrer', 'nofollow', 'ugc'],
        ['className', 'readmeFootnoteRef', 'readmeFootnoteBack'],
        TITLE,
        OWN_ID,
        'ariaLabel',
      ],
      blockquote: [
        ['className', 'readmeAlert'],
        ['dataKind', /^[a-z]{1,12}$/u],
      ],
      code: [['className', ...Object.keys(LANGUAGES).map((language) => `language-${language}`)]],
      div: [ALIGN, ['className', 'readmeTable'], ['tabIndex', 0], ['role', 'region'], 'ariaLabel'],
      img: [
        ['className', 'readmeImage'],
        ['dataReadmeSrc', ADDRESS],
        'alt',
        ['width', SMALL_NUMBER],
        ['height', SMALL_NUMBER],
        ['loading', 'lazy'],
        ['decoding', 'async'],
        ['referrerPolicy', 'no-referrer'],
        TITLE,
      ],
      input: [['type', 'checkbox'], ['disabled', true], 'checked', 'ariaLabel'],
      li: [['className', 'task-list-item'], OWN_ID],
      pre: [
        ['className', 'readmeCode'],
        ['tabIndex', 0],
      ],
      section: [['className', 'readmeFootnotes']],
      span: [['className', ...Object.values(ROLES)]],
    },
  };
}
