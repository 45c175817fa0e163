import type {Element} from 'hast';
import {createElement, replaceElements, textOf} from './hast';
import {numberLabel, type ReadmeLabels} from './options';

/** Puts each table into a box that scrolls by itself and can be reached with the keyboard. */
export function rewriteTables(content: Element, labels: ReadmeLabels): void {
  let number = 0;
  replaceElements(content, (element) => {
    if (element.tagName === 'th') {
      return [withoutEmptyHeading(element)];
    }
    if (element.tagName !== 'table') {
      return [element];
    }
    number += 1;
    const properties = {
      className: ['readmeTable'],
      tabIndex: 0,
      role: 'region',
      ariaLabel: numberLabel(labels.table, number),
    };
    return [createElement('div', properties, [element])];
  });
}

/** A heading cell without text names nothing: it is a plain cell. */
function withoutEmptyHeading(cell: Element): Element {
  return textOf(cell).trim() === '' ? {...cell, tagName: 'td'} : cell;
}
