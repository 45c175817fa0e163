import {
  Kind,
  OperationTypeNode,
  buildASTSchema,
  execute,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  valueFromASTUntyped,
  type DefinitionNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** Values of an object, from the reader's data or the gateway's representations. */
export type Values = Readonly<Record<string, unknown>>;

/** Data of a subgraph: objects by the name of their type. */
export type Records = ReadonlyMap<string, readonly Values[]>;

/** A subgraph that answers requests, as a server would. */
export interface Subgraph {
  readonly execute: (document: DocumentNode, variables: Values) => Promise<ExecutionResult>;
}

/** An object of an answer. */
interface Thing {
  readonly type: GraphQLObjectType;
  readonly values: Values;
  /** Distinguishes objects of a type: the same one gives the same made-up values in every subgraph. */
  readonly label: string;
}

const ENTITIES = '_entities';
const TYPE_NAME = '__typename';

/** Length of lists without data. */
const LIST_LENGTH = 2;

const DEFINITION_OF = {
  [Kind.SCALAR_TYPE_EXTENSION]: Kind.SCALAR_TYPE_DEFINITION,
  [Kind.OBJECT_TYPE_EXTENSION]: Kind.OBJECT_TYPE_DEFINITION,
  [Kind.INTERFACE_TYPE_EXTENSION]: Kind.INTERFACE_TYPE_DEFINITION,
  [Kind.UNION_TYPE_EXTENSION]: Kind.UNION_TYPE_DEFINITION,
  [Kind.ENUM_TYPE_EXTENSION]: Kind.ENUM_TYPE_DEFINITION,
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: Kind.INPUT_OBJECT_TYPE_DEFINITION,
} as const;

/** Whether a value of JSON, or of GraphQL, is an object. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number that is always the same for a text, and different for most others. */
function hash(text: string): number {
  let value = 7;
  for (const sign of text) {
    value = (value * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return value;
}

/** Definitions for a server of this subgraph: adds empty definitions for extended foreign types, and drops definitions of directives. */
function* listDefinitions({definitions}: DocumentNode): Generator<DefinitionNode> {
  const defined = new Set(
    definitions.flatMap((node) =>
      'name' in node && !node.kind.endsWith('Extension') ? [node.name?.value] : [],
    ),
  );
  for (const node of definitions) {
    const isOwn = 'name' in node && (node.name?.value === '_Any' || node.name?.value === '_Entity');
    if (node.kind !== Kind.DIRECTIVE_DEFINITION && !isOwn) {
      if (node.kind in DEFINITION_OF && 'name' in node && !defined.has(node.name?.value)) {
        defined.add(node.name?.value);
        const {kind, name} = node;
        if (isExtensionKind(kind) && name !== undefined) {
          yield {kind: DEFINITION_OF[kind], name};
        }
      }
      yield node;
    }
  }
}

function isExtensionKind(kind: string): kind is keyof typeof DEFINITION_OF {
  return kind in DEFINITION_OF;
}

const nameNode = (value: string) => ({kind: Kind.NAME, value}) as const;
const typeNode = (value: string) => ({kind: Kind.NAMED_TYPE, name: nameNode(value)}) as const;

/** The schema of a subgraph including the field that finds entities. */
function buildServer(document: DocumentNode): GraphQLSchema {
  const definitions = [...listDefinitions(document)];
  const query =
    definitions
      .flatMap((node) =>
        node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION
          ? (node.operationTypes ?? [])
          : [],
      )
      .find(({operation}) => operation === OperationTypeNode.QUERY)?.type.name.value ?? 'Query';
  const objects = definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : [],
  );
  const list = {kind: Kind.LIST_TYPE, type: typeNode('_Any')} as const;
  return buildASTSchema(
    {
      kind: Kind.DOCUMENT,
      definitions: [
        ...definitions,
        ...(objects.includes(query)
          ? []
          : [{kind: Kind.OBJECT_TYPE_DEFINITION, name: nameNode(query)} as const]),
        {kind: Kind.SCALAR_TYPE_DEFINITION, name: nameNode('_Any')},
        {
          kind: Kind.UNION_TYPE_DEFINITION,
          name: nameNode('_Entity'),
          types: objects.filter((name) => name !== query).map(typeNode),
        },
        {
          kind: Kind.OBJECT_TYPE_EXTENSION,
          name: nameNode(query),
          fields: [
            {
              kind: Kind.FIELD_DEFINITION,
              name: nameNode(ENTITIES),
              type: {kind: Kind.LIST_TYPE, type: typeNode('_Entity')},
              arguments: [
                {kind: Kind.INPUT_VALUE_DEFINITION, name: nameNode('representations'), type: list},
              ],
            },
          ],
        },
      ],
    },
    {assumeValid: true, assumeValidSDL: true},
  );
}

/** Fields of each key of a type, such as `[['id'], ['isbn']]`; for a nested key, the outer field. */
function listKeys({astNode, extensionASTNodes}: GraphQLObjectType): readonly (readonly string[])[] {
  return [...(astNode === null || astNode === undefined ? [] : [astNode]), ...extensionASTNodes]
    .flatMap(({directives = []}) => directives)
    .filter(({name}) => /(?:^|_)key$/iu.test(name.value))
    .flatMap(({arguments: values = []}) => values.filter(({name}) => name.value === 'fields'))
    .map(({value}) => outerFields(String(valueFromASTUntyped(value))));
}

/** Names at the first level of a set of fields, such as `id` and `shop` of `id shop { city }`. */
export function outerFields(text: string): readonly string[] {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\{[^{}]*\}/gu, ' ');
  }
  return rest.match(/\w+/gu) ?? [];
}

function isSame(one: unknown, other: unknown): boolean {
  return isValues(one) || Array.isArray(one)
    ? JSON.stringify(one) === JSON.stringify(other)
    : String(one) === String(other);
}

/** Finds or makes up the values of one subgraph. */
class Memory {
  private readonly schema: GraphQLSchema;
  private readonly records: Records;

  constructor(schema: GraphQLSchema, records: Records) {
    this.schema = schema;
    this.records = records;
  }

  /** All objects of a type in the reader's data; undefined if there are none. */
  all(type: GraphQLNamedType): readonly Values[] | undefined {
    return this.records.get(type.name);
  }

  /** The object with known values, such as those of a key. */
  thing(type: GraphQLNamedType, known: Values, fallback: string): Thing | null {
    const object = this.concrete(type, known, fallback);
    if (object === undefined) {
      return null;
    }
    const key = listKeys(object).find((names) => names.every((name) => known[name] !== undefined));
    const found =
      key === undefined
        ? undefined
        : this.all(object)?.find((record) =>
            key.every((name) => isSame(record[name], known[name])),
          );
    const label = key
      ?.map((name) => known[name])
      .find((value) => typeof value === 'string' || typeof value === 'number');
    return {
      type: object,
      values: {...found, ...known},
      label: label === undefined ? fallback : String(label),
    };
  }

  /** Whether the reader's data has objects of a type, but none with these values. */
  lacks(type: GraphQLNamedType, known: Values): boolean {
    const names = Object.keys(known).filter((name) => name !== TYPE_NAME);
    return (
      this.all(type)?.some((record) =>
        names.every((name) => !(name in record) || isSame(record[name], known[name])),
      ) === false
    );
  }

  private concrete(
    type: GraphQLNamedType,
    known: Values,
    seed: string,
  ): GraphQLObjectType | undefined {
    const named = this.schema.getType(String(known[TYPE_NAME]));
    if (isObjectType(named)) {
      return named;
    }
    if (isAbstractType(type)) {
      const possible = this.schema.getPossibleTypes(type);
      return possible[hash(seed) % Math.max(possible.length, 1)];
    }
    return isObjectType(type) ? type : undefined;
  }
}

/** A leaf value: readable if it is a text, and the same for the same object and field. */
function makeLeaf(type: GraphQLNamedType, field: string, {type: {name}, label}: Thing): unknown {
  const number = hash(`${name} ${label} ${field}`);
  if (isEnumType(type)) {
    const values = type.getValues();
    return values[number % Math.max(values.length, 1)]?.value;
  }
  switch (type.name) {
    case 'ID':
      return label === '' ? '1' : label;
    case 'Int':
      return number % 100;
    case 'Float':
      return (number % 1000) / 10;
    case 'Boolean':
      return number % 2 === 0;
    default:
      return `${field} ${label}`.trim();
  }
}

/** A value from data, or from a key, in the form that the executor expects. */
function readValue(memory: Memory, type: GraphQLOutputType, value: unknown, seed: string): unknown {
  if (isNonNullType(type)) {
    return readValue(memory, type.ofType, value, seed);
  }
  if (isListType(type)) {
    return Array.isArray(value)
      ? value.map((item, index) => readValue(memory, type.ofType, item, `${seed}.${index + 1}`))
      : value;
  }
  return isValues(value) && (isObjectType(type) || isAbstractType(type))
    ? memory.thing(type, value, seed)
    : value;
}

/** A value without data: objects are numbered, so that references of all subgraphs match. */
function makeValue(memory: Memory, type: GraphQLOutputType, field: string, parent: Thing): unknown {
  const named = getNamedType(type);
  const isList = isListType(isNonNullType(type) ? type.ofType : type);
  const isRoot = parent.label === '';
  if (!isObjectType(named) && !isAbstractType(named)) {
    return isList ? [makeLeaf(named, field, parent)] : makeLeaf(named, field, parent);
  }
  if (isList) {
    const labels = Array.from({length: LIST_LENGTH}, (_, index) =>
      isRoot ? String(index + 1) : `${parent.label}.${index + 1}`,
    );
    return (
      (isRoot ? memory.all(named) : undefined)?.map((record, index) =>
        memory.thing(named, record, String(index + 1)),
      ) ?? labels.map((label) => memory.thing(named, {}, label))
    );
  }
  const number = (hash(`${parent.type.name} ${parent.label} ${field}`) % LIST_LENGTH) + 1;
  const first = isRoot ? memory.all(named)?.[0] : undefined;
  return memory.thing(named, first ?? {}, isRoot ? '1' : String(number));
}

/** Objects identified by arguments, such as `book(id: "7")`; the names of arguments are those of fields. */
function findByArguments(memory: Memory, type: GraphQLOutputType, values: Values): unknown {
  const named = getNamedType(type);
  if (!isObjectType(named) || isListType(isNonNullType(type) ? type.ofType : type)) {
    return undefined;
  }
  const fields = named.getFields();
  const known = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in fields && !isValues(value)),
  );
  const names = Object.keys(known);
  if (names.length === 0) {
    return undefined;
  }
  const found = memory
    .all(named)
    ?.find((record) => names.every((name) => isSame(record[name], known[name])));
  return found === undefined && memory.lacks(named, known)
    ? null
    : memory.thing(named, {...found, ...known}, String(known[names[0] ?? '']));
}

function createResolver(memory: Memory): GraphQLFieldResolver<Thing, unknown, Values> {
  return (parent, values, _context, {fieldName, parentType, returnType, schema}) => {
    if (fieldName === ENTITIES && parentType === schema.getQueryType()) {
      const {representations} = values;
      return (Array.isArray(representations) ? representations : []).map(
        (known: unknown, index) => {
          const type = isValues(known) ? schema.getType(String(known[TYPE_NAME])) : undefined;
          return !isValues(known) || type === undefined || memory.lacks(type, keyOf(type, known))
            ? null
            : memory.thing(type, known, String(index + 1));
        },
      );
    }
    // A field may have the name of a property that all objects inherit.
    const value = Object.hasOwn(parent.values, fieldName) ? parent.values[fieldName] : undefined;
    if (value !== undefined) {
      return readValue(memory, returnType, value, `${parent.label}.${fieldName}`);
    }
    const asked = parent.label === '' ? findByArguments(memory, returnType, values) : undefined;
    return asked === undefined ? makeValue(memory, returnType, fieldName, parent) : asked;
  };
}

/** The part of a representation that identifies an object; the rest is data that the gateway passes along. */
function keyOf(type: GraphQLNamedType, known: Values): Values {
  const key = isObjectType(type)
    ? listKeys(type).find((names) => names.every((name) => known[name] !== undefined))
    : undefined;
  return key === undefined
    ? known
    : Object.fromEntries(key.map((name): [string, unknown] => [name, known[name]]));
}

/**
 * A subgraph in memory, instead of a server. It answers with the reader's data, and makes up the rest, always in the same way.
 *
 * @param records the reader's data; `Query` and `Mutation` may have one object each, with values of their fields.
 */
export function openSubgraph(document: DocumentNode, records: Records): Subgraph {
  const schema = buildServer(document);
  const memory = new Memory(schema, records);
  const fieldResolver = createResolver(memory);
  return {
    async execute(request, variableValues) {
      const isMutation = request.definitions.some(
        (node) =>
          node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION,
      );
      const type = isMutation ? schema.getMutationType() : schema.getQueryType();
      return execute({
        schema,
        document: request,
        variableValues,
        fieldResolver,
        typeResolver: (thing: Thing) => thing.type.name,
        rootValue:
          type === null || type === undefined
            ? undefined
            : ({type, values: records.get(type.name)?.[0] ?? {}, label: ''} satisfies Thing),
      });
    },
  };
}
