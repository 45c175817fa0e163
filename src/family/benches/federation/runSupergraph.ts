import {getSubschema, isExternalObject} from '@graphql-tools/delegate';
import {getStitchedSchemaFromSupergraphSdl} from '@graphql-tools/federation';
import {messageOf} from '@selection-set/plugin-kit/unknown';
import type {BenchFile, BenchInput, Problem} from '@selection-set/workbench';
import type {Reach} from '@selection-set/workbench/worker';
import {
  Kind,
  OperationTypeNode,
  defaultFieldResolver,
  execute,
  getOperationAST,
  isObjectType,
  print,
  responsePathAsArray,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import {Refused, isBlank, parseFile, refusal, refuse, textOf} from '../graphqlInput';
import {
  compose,
  readData,
  readSubgraphs,
  type Composition,
  type LabData,
  type OwnedType,
  type ReadSubgraph,
} from './compose';
import {DATA_FILE, OPERATION_FILE} from './examples';
import {isValues, openSubgraph, type Values} from './subgraph';

/** A request of the gateway to a subgraph, and its response. */
export interface LabRequest {
  readonly subgraph: string;
  readonly operation: string;
  /** As JSON; representations of entities are among them. */
  readonly variables: string;
  readonly answer: string;
  /** Since the start of the operation, in milliseconds. */
  readonly start: number;
  readonly took: number;
}

/** A line of the answer with the subgraph that it came from; empty if the gateway itself answers. */
interface AnswerLine {
  readonly text: string;
  readonly subgraph: string;
}

export interface LabOutput {
  readonly problems: readonly Problem[];
  readonly subgraphs: readonly string[];
  /** The supergraph as SDL. */
  readonly supergraph: string;
  readonly owners: readonly OwnedType[];
  readonly requests: readonly LabRequest[];
  /** Empty if there is no operation. */
  readonly answer: readonly AnswerLine[];
  /** Whether the answer was cut off at the limit. */
  readonly isCut: boolean;
  readonly errors: readonly string[];
}

/** Most lines and requests to keep, and most characters of a text: no reader looks at more, and rendering takes long. */
const LINES_LIMIT = 2000;
const REQUESTS_LIMIT = 100;
const TEXT_LIMIT = 20_000;

/** Most mistakes of an operation to report. */
const MISTAKES_LIMIT = 100;

/** Longest latency of a subgraph, in milliseconds. */
const LATENCY_LIMIT_MS = 2000;

function clip(text: string): string {
  return text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}…` : text;
}

async function wait(latency: unknown): Promise<void> {
  const time = Math.min(Number(latency), LATENCY_LIMIT_MS);
  if (time > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, time);
    });
  }
}

function rootFields({definitions}: DocumentNode): readonly string[] {
  return definitions
    .flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : [],
    )
    .flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));
}

interface Gateway {
  readonly schema: GraphQLSchema;
  /** In the order in which they end. */
  readonly requests: LabRequest[];
  /** Subgraphs by the root fields that they were queried for. */
  readonly asked: Map<string, string>;
}

/** A gateway whose requests to subgraphs are answered in memory, and recorded. */
function openGateway(
  {sdl, names}: Composition,
  subgraphs: readonly ReadSubgraph[],
  {data, latency}: LabData,
): Gateway {
  const requests: LabRequest[] = [];
  const asked = new Map<string, string>();
  const servers = new Map(
    subgraphs.map(({name, document}) => [
      name,
      openSubgraph(document, data.get(name) ?? new Map<string, readonly Values[]>()),
    ]),
  );
  const schema = getStitchedSchemaFromSupergraphSdl({
    supergraphSdl: sdl,
    // Like the gateway of the guides: one request instead of several to the same subgraph.
    batch: true,
    onSubschemaConfig(config) {
      const subgraph = names.get(config.name) ?? config.name;
      const server = servers.get(subgraph);
      config.executor = async ({document, variables = {}}) => {
        const start = performance.now();
        for (const name of rootFields(document)) {
          asked.set(name, subgraph);
        }
        await wait(latency[subgraph]);
        const answer = JSON.stringify(
          (await server?.execute(document, variables)) ?? {data: null},
          null,
          2,
        );
        if (requests.length < REQUESTS_LIMIT) {
          requests.push({
            subgraph,
            operation: clip(print(document)),
            variables: clip(JSON.stringify(variables, null, 2)),
            answer: clip(answer),
            start,
            took: performance.now() - start,
          });
        }
        // Serialised as on a network.
        return JSON.parse(answer);
      };
    },
  });
  return {schema, requests, asked};
}

function pathOf(path: GraphQLResolveInfo['path'] | undefined): string {
  return responsePathAsArray(path).join('.');
}

/** Path of the object that contains a field. */
function parentPath({path}: GraphQLResolveInfo): string {
  let at = path.prev;
  while (typeof at?.key === 'number') {
    at = at.prev;
  }
  return pathOf(at);
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

/** Records which subgraph each field of an answer came from: the gateway stores it with objects, and its requests show it for the root. */
function traceOrigins({schema, asked}: Gateway, {names, owners}: Composition): Map<string, string> {
  const answering = new Map(
    owners.flatMap((type) =>
      type.fields.map(({name, by}): [string, ReadonlySet<string>] => [
        `${type.name}.${name}`,
        new Set(by.flatMap(({subgraph, role}) => (role === 'external' ? [] : [subgraph]))),
      ]),
    ),
  );
  const origins = new Map<string, string>();
  const note = (parent: unknown, info: GraphQLResolveInfo): void => {
    const {parentType, fieldName, path} = info;
    const from =
      isValues(parent) && isExternalObject(parent)
        ? getSubschema(parent, String(path.key))
        : undefined;
    const name = from !== undefined && 'name' in from ? (from.name ?? '') : '';
    // Every request contains the key. It came from the same subgraph as the object, whichever response arrived last.
    const origin = origins.get(parentPath(info)) ?? '';
    origins.set(
      pathOf(path),
      answering.get(`${parentType.name}.${fieldName}`)?.has(origin) === true
        ? origin
        : (names.get(name) ?? asked.get(fieldName) ?? ''),
    );
  };
  const trace = (field: GraphQLField<unknown, unknown>): void => {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (parent, values, context, info) => {
      const value: unknown = resolve(parent, values, context, info);
      // Objects from several subgraphs are complete only after their fields.
      if (isPromise(value)) {
        return value.then((settled) => {
          note(parent, info);
          return settled;
        });
      }
      note(parent, info);
      return value;
    };
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && !type.name.startsWith('__')) {
      Object.values(type.getFields()).forEach(trace);
    }
  }
  return origins;
}

interface Answer {
  readonly lines: readonly AnswerLine[];
  readonly isCut: boolean;
}

/** An answer as `JSON.stringify` writes it, line by line. */
function writeAnswer(answer: unknown, origins: ReadonlyMap<string, string>): Answer {
  const lines: AnswerLine[] = [];
  const write = (
    value: unknown,
    path: string,
    indent: string,
    name: string,
    end: string,
    from: string,
  ): void => {
    if (lines.length >= LINES_LIMIT) {
      return;
    }
    const isList = Array.isArray(value);
    const entries = isList || isValues(value) ? Object.entries(value) : [];
    if (entries.length === 0) {
      lines.push({text: `${indent}${name}${JSON.stringify(value)}${end}`, subgraph: from});
      return;
    }
    lines.push({text: `${indent}${name}${isList ? '[' : '{'}`, subgraph: from});
    for (const [index, [key, item]] of entries.entries()) {
      const at = path === '' ? key : `${path}.${key}`;
      const comma = index < entries.length - 1 ? ',' : '';
      // The gateway adds names of types itself.
      const origin = key === '__typename' ? '' : (origins.get(at) ?? from);
      write(item, at, `${indent}  `, isList ? '' : `${JSON.stringify(key)}: `, comma, origin);
    }
    lines.push({text: `${indent}${isList ? ']' : '}'}${end}`, subgraph: from});
  };
  // Serialised as for a response: errors have their own JSON form.
  write(JSON.parse(JSON.stringify(answer)), '', '', '', '', '');
  return {lines: lines.slice(0, LINES_LIMIT), isCut: lines.length >= LINES_LIMIT};
}

const NOTHING = {
  subgraphs: [],
  supergraph: '',
  owners: [],
  requests: [],
  answer: [],
  isCut: false,
  errors: [],
} as const;

/** @throws Refused */
function checkOperation(schema: GraphQLSchema, document: DocumentNode): void {
  const errors: readonly GraphQLError[] = validate(schema, document, specifiedRules, {
    maxErrors: MISTAKES_LIMIT,
  });
  refuse(OPERATION_FILE, errors);
  const operations = document.definitions.filter(({kind}) => kind === Kind.OPERATION_DEFINITION);
  const operation = getOperationAST(document);
  if (operations.length !== 1 || operation?.operation === OperationTypeNode.SUBSCRIPTION) {
    const message =
      'Write one query or mutation: the lab runs neither several operations nor subscriptions.';
    throw new Refused([{file: OPERATION_FILE, message, line: 1, column: 1}]);
  }
}

function isSubgraph({name, text}: BenchFile): boolean {
  return name !== OPERATION_FILE && name !== DATA_FILE && !isBlank(text);
}

async function run({files}: BenchInput<null>, reach: Reach): Promise<LabOutput> {
  reach('read', 0);
  const subgraphs = readSubgraphs(files.filter(isSubgraph));
  if (subgraphs.length === 0) {
    const message = 'Write at least one subgraph.';
    throw new Refused([{file: files[0]?.name ?? OPERATION_FILE, message, line: 1, column: 1}]);
  }
  const data = readData(textOf(files, DATA_FILE));
  const hasOperation = !isBlank(textOf(files, OPERATION_FILE));
  const document = hasOperation
    ? parseFile(OPERATION_FILE, textOf(files, OPERATION_FILE))
    : undefined;
  reach('compose', 0.2);
  const composition = compose(subgraphs);
  const composed = {
    ...NOTHING,
    problems: [],
    subgraphs: subgraphs.map(({name}) => name),
    supergraph: composition.sdl,
    owners: composition.owners,
  };
  if (document === undefined) {
    return composed;
  }
  reach('plan', 0.5);
  let gateway;
  try {
    gateway = openGateway(composition, subgraphs, data);
  } catch (error) {
    throw refusal(
      OPERATION_FILE,
      `The subgraphs compose, but the gateway fails on the supergraph: ${messageOf(error)}.`,
    );
  }
  checkOperation(gateway.schema, document);
  const origins = traceOrigins(gateway, composition);
  reach('run', 0.7);
  const begin = performance.now();
  const answer = await execute({
    schema: gateway.schema,
    document,
    variableValues: data.variables,
    contextValue: {},
  });
  const {lines, isCut} = writeAnswer(
    answer,
    new Map([...origins].map(([path, from]) => [`data.${path}`, from])),
  );
  return {
    ...composed,
    requests: gateway.requests
      .map((request) => ({...request, start: request.start - begin}))
      .toSorted((one, other) => one.start - other.start),
    answer: lines,
    isCut,
    errors: (answer.errors ?? []).map(({message}) => message),
  };
}

/**
 * Composes a supergraph and runs an operation against it, with the packages that gateways use. The subgraphs are in memory.
 *
 * @param reach receives the steps `read`, `compose`, `plan` and `run`.
 */
export async function runSupergraph(input: BenchInput<null>, reach: Reach): Promise<LabOutput> {
  try {
    return await run(input, reach);
  } catch (error) {
    if (error instanceof Refused) {
      return {...NOTHING, problems: error.problems};
    }
    if (error instanceof RangeError) {
      // Stack overflow: the gateway's planner recurses once per level.
      const message = 'This operation is nested too deeply to be run.';
      return {...NOTHING, problems: [{file: OPERATION_FILE, message, line: 1, column: 1}]};
    }
    throw error;
  }
}
