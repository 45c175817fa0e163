import {
  GraphQLError,
  Kind,
  parse,
  printSchema,
  validate,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import {createYoga, type Plugin} from 'graphql-yoga';
import {LIVE_DEPTH_LIMIT} from '../../lib/constants';
import type {LiveOperation} from '../../lib/contracts/live';

/**
 * A validation rule that rejects selections with more than a number of levels of fields, counted through fragments. A fragment within
 * itself counts once; another rule of GraphQL rejects it.
 */
function createDepthLimit(limit: number): (context: ValidationContext) => ASTVisitor {
  return (context) => {
    const known = new Map<FragmentDefinitionNode, number>();
    const measureFragment = (name: string): number => {
      const fragment = context.getFragment(name);
      if (fragment === null || fragment === undefined) {
        return 0;
      }
      const depth = known.get(fragment);
      if (depth !== undefined) {
        return depth;
      }
      known.set(fragment, 0);
      const measured = measure(fragment.selectionSet);
      known.set(fragment, measured);
      return measured;
    };
    const measure = ({selections}: SelectionSetNode): number =>
      Math.max(
        0,
        ...selections.map((selection) => {
          if (selection.kind === Kind.FRAGMENT_SPREAD) {
            return measureFragment(selection.name.value);
          }
          const below = selection.selectionSet === undefined ? 0 : measure(selection.selectionSet);
          return selection.kind === Kind.FIELD ? below + 1 : below;
        }),
      );
    return {
      OperationDefinition(node) {
        const depth = measure(node.selectionSet);
        if (depth > limit) {
          context.reportError(
            new GraphQLError(
              `This operation selects ${depth} levels of fields. A sample runs up to ${limit}.`,
              {nodes: node},
            ),
          );
        }
      },
    };
  };
}

const EVENT_STREAM = 'text/event-stream';

/** The responses in an answer of the server: one, or the events of a subscription as they arrive. */
async function* readResponses(answer: Response): AsyncGenerator<string> {
  if (answer.headers.get('content-type')?.startsWith(EVENT_STREAM) !== true) {
    yield await answer.text();
    return;
  }
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (
    let chunk = await reader?.read();
    chunk !== undefined && !chunk.done;
    chunk = await reader?.read()
  ) {
    const events = `${rest}${decoder.decode(chunk.value, {stream: true})}`.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = readData(event);
      if (data !== undefined) {
        yield data;
      }
    }
  }
}

/** Data of an event with a response; undefined for those that only keep the connection open or end it. */
function readData(event: string): string | undefined {
  const lines = event.split('\n');
  const data = lines
    .find((line) => line.startsWith('data:'))
    ?.slice('data:'.length)
    .trim();
  return lines.includes('event: next') && data !== undefined && data !== '' ? data : undefined;
}

/** Runs an operation; each response is JSON text, and a subscription has several. */
export type LiveServer = (operation: LiveOperation) => AsyncGenerator<string>;

/** The host is arbitrary; nothing leaves the process. */
const ENDPOINT = 'http://localhost/graphql';

/**
 * The server from the documentation, without a network: the same in the browser's worker and in Node, so that a check
 * sees the same as readers.
 */
export function createLiveServer(schema: GraphQLSchema): LiveServer {
  const depthLimit = createDepthLimit(LIVE_DEPTH_LIMIT);
  const guard: Plugin = {
    onValidate({addValidationRule}) {
      addValidationRule(depthLimit);
    },
  };
  const yoga = createYoga({
    schema,
    graphiql: false,
    landingPage: false,
    logging: false,
    // As in production: unexpected errors of a schema stay hidden, whatever the name of the environment.
    maskedErrors: {isDev: false},
    plugins: [guard],
  });
  return async function* run({query, variables}) {
    const body = `{"query":${JSON.stringify(query)},"variables":${variables.trim() || '{}'}}`;
    const response = await yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: {accept: 'application/json, text/event-stream', 'content-type': 'application/json'},
      body,
    });
    yield* readResponses(response);
  };
}

/** Default export of a module of `live`: creates the schema with its initial data. */
export type SchemaMaker = () => GraphQLSchema;

/** A schema to run operations against, with its own data. */
export interface LiveSchema {
  /** The schema in its own language, which `completeWith` of the editor reads. */
  readonly definitions: string;
  readonly run: LiveServer;
  /** Mistakes of an operation according to the schema, with the line in it, from 1, if known. */
  readonly findMistakes: (
    operation: string,
  ) => readonly {readonly message: string; readonly line?: number | undefined}[];
}

/** Opens a schema with its initial data, the same in the browser's worker and in Node. */
export function openLive(makeSchema: SchemaMaker): LiveSchema {
  const schema = makeSchema();
  return {
    definitions: printSchema(schema),
    run: createLiveServer(schema),
    findMistakes: (operation) =>
      findErrors(operation, schema).map(({message, locations}) => ({
        message,
        line: locations?.[0]?.line,
      })),
  };
}

function findErrors(operation: string, schema: GraphQLSchema): readonly GraphQLError[] {
  try {
    return validate(schema, parse(operation));
  } catch (error) {
    if (error instanceof GraphQLError) {
      return [error];
    }
    throw error;
  }
}
