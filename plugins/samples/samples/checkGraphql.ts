import {
  buildASTSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  NoUnusedFragmentsRule,
  specifiedRules,
  validate,
  validateSchema,
} from 'graphql';
import {validateSDL} from 'graphql/validation/validate';
import {addFragments, listFragments} from './addFragments';
import {tryParse} from '../live-samples/tryParse';

export interface GraphqlMistake {
  /** Of the code, from 1. */
  readonly line: number;
  readonly message: string;
}

/** A fragment may be for another document, also of another page. */
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** Type definitions bring their own directives in this way; what they are is not for the page to define. */
const LINKED = /@link\s*\(/u;

/**
 * Whether a piece of GraphQL holds: type definitions by themselves or together with the others of the page, operations against one of the
 * page's schemas.
 *
 * @param schemas texts of type definitions.
 * @param others texts of the page's other documents, whose fragments this one may use.
 * @returns empty where it holds.
 */
export function checkGraphql(
  code: string,
  schemas: readonly string[],
  others: readonly string[] = [],
): readonly GraphqlMistake[] {
  const document = tryParse(code);
  if (document instanceof GraphQLError) {
    return toMistakes([document]);
  }
  return isTypes(document)
    ? checkTypes(code, document, schemas)
    : checkOperations(document, schemas, others);
}

/** Whether a piece of GraphQL defines types; false for what cannot be parsed. */
export function isTypeDefinitions(code: string): boolean {
  const document = tryParse(code);
  return !(document instanceof GraphQLError) && isTypes(document);
}

function isTypes({definitions}: DocumentNode): boolean {
  return definitions.every(
    (definition) => isTypeSystemDefinitionNode(definition) || isTypeSystemExtensionNode(definition),
  );
}

function checkTypes(
  code: string,
  document: DocumentNode,
  schemas: readonly string[],
): readonly GraphqlMistake[] {
  const alone = findTypeErrors(code, document);
  if (alone.length === 0 || LINKED.test(code)) {
    return [];
  }
  const others = schemas.filter((other) => other !== code);
  const isAccepted = [...others, others.join('\n')].some((other) => {
    const text = `${code}\n${other}`;
    const together = tryParse(text);
    return !(together instanceof GraphQLError) && findTypeErrors(text, together).length === 0;
  });
  return isAccepted ? [] : toMistakes(alone);
}

function findTypeErrors(code: string, document: DocumentNode): readonly GraphQLError[] {
  const errors = LINKED.test(code) ? [] : validateSDL(document);
  return errors.length > 0
    ? errors
    : validateSchema(buildASTSchema(document, {assumeValidSDL: true})).filter(
        // Part of a schema need not have a query.
        ({message}) => !message.includes('Query root type must be provided'),
      );
}

function checkOperations(
  document: DocumentNode,
  schemas: readonly string[],
  others: readonly string[],
): readonly GraphqlMistake[] {
  const built = [...schemas, ...(schemas.length > 1 ? [schemas.join('\n')] : [])].flatMap(build);
  if (built.length === 0) {
    return [
      {
        line: 1,
        message:
          'No schema on this page to validate it against. Show the schema, name one by schema="samples/schemas/….graphql", or say why not by unchecked="…".',
      },
    ];
  }
  const whole = addFragments(document, others.flatMap(listFragments));
  const own = document.loc?.source;
  const results = built.map((schema) =>
    validate(schema, whole, RULES).filter(({source}) => source === undefined || source === own),
  );
  const best = results.reduce((least, errors) => (errors.length < least.length ? errors : least));
  return toMistakes(best);
}

function build(text: string): readonly GraphQLSchema[] {
  const document = tryParse(text);
  if (document instanceof GraphQLError || !isTypes(document)) {
    return [];
  }
  try {
    const schema = buildASTSchema(document, {assumeValidSDL: true});
    return schema.getQueryType() == null ? [] : [schema];
  } catch {
    return [];
  }
}

function toMistakes(errors: readonly GraphQLError[]): readonly GraphqlMistake[] {
  return errors.map(({message, locations}) => ({line: locations?.[0]?.line ?? 1, message}));
}
