import {readFileSync, statSync} from 'node:fs';
import ts from 'typescript';

/** What a translated text may have beside its words; the rest is for translators. */
const FOR_THE_BROWSER = new Set(['values']);

/**
 * Puts the words of one language where the code names a text by its id, so that browsers load neither a list of all texts nor the notes for
 * translators.
 *
 * @param {string} source of a module
 * @param {string} name its file name: `.ts` holds no elements
 * @param {Readonly<Record<string, string>>} messages by id
 * @returns {{code: string, unknown: readonly string[]}} `unknown`: what looks like a text, but has no id of the list; it stays as it was
 */
export function inlineTexts(source, name, messages) {
  const kind = name.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const edits = [];
  const unknown = [];
  const visit = (node) => {
    const found = readCall(node) ?? readElement(node);
    if (found !== undefined) {
      const text = Object.hasOwn(messages, found.id ?? '') ? messages[found.id] : undefined;
      if (text === undefined) {
        unknown.push(node.getText(file));
      } else {
        edits.push(...found.edit(JSON.stringify(text)));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return {code: apply(source, edits), unknown};
}

/** `translate({id, message, description}, values)`. */
function readCall(node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'translate') {
    return undefined;
  }
  const [described, values] = node.arguments;
  const id =
    described && ts.isObjectLiteralExpression(described)
      ? described.properties.find((one) => one.name?.getText() === 'id')?.initializer
      : undefined;
  return {
    id: id && ts.isStringLiteralLike(id) ? id.text : undefined,
    edit: (text) =>
      values === undefined ? [put(node, text)] : [put(described, `{message: ${text}}`)],
  };
}

/** `<Translate id description values>text</Translate>`. */
function readElement(node) {
  if (
    !ts.isJsxElement(node) ||
    node.openingElement.tagName.getText() !== 'Translate' ||
    node.children.length === 0
  ) {
    return undefined;
  }
  const attributes = node.openingElement.attributes.properties;
  const id = attributes.find((one) => one.name?.getText() === 'id')?.initializer;
  const dropped = attributes.filter((one) => !FOR_THE_BROWSER.has(one.name?.getText()));
  const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
  return {
    id: id && ts.isStringLiteral(id) ? id.text : undefined,
    edit: (text) =>
      dropped.length === attributes.length
        ? [put(node, isChild ? `{${text}}` : text)]
        : [
            ...dropped.map((one) => put(one, '')),
            {start: node.children[0].pos, end: node.children.at(-1).end, text: `{${text}}`},
          ],
  };
}

function put(node, text) {
  return {start: node.getStart(), end: node.end, text};
}

function apply(source, edits) {
  const parts = [];
  let at = 0;
  for (const {start, end, text} of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(source.slice(at, start), text);
    at = end;
  }
  return [...parts, source.slice(at)].join('');
}

/** By file; some hundred modules of a build ask for the same. */
const catalogues = new Map();

function readMessages(file) {
  const changed = statSync(file).mtimeMs;
  const known = catalogues.get(file);
  if (known?.changed === changed) {
    return known.messages;
  }
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  catalogues.set(file, {changed, messages});
  return messages;
}

/** By module; the bundles of browsers and of the built pages have the same, and to parse one takes longest. */
const inlined = new Map();

function inlineOnce(source, name, messages) {
  const known = inlined.get(name);
  if (known?.source === source && known.messages === messages) {
    return known;
  }
  const made = {source, messages, ...inlineTexts(source, name, messages)};
  inlined.set(name, made);
  return made;
}

/**
 * Step of the bundler: the texts of one language in the place of their ids (`inlineTexts`). Option `file`: absolute path of that language's texts.
 *
 * @param {string} source of a module
 * @returns {string}
 * @throws Error where a text of this portal has no id of its catalogue: no browser would be sent its translation.
 */
export default function putTexts(source) {
  const {file} = this.getOptions();
  if (!source.includes('@docusaurus/Translate')) {
    return source;
  }
  this.addDependency(file);
  const {code, unknown} = inlineOnce(source, this.resourcePath, readMessages(file));
  if (unknown.length > 0 && !this.resourcePath.includes('node_modules')) {
    throw new Error(
      `The catalogue has no such text; write its id in quotes and run \`npm run i18n\`:\n${unknown.join('\n')}`,
    );
  }
  return code;
}
