import type {Problem} from '@selection-set/content-model';
import {
  GraphQLError,
  Kind,
  NoUnusedFragmentsRule,
  buildASTSchema,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  specifiedRules,
  validate,
  validateSchema,
  visit,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import {validateSDL} from 'graphql/validation/validate';
import {findTemplates, isGraphqlFile} from './runProject';
import {toProblem, type SampleResult} from './samplePage';
import type {DocumentStep, FileStep, Step} from './step';
import {CODE_FILE} from './typeReview';

/** A piece of GraphQL as a tree, or the error that says why it is none. */
function tryParse(code: string): DocumentNode | GraphQLError {
  try {
    return parse(code);
  } catch (error) {
    if (error instanceof GraphQLError) {
      return error;
    }
    throw error;
  }
}

/** The fragments that a piece of GraphQL defines; none of what cannot be parsed. */
function listFragments(code: string): readonly FragmentDefinitionNode[] {
  const document = tryParse(code);
  return document instanceof GraphQLError
    ? []
    : document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
}

/** A document with the fragments that it uses and does not define, and those that they use. */
function addFragments(
  document: DocumentNode,
  fragments: readonly FragmentDefinitionNode[],
): DocumentNode {
  const known = new Set(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [],
    ),
  );
  const used = new Set<string>();
  visit(document, {FragmentSpread: ({name}) => void used.add(name.value)});
  const missing = fragments.find(({name}) => used.has(name.value) && !known.has(name.value));
  return missing === undefined
    ? document
    : addFragments({...document, definitions: [...document.definitions, missing]}, fragments);
}

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

export interface DocumentTools {
  /** Page that the steps are from. */
  readonly file: string;
  /** Text of a schema, by its path relative to the project's folder; undefined where there is none. */
  readonly readSchema: (file: string) => string | undefined;
}

/** Checks the GraphQL of a page against the page's own type definitions: those of files, and those in its code. */
export function checkDocuments(
  steps: readonly Step[],
  {file, readSchema}: DocumentTools,
): {readonly results: readonly SampleResult[]; readonly problems: readonly Problem[]} {
  const schemas = steps.flatMap(listSchemas);
  const others = steps.flatMap(listDocuments);
  const results: SampleResult[] = [];
  const problems: Problem[] = [];
  for (const step of steps) {
    if (step.kind === 'document' && !isGraphql(step)) {
      problems.push(
        toProblem(
          file,
          step.line,
          'Nobody can check this code by itself. Name its file by title="…", show it as lines of a file by title="…" part, or say why not by unchecked="…".',
        ),
      );
    } else if (isGraphqlStep(step)) {
      const named = step.kind === 'document' ? step.schema : undefined;
      const schema = named === undefined ? undefined : readSchema(named);
      if (named !== undefined && schema === undefined) {
        problems.push(toProblem(file, step.line, `The schema "${named}" does not exist.`));
      }
      const mistakes = checkGraphql(step.code, schema === undefined ? schemas : [schema], others);
      if (step.isInvalid && mistakes.length === 0) {
        problems.push(toProblem(file, step.line, 'It is marked as invalid, and it is valid.'));
      } else if (!step.isInvalid) {
        problems.push(
          ...mistakes.map(({line, message}) => toProblem(file, step.line + line, message)),
        );
      }
      results.push({hash: step.hash, state: step.isInvalid ? 'refused' : 'validated'});
    }
  }
  return {results, problems};
}

function listSchemas(step: Step): readonly string[] {
  const isWrong = 'isInvalid' in step && step.isInvalid;
  return isWrong ? [] : listDocuments(step).filter(isTypeDefinitions);
}

/** GraphQL of files, of fences and of code. */
function listDocuments(step: Step): readonly string[] {
  if (step.kind === 'file' && CODE_FILE.test(step.name)) {
    return findTemplates(step.code);
  }
  return isGraphqlStep(step) ? [step.code] : [];
}

function isGraphqlStep(step: Step): step is DocumentStep | FileStep {
  return step.kind === 'document' ? isGraphql(step) : step.kind === 'file' && isGraphqlFile(step);
}

function isGraphql({language}: DocumentStep): boolean {
  return language === 'graphql';
}
