import type {Element} from 'hast';
import {listElements} from './hast';

/** Moves the attribute `align`, which HTML has dropped, to `data-align`, which the style sheet of a README follows. */
export function rewriteAlign(content: Element): void {
  for (const element of listElements(content)) {
    const {align, ...rest} = element.properties;
    if (align !== undefined) {
      element.properties = {...rest, dataAlign: align};
    }
  }
}
