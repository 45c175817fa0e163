import {
  addressesIn,
  isJsx,
  suggestSpelling,
  type ContentFile,
  type JsxNode,
  type Problem,
} from '@selection-set/content-model';
import {visit} from 'unist-util-visit';
import {EMBEDDED_VIDEOS, VIDEO_HOSTINGS} from '../../../src/data/outsideServices';

/**
 * Reports attributes that no page may have: those that the portal's policy forbids, resources from other sites, and values of tabs that
 * cannot be told apart; and components that draw a list and have none.
 */
export function checkAttributes({
  file,
  tree,
}: Pick<ContentFile, 'file' | 'tree'>): readonly Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (node.type === 'image' && isForeign(node.url)) {
      const line = node.position?.start.line ?? 1;
      problems.push({file, line, rule: 'attribute', message: describeForeign('img', node.url)});
    } else if (node.type !== 'root' && isJsx(node)) {
      const found =
        node.name === 'Tabs' ? checkTabs(node) : [...findForbidden(node), ...findEmpty(node)];
      problems.push(...found.map((mistake) => ({file, rule: 'attribute', ...mistake})));
    }
  });
  return problems;
}

type Mistake = Pick<Problem, 'line' | 'message'>;

function findForbidden(element: JsxNode): readonly Mistake[] {
  const forbidden = FORBIDDEN.get(element.name ?? '');
  if (forbidden !== undefined && !element.attributes.some(isAddress)) {
    return [{line: lineOf(element), message: forbidden}];
  }
  return element.attributes.flatMap((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    const isText = 'value' in attribute && typeof attribute.value === 'string';
    const line = attribute.position?.start.line ?? lineOf(element);
    if (name === 'style' && /^\p{Ll}/u.test(element.name ?? '')) {
      const message =
        'The policy of the portal forbids styles in a page. Remove "style", or give the element a class of a style sheet (className).';
      return [{line, message}];
    }
    if (/^on\p{L}/iu.test(name) && isText) {
      const message = `The policy of the portal forbids scripts in a page. Remove "${name}", or import a component that does it.`;
      return [{line, message}];
    }
    if (/^v-[a-z]/u.test(name)) {
      const message = `"${name}" is Vue syntax and does nothing here. Remove it, or import a component that does it.`;
      return [{line, message}];
    }
    const value =
      LOADED.get(element.name ?? '')?.includes(name.toLowerCase()) === true ? attribute.value : '';
    const address =
      typeof value === 'string' ? addressesIn(name, value).find(isForeign) : undefined;
    return address === undefined
      ? []
      : [{line, message: describeForeign(element.name ?? '', address)}];
  });
}

/** Elements whose content no page may contain. */
const FORBIDDEN: ReadonlyMap<string, string> = new Map([
  [
    'script',
    'The policy of the portal forbids scripts in a page. Remove <script>, or import a component that does it.',
  ],
  [
    'style',
    'The policy of the portal forbids styles in a page. Remove <style>, or write the rules into a style sheet.',
  ],
]);

function isAddress(attribute: JsxNode['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'src';
}

/** Attributes with addresses that the policy has to allow. */
const LOADED: ReadonlyMap<string, readonly string[]> = new Map([
  ...['audio', 'embed', 'iframe', 'script', 'track'].map((name): [string, readonly string[]] => [
    name,
    ['src'],
  ]),
  ...['img', 'source'].map((name): [string, readonly string[]] => [name, ['src', 'srcset']]),
  ['form', ['action']],
  ['link', ['href']],
  ['object', ['data']],
  ['video', ['src', 'poster']],
]);

const ALLOWED: readonly string[] = EMBEDDED_VIDEOS.flatMap((service) => [
  ...VIDEO_HOSTINGS[service].sources['frame-src'],
]);

function isForeign(address: string): boolean {
  return (
    /^(?:https?:)?\/\//iu.test(address) &&
    !ALLOWED.some((origin) => address === origin || address.startsWith(`${origin}/`))
  );
}

function describeForeign(name: string, address: string): string {
  if (name === 'form') {
    return `The policy of the portal does not let a form send anything to "${address}". Write a link to it instead.`;
  }
  const remedy = ['embed', 'iframe', 'object'].includes(name)
    ? 'Write a link to it instead; docs/writing/components.mdx says how videos are shown.'
    : 'Save the file below static and write its path, such as "/img/…".';
  return `The policy of the portal does not let a page load "${address}" from another site. ${remedy}`;
}

/** Components that draw the list in them: what starts its lines. */
const DRAWN: ReadonlyMap<string, string> = new Map([
  ['FileTree', '- '],
  ['Steps', '1. '],
]);

/** A component, or an expression, may bring the list. */
function findEmpty(element: JsxNode): readonly Mistake[] {
  const start = DRAWN.get(element.name ?? '');
  const isDrawn = element.children.some((child) =>
    child.type === 'list'
      ? start !== '1. ' || child.ordered === true
      : isJsx(child) || child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression',
  );
  if (start === undefined || isDrawn) {
    return [];
  }
  const kind = start === '1. ' ? 'a numbered list' : 'a list';
  const message = `<${element.name}> draws ${kind}, and there is none in it. Start each of its lines with "${start}", after an empty line, or remove <${element.name}>.`;
  return [{line: lineOf(element), message}];
}

function checkTabs(tabs: JsxNode): readonly Mistake[] {
  const children = tabs.children.flatMap(unwrap);
  const stray = children.find((child) => child.type === 'text' && child.value.trim() !== '');
  if (stray !== undefined) {
    const message =
      'Tabs hold nothing but <TabItem>, and this text keeps the page from being shown. Move it into a tab, or out of <Tabs>.';
    return [{line: stray.position?.start.line ?? lineOf(tabs), message}];
  }
  const items = children.filter((child) => isJsx(child));
  const isWritten = items.length > 0 && items.every(({name}) => name === 'TabItem');
  const chosen = readText(tabs, 'defaultValue');
  const values = items.flatMap((item) => readText(item, 'value') ?? readText(item, 'label') ?? []);
  if (
    isWritten &&
    chosen !== undefined &&
    values.length === items.length &&
    !values.includes(chosen)
  ) {
    const message = `"defaultValue" is "${chosen}", and no tab has this value.${suggestSpelling(chosen, values)} Allowed: ${values.join(', ')}.`;
    return [{line: lineOf(tabs), message}, ...findRepeated(items)];
  }
  if (tabs.children.length === 0 && tabs.attributes.length === 0) {
    const message =
      'These tabs have no <TabItem>, so readers see nothing. Add one, or remove <Tabs>.';
    return [{line: lineOf(tabs), message}];
  }
  return findRepeated(items);
}

/** MDX takes a paragraph that holds elements alone for these elements; one with words stays, and tabs refuse it. */
function unwrap(child: JsxNode['children'][number]) {
  return child.type === 'paragraph' ? child.children : [child];
}

function findRepeated(items: readonly JsxNode[]): readonly Mistake[] {
  const first = new Map<string, number>();
  const tabs = items.filter(({name}) => name === 'TabItem');
  return tabs.flatMap((tab) => {
    const value = readText(tab, 'value') ?? readText(tab, 'label');
    if (value === undefined) {
      return [];
    }
    const line = lineOf(tab);
    const other = first.get(value);
    if (other === undefined) {
      first.set(value, line);
      return [];
    }
    const message = `The tab of line ${other} has the value "${value}" too, so a choice cannot tell them apart. Give this one a value of its own.`;
    return [{line, message}];
  });
}

function readText({attributes}: JsxNode, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function lineOf({position}: JsxNode): number {
  return position?.start.line ?? 1;
}
