import {hoverTooltip} from '@codemirror/view';
import {getSchema, offsetToPos} from 'cm6-graphql';
import {getHoverInformation} from 'graphql-language-service';

/** Shows the type of what the mouse rests on, with its description. */
export const hoverType = hoverTooltip(({state}, pos) => {
  const schema = getSchema(state);
  const text =
    schema === undefined
      ? ''
      : getHoverInformation(schema, state.doc.toString(), offsetToPos(state.doc, pos));
  if (typeof text !== 'string' || text === '') {
    return null;
  }
  return {
    pos,
    above: true,
    create() {
      const dom = document.createElement('div');
      dom.className = 'cm-hover';
      dom.textContent = text;
      return {dom};
    },
  };
});
