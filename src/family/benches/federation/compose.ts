import {messageOf} from '@selection-set/plugin-kit/unknown';
import type {BenchFile, Problem} from '@selection-set/workbench';
import {composeServices} from '@theguild/federation-composition';
import {
  GraphQLError,
  Kind,
  parse,
  print,
  valueFromASTUntyped,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type Location,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import {PROBLEMS_LIMIT, Refused, parseFile, parseJson} from '../graphqlInput';
import {DATA_FILE} from './examples';
import {isValues, outerFields, type Records, type Values} from './subgraph';

/** Role of a subgraph for a field. */
export type Role = 'external' | 'key' | 'owns' | 'shared';

interface OwnedField {
  readonly name: string;
  /** Such as `[Book!]!`. */
  readonly type: string;
  /** Subgraphs that have it. */
  readonly by: readonly {
    readonly subgraph: string;
    readonly role: Role;
    /** Fields of others that it requires; empty for most. */
    readonly requires: string;
  }[];
}

/** An object or interface type, with the subgraphs that define it. */
export interface OwnedType {
  readonly name: string;
  readonly keys: readonly {readonly subgraph: string; readonly fields: string}[];
  readonly fields: readonly OwnedField[];
}

/** A subgraph's text with its parsed form. */
export interface ReadSubgraph {
  readonly name: string;
  readonly file: string;
  readonly document: DocumentNode;
}

export interface Composition {
  readonly sdl: string;
  /** Names of subgraphs by their values in the supergraph, such as `BOOKS`. */
  readonly names: ReadonlyMap<string, string>;
  readonly owners: readonly OwnedType[];
}

/** Positions of everything with a name in a subgraph, such as `Book`, `Book.title` and `Book.title.first`. */
function indexPlaces({definitions}: DocumentNode): ReadonlyMap<string, Location | undefined> {
  const places = new Map<string, Location | undefined>();
  const add = (path: string, loc: Location | undefined): void => {
    if (!places.has(path)) {
      places.set(path, loc);
    }
  };
  for (const node of definitions) {
    if ('name' in node && node.name !== undefined) {
      const {value} = node.name;
      add(value, node.name.loc);
      const members = [
        ...('fields' in node ? (node.fields ?? []) : []),
        ...('values' in node ? (node.values ?? []) : []),
      ];
      for (const member of members) {
        add(`${value}.${member.name.value}`, member.name.loc);
        for (const argument of 'arguments' in member ? (member.arguments ?? []) : []) {
          add(`${value}.${member.name.value}.${argument.name.value}`, argument.name.loc);
        }
      }
    }
  }
  return places;
}

/** Quoted names of a message as paths, the longest first: the subject of a message is more specific than its location. */
function listPaths(message: string): readonly string[] {
  const quoted = [
    ...message.matchAll(/"(?<name>[A-Z_]\w*(?:\.\w+)?)(?:\((?<argument>\w+):\))?"/giu),
  ];
  const names = quoted.map(({groups}) => {
    const {name = '', argument} = groups ?? {};
    return argument === undefined ? name : `${name}.${argument}`;
  });
  const pairs = names.flatMap((one) => names.map((other) => `${one}.${other}`));
  return [...pairs, ...names].toSorted(
    (one, other) => other.split('.').length - one.split('.').length,
  );
}

/** A composition error at the position of its subject, in each subgraph concerned. */
function placeError(error: GraphQLError, subgraphs: readonly ReadSubgraph[]): readonly Problem[] {
  const {code, subgraphName} = error.extensions;
  const message = `${typeof code === 'string' ? `${code}: ` : ''}${error.message.replace(/^\[[^\]]*\] /u, '')}`;
  const own = subgraphs.find(({name}) => name === subgraphName);
  const [location] = error.locations ?? [];
  if (own !== undefined && location !== undefined) {
    return [{file: own.file, message, ...location}];
  }
  const isUnreachable = code === 'SATISFIABILITY_ERROR';
  const named = subgraphs.filter(({name}) => message.includes(`"${name}"`));
  const concerned = own === undefined ? (named.length > 0 ? named : subgraphs) : [own];
  // A field that cannot be reached may be in any of them.
  const paths = listPaths(
    isUnreachable ? (/cannot find field ("[^"]+")/u.exec(message)?.[1] ?? message) : message,
  );
  const found = (isUnreachable ? subgraphs : concerned).flatMap(({file, document}) => {
    const places = indexPlaces(document);
    const place = paths.map((path) => places.get(path)).find((loc) => loc !== undefined);
    return place === undefined
      ? []
      : [{file, message, line: place.startToken.line, column: place.startToken.column}];
  });
  const [first] = found;
  if (first === undefined) {
    return [{file: concerned[0]?.file ?? '', message, line: 1, column: 1}];
  }
  return isUnreachable ? [first] : found;
}

/** @throws Refused */
function refuseErrors(errors: readonly GraphQLError[], subgraphs: readonly ReadSubgraph[]): never {
  // A wrong key in a large schema causes one for each field after it.
  const placed = errors.slice(0, PROBLEMS_LIMIT);
  throw new Refused(
    placed.flatMap((error) => placeError(error, subgraphs)),
    errors.length - placed.length,
  );
}

function argumentsOf({arguments: values = []}: ConstDirectiveNode): Values {
  return Object.fromEntries(
    values.map(({name, value}): [string, unknown] => [name.value, valueFromASTUntyped(value)]),
  );
}

function listArguments(
  directives: readonly ConstDirectiveNode[] | undefined,
  name: string,
): readonly Values[] {
  return (directives ?? []).filter((node) => node.name.value === name).map(argumentsOf);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The supergraph's data about which subgraphs have a field: one entry for each, and none if all subgraphs that have its type have it.
 *
 * @returns undefined if no subgraph has it in this type
 */
function listJoins({directives}: FieldDefinitionNode): readonly Values[] | undefined {
  const joins = listArguments(directives, 'join__field');
  const named = joins.filter(({graph}) => graph !== undefined);
  return joins.length > 0 && named.length === 0 ? undefined : named;
}

/** Which subgraph has which field, as the supergraph describes it for the gateway. */
function listOwners(
  {definitions}: DocumentNode,
  names: ReadonlyMap<string, string>,
): readonly OwnedType[] {
  const nameOf = (graph: unknown): string => names.get(textOf(graph)) ?? '';
  const interfaces = new Map(
    definitions.flatMap((node): [string, InterfaceTypeDefinitionNode][] =>
      node.kind === Kind.INTERFACE_TYPE_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  /** For a field that a subgraph has only in an interface (`@interfaceObject`). */
  const interfaceJoins = (
    {interfaces: implemented = []}: ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode,
    field: string,
  ): readonly Values[] =>
    implemented.flatMap(({name: {value}}) => {
      const node = interfaces.get(value);
      const found = node?.fields?.find(({name}) => name.value === field);
      const joins = found === undefined ? undefined : listJoins(found);
      // All subgraphs with the interface have it.
      return joins?.length === 0 ? listArguments(node?.directives, 'join__type') : (joins ?? []);
    });
  return definitions.flatMap((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION) {
      return [];
    }
    const types = listArguments(node.directives, 'join__type');
    const keys = types.flatMap(({graph, key}) =>
      key === undefined ? [] : [{subgraph: nameOf(graph), fields: textOf(key)}],
    );
    const fields = (node.fields ?? []).map((field): OwnedField => {
      const joins = listJoins(field) ?? interfaceJoins(node, field.name.value);
      const all = [
        ...new Map((joins.length > 0 ? joins : types).map((join) => [join.graph, join])),
      ];
      const answering = all.filter(
        ([, {external, usedOverridden}]) => !external && !usedOverridden,
      );
      const by = all.map(([graph, join]) => {
        const subgraph = nameOf(graph);
        const isKey = keys.some(
          (key) => key.subgraph === subgraph && outerFields(key.fields).includes(field.name.value),
        );
        const role: Role = isKey
          ? 'key'
          : join.external === true || join.usedOverridden === true
            ? 'external'
            : answering.length > 1
              ? 'shared'
              : 'owns';
        return {subgraph, role, requires: textOf(join.requires)};
      });
      return {name: field.name.value, type: print(field.type), by};
    });
    return types.length === 0 ? [] : [{name: node.name.value, keys, fields}];
  });
}

/** Names of subgraphs by the values of the supergraph's enum of them. */
function listNames({definitions}: DocumentNode): ReadonlyMap<string, string> {
  return new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === 'join__Graph'
        ? (node.values ?? []).map(({name, directives}): [string, string] => [
            name.value,
            textOf(listArguments(directives, 'join__graph')[0]?.name),
          ])
        : [],
    ),
  );
}

/**
 * Subgraphs with a text, parsed.
 *
 * @throws Refused
 */
export function readSubgraphs(files: readonly BenchFile[]): readonly ReadSubgraph[] {
  return files.map(({name: file, text}) => ({
    file,
    name: file.replace(/\.graphql$/u, ''),
    document: parseFile(file, text),
  }));
}

/**
 * The supergraph of some subgraphs.
 *
 * @throws Refused
 */
export function compose(subgraphs: readonly ReadSubgraph[]): Composition {
  let result;
  try {
    result = composeServices(
      subgraphs.map(({name, document}) => ({
        name,
        // Never contacted, but gateways require an address.
        url: `https://${name}.example/graphql`,
        typeDefs: document,
      })),
    );
  } catch (error) {
    // For unexpected input, it throws: for a type named `constructor`, for example.
    refuseErrors(
      [
        error instanceof GraphQLError
          ? error
          : new GraphQLError(`The composition fails on these subgraphs: ${messageOf(error)}.`),
      ],
      subgraphs,
    );
  }
  if (result.supergraphSdl === undefined) {
    return refuseErrors(result.errors, subgraphs);
  }
  const document = parse(result.supergraphSdl);
  const names = listNames(document);
  return {sdl: result.supergraphSdl, names, owners: listOwners(document, names)};
}

/** What the reader gives beside the subgraphs. */
export interface LabData {
  readonly variables: Values;
  /** In milliseconds, by the name of the subgraph. */
  readonly latency: Values;
  /** Objects by subgraph, then by type. */
  readonly data: ReadonlyMap<string, Records>;
}

/**
 * The text of the data, read.
 *
 * @throws Refused
 */
export function readData(text: string): LabData {
  const value = text.trim() === '' ? {} : parseJson(DATA_FILE, text);
  const {variables = {}, latency = {}, data = {}} = isValues(value) ? value : {variables: value};
  if (!isValues(variables) || !isValues(latency) || !isValues(data)) {
    const message = '"variables", "latency" and "data" have to be objects.';
    throw new Refused([{file: DATA_FILE, message, line: 1, column: 1}]);
  }
  return {
    variables,
    latency,
    data: new Map(
      Object.entries(data).map(([subgraph, types]): [string, Records] => [
        subgraph,
        new Map(
          Object.entries(isValues(types) ? types : {}).map(
            ([type, records]): [string, readonly Values[]] => [
              type,
              (Array.isArray(records) ? records : [records]).filter(isValues),
            ],
          ),
        ),
      ]),
    ),
  };
}
