import type {Element} from 'hast';
import {hasClass, listElements, textProperty} from './hast';
import {ID_PREFIX} from './rewriteHeadings';

/** Replaces the mark of what remark made for footnotes by our prefix, and its classes by ours. */
export function rewriteFootnotes(content: Element, trustMark: string): void {
  const mark = `${trustMark}-`;
  for (const element of listElements(content)) {
    const {properties, tagName} = element;
    const id = textProperty(element, 'id');
    if (id !== undefined) {
      properties.id = id.replace(mark, ID_PREFIX);
    }
    const href = textProperty(element, 'href');
    if (href?.startsWith(`#${mark}`)) {
      const label = textProperty(element, 'ariaLabel')?.replace(mark, '');
      properties.href = href.replace(mark, ID_PREFIX);
      properties.ariaLabel = label;
      properties.className = [label === undefined ? 'readmeFootnoteRef' : 'readmeFootnoteBack'];
    }
    if (tagName === 'section') {
      properties.className = hasClass(element, 'footnotes') ? ['readmeFootnotes'] : undefined;
    }
  }
}
