import type {Element} from 'hast';
import {highlight, findLanguage, type LanguageName, toHast} from '@selection-set/code-blocks';
import {listElements, textOf} from './hast';

const LANGUAGE_CLASS = /^language-(.+)$/u;

/** Colours code by classes and makes its box reachable with the keyboard, because it scrolls by itself. */
export function highlightCode(content: Element): void {
  for (const element of listElements(content)) {
    if (element.tagName === 'pre') {
      element.properties = {className: ['readmeCode'], tabIndex: 0};
      const code = element.children.find((child) => child.type === 'element');
      if (code?.tagName === 'code') {
        highlightBlock(code);
      }
    } else if (element.tagName === 'code') {
      keepOwnClass(element);
    }
  }
}

function highlightBlock(code: Element): void {
  const language = readLanguage(code);
  if (language !== undefined) {
    code.properties = {className: [`language-${language}`]};
    code.children = toHast(highlight(textOf(code), language));
  }
}

function keepOwnClass(code: Element): void {
  const language = readLanguage(code);
  code.properties = language === undefined ? {} : {className: [`language-${language}`]};
}

function readLanguage({properties}: Element): LanguageName | undefined {
  const [name] = Array.isArray(properties.className) ? properties.className : [];
  const match = LANGUAGE_CLASS.exec(name ?? '')?.[1];
  return match === undefined ? undefined : findLanguage(match);
}
