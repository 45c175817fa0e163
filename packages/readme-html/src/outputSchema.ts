import type {Schema} from 'hast-util-sanitize';
import {LANGUAGES, ROLES} from '@selection-set/code-blocks';
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

/** `align` is no attribute of HTML any more. */
const DATA_ALIGN: AttributeRule = ['dataAlign', 'left', 'center', 'right'];
const OWN_ID: AttributeRule = ['id', /^readme-./u];

/**
 * What may go out: what comes in, rewritten. Every result is checked against it last, so a mistake in a rewriting step cannot
 * let anything through.
 *
 * @param containerId the one id outside the README that its links may lead to.
 */
export function createOutputSchema(containerId: string): Schema {
  const shared = Object.entries(SHARED_ATTRIBUTES).map(
    ([name, rules]) => [name, rules.map((rule) => (rule === ALIGN ? DATA_ALIGN : rule))] as const,
  );
  return {
    ...SHARED_SCHEMA,
    attributes: {
      ...Object.fromEntries(shared),
      ...Object.fromEntries(HEADINGS.map((name) => [name, [DATA_ALIGN, OWN_ID]])),
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
      div: [
        DATA_ALIGN,
        ['className', 'readmeTable'],
        ['tabIndex', 0],
        ['role', 'region'],
        'ariaLabel',
      ],
      input: [['type', 'checkbox'], ['disabled', true], 'checked', 'ariaLabel'],
      li: [['className', 'task-list-item'], OWN_ID],
      pre: [
        ['className', 'readmeCode'],
        ['tabIndex', 0],
      ],
      section: [['className', 'readmeFootnotes']],
      span: [
        ['className', 'readmeImage', ...Object.values(ROLES)],
        ['dataReadmeSrc', ADDRESS],
        ['dataWidth', SMALL_NUMBER],
        ['dataHeight', SMALL_NUMBER],
        TITLE,
      ],
    },
  };
}
