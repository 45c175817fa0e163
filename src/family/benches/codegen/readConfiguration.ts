import {isRecord} from '@selection-set/plugin-kit';
import {type Expression, parseExpressionAt} from 'acorn';

/** The value is not a literal: code would have to run to determine it. */
class NoLiteral extends Error {}

/**
 * The settings in a configuration file of the generator, if they are literals.
 *
 * @param code TypeScript with `const config: CodegenConfig = {…}`.
 * @returns undefined if there are none, and if code would have to run to determine them.
 */
export function readConfiguration(code: string): Readonly<Record<string, unknown>> | undefined {
  const start = /\bCodegenConfig\s*=\s*(?=\{)/u.exec(code);
  if (start === null) {
    return undefined;
  }
  try {
    const value = readLiteral(
      parseExpressionAt(code, start.index + start[0].length, {ecmaVersion: 'latest'}),
    );
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof NoLiteral || error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/** @throws NoLiteral */
function readLiteral(node: Expression): unknown {
  if (node.type === 'Literal' && node.regex === undefined && node.bigint === undefined) {
    return node.value;
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.map((element) => {
      if (element === null || element.type === 'SpreadElement') {
        throw new NoLiteral();
      }
      return readLiteral(element);
    });
  }
  if (node.type === 'ObjectExpression') {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (property.type === 'SpreadElement' || property.computed || property.kind !== 'init') {
          throw new NoLiteral();
        }
        const {key, value} = property;
        return [
          key.type === 'Identifier' ? key.name : String(readLiteral(key)),
          readLiteral(value),
        ];
      }),
    );
  }
  throw new NoLiteral();
}
