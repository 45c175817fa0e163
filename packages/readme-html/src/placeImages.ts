import type {Element} from 'hast';
import {createElement, replaceElements, textProperty} from './hast';

/**
 * Puts a box with an image's text where it will be: an image without an address is no valid HTML. Comes last, because headings and links
 * are not named by that text.
 */
export function placeImages(content: Element): void {
  replaceElements(content, (element) => {
    if (element.tagName !== 'img') {
      return [element];
    }
    const {alt: _text, width, height, ...rest} = element.properties;
    const value = textProperty(element, 'alt') ?? '';
    const properties = {...rest, dataWidth: width, dataHeight: height};
    return [createElement('span', properties, value === '' ? [] : [{type: 'text', value}])];
  });
}
