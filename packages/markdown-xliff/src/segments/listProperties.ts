import type {Nodes} from 'mdast';
import type {Part} from './segment';

/** Properties of components that readers see or hear. */
const TEXT_PROPERTIES = [
  'alt',
  'aria-label',
  'caption',
  'description',
  'heading',
  'label',
  'placeholder',
  'subtitle',
  'summary',
  'title',
];

type Element = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Texts in quotes among a component's properties, with their places. Values in braces are code. */
export function listProperties({attributes}: Element, text: string): readonly Part[] {
  return attributes.flatMap((attribute): Part[] => {
    const {position} = attribute;
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string' ||
      !TEXT_PROPERTIES.includes(attribute.name) ||
      position === undefined
    ) {
      return [];
    }
    const end = position.end.offset ?? 0;
    const raw = text.slice(position.start.offset, end);
    const quoted = /=\s*(?<quoted>["'][^]*["'])$/u.exec(raw)?.groups?.quoted ?? '';
    return [
      {
        form: 'property',
        name: attribute.name,
        start: end - quoted.length,
        end,
        line: position.start.line,
        content:
          attribute.value === ''
            ? []
            : [{type: 'text', value: attribute.value.replaceAll(/[ \t]*\r?\n[ \t]*/gu, ' ')}],
      },
    ];
  });
}
