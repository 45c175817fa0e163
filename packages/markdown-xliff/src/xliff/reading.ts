import type {Element, ElementContent} from 'xast';
import type {Mistake} from '../mistake';
import {XLIFF_NAMESPACE} from './format';

/** Takes down what is wrong while a file is read to its end. */
export class Reading {
  readonly mistakes: Mistake[] = [];

  /** @param prefix of the names of XLIFF, with its colon; empty where they have none. */
  constructor(private readonly prefix: string) {}

  note(element: Element, message: string): void {
    this.mistakes.push({line: lineOf(element), message});
  }

  /** Name of an element of XLIFF; undefined for one of another namespace, which a tool has added. */
  nameOf({name}: Element): string | undefined {
    const isOurs = this.prefix === '' ? !name.includes(':') : name.startsWith(this.prefix);
    return isOurs ? name.slice(this.prefix.length) : undefined;
  }

  /** Elements of XLIFF inside another one, which has no words of its own. */
  childrenOf(parent: Element, allowed: readonly string[]): readonly Element[] {
    return parent.children.flatMap((child) => {
      if (child.type === 'text' && child.value.trim() !== '') {
        this.note(parent, `has words where none belong: "${child.value.trim()}".`);
      }
      const name = child.type === 'element' ? this.nameOf(child) : undefined;
      if (child.type !== 'element' || name === undefined) {
        return [];
      }
      if (!allowed.includes(name)) {
        this.note(child, `<${name}> does not belong into <${parent.name}>.`);
        return [];
      }
      return [child];
    });
  }
}

/** Prefix of XLIFF's names, as the outermost element declares it; undefined where it does not. */
export function findPrefix({attributes}: Element): string | undefined {
  const declared = Object.entries(attributes).find(([, value]) => value === XLIFF_NAMESPACE)?.[0];
  if (declared === 'xmlns') {
    return '';
  }
  return declared?.startsWith('xmlns:') === true
    ? `${declared.slice('xmlns:'.length)}:`
    : undefined;
}

export function lineOf({position}: Pick<ElementContent, 'position'>): number {
  return position?.start.line ?? 1;
}

export function attribute({attributes}: Element, name: string): string {
  return attributes[name] ?? '';
}
