import {isJsx, type ContentFile, type JsxNode, type Problem} from '@selection-set/content-model';
import {visit} from 'unist-util-visit';

/** Attributes that no page can have: those that the portal's policy forbids, and a value that two tabs of a row share. */
export function checkAttributes({
  file,
  tree,
}: Pick<ContentFile, 'file' | 'tree'>): readonly Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'root' && isJsx(node)) {
      const found = node.name === 'Tabs' ? findRepeated(node) : findForbidden(node);
      problems.push(...found.map((mistake) => ({file, rule: 'attribute', ...mistake})));
    }
  });
  return problems;
}

type Mistake = Pick<Problem, 'line' | 'message'>;

function findForbidden(element: JsxNode): readonly Mistake[] {
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
    return [];
  });
}

function findRepeated({children}: JsxNode): readonly Mistake[] {
  const first = new Map<string, number>();
  const tabs = children.filter((child) => isJsx(child)).filter(({name}) => name === 'TabItem');
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
