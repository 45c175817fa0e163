import {CriticalityLevel, DiffRule, diff, type Change, type Rule} from '@graphql-inspector/core';
import type {BenchFile, BenchInput, Problem} from '@selection-set/workbench';
import type {Reach} from '@selection-set/workbench/worker';
import {
  Kind,
  NoDeprecatedCustomRule,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  specifiedRules,
  validate,
  validateSchema,
  visit,
  type DocumentNode,
  type GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {Refused, isBlank, loadSchemaFile, parseFile, refuse, textOf} from '../graphqlInput';

/** Files of the schema desk. */
export const SCHEMA_FILES = ['before.graphql', 'after.graphql', 'operations.graphql'] as const;

/** Rules for readers to select, in the order of application; the last one is the command line's own switch. */
export const SCHEMA_RULES = [
  'suppressRemovalOfDeprecatedField',
  'safeUnreachable',
  'ignoreDescriptionChanges',
  'dangerousBreaking',
  'verboseChanges',
] as const;

export type SchemaRule = (typeof SCHEMA_RULES)[number];

/** Names of the rules that are on. */
export type SchemaSettings = readonly SchemaRule[];

export type Level = 'BREAKING' | 'DANGEROUS' | 'NON_BREAKING';

export interface SchemaChange {
  readonly level: Level;
  /** Kind of change by Inspector's name, such as `FIELD_REMOVED`. */
  readonly type: string;
  /** Such as `Book.isbn`; empty for changes of the schema as a whole. */
  readonly path: string;
  readonly message: string;
  readonly reason: string;
}

export interface JudgedOperation {
  /** Empty for one without a name. */
  readonly name: string;
  /** Its first line, from 1. */
  readonly line: number;
  /** `invalid` was already invalid before. */
  readonly state: 'breaks' | 'deprecated' | 'invalid' | 'works';
  /** Reasons, each with its line. */
  readonly reasons: readonly {readonly message: string; readonly line: number}[];
}

/** A type of the second schema with its members. */
export interface OutlineType {
  readonly name: string;
  readonly kind: 'enum' | 'input' | 'interface' | 'scalar' | 'type' | 'union';
  readonly members: readonly {readonly text: string; readonly isDeprecated: boolean}[];
}

export interface SchemaOutput {
  readonly problems: readonly Problem[];
  /** In the order of the command line: by level, then by path. */
  readonly changes: readonly SchemaChange[];
  readonly operations: readonly JudgedOperation[];
  readonly outline: readonly OutlineType[];
  /** Output of `graphql-inspector diff`, without colours. */
  readonly terminal: string;
}

/**
 * @returns null for a text without definitions: compared with it, everything is new
 * @throws Refused
 */
function buildFile(files: readonly BenchFile[], file: string): GraphQLSchema | null {
  if (isBlank(textOf(files, file))) {
    return null;
  }
  return loadSchemaFile(files, file);
}

const byPath = ({path: one = ''}: Change, {path: other = ''}: Change): number =>
  one > other ? 1 : other > one ? -1 : 0;

const LEVELS = [
  CriticalityLevel.Breaking,
  CriticalityLevel.Dangerous,
  CriticalityLevel.NonBreaking,
] as const;

const SYMBOLS: Readonly<Record<Level, string>> = {BREAKING: '✖', DANGEROUS: '⚠', NON_BREAKING: '✔'};

/** Output of the command line for changes in its order: names lose their quotes, which terminals with colours render in bold. */
function printAsCommand(changes: readonly SchemaChange[]): string {
  if (changes.length === 0) {
    return '[success] No changes detected\n';
  }
  const breaking = changes.filter(({level}) => level === 'BREAKING').length;
  const lines = changes.map(
    ({level, message}) =>
      `[log] ${SYMBOLS[level]}  ${message.replace(/'([^']+)'/gu, '$1').replace(/"([^"]+)"/gu, '$1')}`,
  );
  return [
    `[log] \nDetected the following changes (${changes.length}) between schemas:\n`,
    ...lines,
    breaking === 0
      ? '[success] No breaking changes detected'
      : `[error] Detected ${breaking} breaking change${breaking > 1 ? 's' : ''}`,
    '',
  ].join('\n');
}

/**
 * Inspector's rule that leaves out what another change includes, type by type: it compares each change with all before it, which takes minutes
 * for some thousand new types, and only those of the same type matter.
 */
const simplifyChanges: Rule = async (input) => {
  const groups = new Map<string, Change[]>();
  for (const change of input.changes) {
    const [type = ''] = (change.path ?? '').split('.');
    const group = groups.get(type) ?? [];
    group.push(change);
    groups.set(type, group);
  }
  const kept = new Set<Change>();
  for (const changes of groups.values()) {
    for (const change of await DiffRule.simplifyChanges({...input, changes})) {
      kept.add(change);
    }
  }
  return input.changes.filter((change) => kept.has(change));
};

async function listChanges(
  before: GraphQLSchema | null,
  after: GraphQLSchema | null,
  settings: SchemaSettings,
): Promise<readonly SchemaChange[]> {
  const rules: Rule[] = settings.flatMap((name) =>
    name === 'verboseChanges' ? [] : [DiffRule[name]],
  );
  if (!settings.includes('verboseChanges')) {
    rules.push(simplifyChanges);
  }
  const changes = await diff(before, after, rules);
  return LEVELS.flatMap((level) =>
    changes.filter(({criticality}) => criticality.level === level).toSorted(byPath),
  ).map(({criticality, type, path = '', message}) => ({
    level: criticality.level,
    type: String(type),
    path,
    message,
    reason: criticality.reason ?? '',
  }));
}

/** Most mistakes of all operations to find with one schema. */
const MISTAKES_LIMIT = 1000;

/** Distinguishes mistakes, ignoring the names that the schema suggests for a wrong one. */
function keyOf({message, positions}: GraphQLError): string {
  return `${positions?.join(' ') ?? ''} ${message.replace(/ Did you mean .*/su, '')}`;
}

/** Names of the fragments that an operation needs, directly or through others. */
function fragmentsOf(
  operation: OperationDefinitionNode,
  spreads: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const wanted = [...listSpreads(operation)];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (!found.has(name)) {
      found.add(name);
      wanted.push(...(spreads.get(name) ?? []));
    }
  }
  return found;
}

function listSpreads(node: DocumentNode['definitions'][number]): readonly string[] {
  const names: string[] = [];
  visit(node, {
    FragmentSpread({name}) {
      names.push(name.value);
    },
  });
  return names;
}

/**
 * Finds operations that break, by GraphQL's own rules: Inspector's `validate` follows fragments once for each path to them, and
 * never returns for some.
 *
 * @throws Refused
 */
function judgeOperations(
  text: string,
  before: GraphQLSchema | null,
  after: GraphQLSchema | null,
): readonly JudgedOperation[] {
  if (after === null || isBlank(text)) {
    return [];
  }
  const [beforeFile, afterFile, file] = SCHEMA_FILES;
  const document = parseFile(file, text);
  for (const [name, schema] of [
    [beforeFile, before],
    [afterFile, after],
  ] as const) {
    refuse(name, schema === null ? [] : validateSchema(schema));
  }
  const judge = (schema: GraphQLSchema, rules = specifiedRules): readonly GraphQLError[] =>
    validate(schema, document, rules, {maxErrors: MISTAKES_LIMIT});
  const old = new Set(before === null ? [] : judge(before).map(keyOf));
  const errors = judge(after);
  const deprecated = judge(after, [NoDeprecatedCustomRule]);
  const fragments = document.definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  const spreads = new Map(fragments.map((node) => [node.name.value, listSpreads(node)]));
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation): JudgedOperation => {
      const needed = fragmentsOf(operation, spreads);
      const nodes = [operation, ...fragments.filter(({name}) => needed.has(name.value))];
      const isOfIt = ({positions}: GraphQLError): boolean =>
        nodes.some(
          ({loc}) =>
            loc !== undefined &&
            positions?.some((position) => position >= loc.start && position < loc.end) === true,
        );
      const wrong = errors.filter(isOfIt);
      const fresh = wrong.filter((error) => before !== null && !old.has(keyOf(error)));
      const worn = deprecated.filter(isOfIt);
      const state =
        fresh.length > 0
          ? 'breaks'
          : wrong.length > 0
            ? 'invalid'
            : worn.length > 0
              ? 'deprecated'
              : 'works';
      const reasons = {breaks: fresh, invalid: wrong, deprecated: worn, works: []}[state];
      return {
        name: operation.name?.value ?? '',
        line: operation.loc?.startToken.line ?? 1,
        state,
        reasons: reasons.map(({message, locations}) => ({
          message,
          line: locations?.[0]?.line ?? 1,
        })),
      };
    });
}

function outlineOf(type: GraphQLNamedType): OutlineType {
  const {name} = type;
  if (isObjectType(type) || isInterfaceType(type)) {
    return {
      name,
      kind: isObjectType(type) ? 'type' : 'interface',
      members: Object.values(type.getFields()).map((field) => ({
        text: `${field.name}${
          field.args.length === 0
            ? ''
            : `(${field.args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ')})`
        }: ${String(field.type)}`,
        isDeprecated: field.deprecationReason !== undefined && field.deprecationReason !== null,
      })),
    };
  }
  if (isInputObjectType(type)) {
    return {
      name,
      kind: 'input',
      members: Object.values(type.getFields()).map((field) => ({
        text: `${field.name}: ${String(field.type)}`,
        isDeprecated: field.deprecationReason !== undefined && field.deprecationReason !== null,
      })),
    };
  }
  if (isEnumType(type)) {
    return {
      name,
      kind: 'enum',
      members: type.getValues().map((value) => ({
        text: value.name,
        isDeprecated: value.deprecationReason !== undefined && value.deprecationReason !== null,
      })),
    };
  }
  return isUnionType(type)
    ? {
        name,
        kind: 'union',
        members: type.getTypes().map((member) => ({text: member.name, isDeprecated: false})),
      }
    : {name, kind: 'scalar', members: []};
}

function outline(schema: GraphQLSchema | null): readonly OutlineType[] {
  return Object.values(schema?.getTypeMap() ?? {})
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .map(outlineOf);
}

/**
 * Two versions of a schema, compared by the package behind `graphql-inspector diff`, and operations validated with both.
 *
 * @param reach receives the steps `read`, `compare`, `judge`.
 */
export async function compareSchemas(
  {files, settings}: BenchInput<SchemaSettings>,
  reach: Reach,
): Promise<SchemaOutput> {
  const [beforeFile, afterFile, operationsFile] = SCHEMA_FILES;
  try {
    reach('read', 0);
    const before = buildFile(files, beforeFile);
    reach('read', 0.2);
    const after = buildFile(files, afterFile);
    reach('compare', 0.4);
    const changes = await listChanges(before, after, settings);
    reach('judge', 0.8);
    return {
      problems: [],
      changes,
      operations: judgeOperations(textOf(files, operationsFile), before, after),
      outline: outline(after),
      terminal: printAsCommand(changes),
    };
  } catch (error) {
    if (error instanceof Refused) {
      return {
        problems: error.problems,
        changes: [],
        operations: [],
        outline: [],
        terminal: '',
      };
    }
    throw error;
  }
}
