import type {GraphQLSchema} from 'graphql';
import {createYoga, type Plugin} from 'graphql-yoga';
import {LIVE_DEPTH_LIMIT} from '../constants';
import type {LiveOperation} from '../contracts/live';
import {createDepthLimit} from './depthLimit';
import {readResponses} from './readResponses';

/** Runs an operation; each response is JSON text, and a subscription has several. */
export type LiveServer = (operation: LiveOperation) => AsyncGenerator<string>;

/** Any host; nothing leaves the process. */
const ENDPOINT = 'http://localhost/graphql';

/**
 * The server that readers know from the documentation, without a network: the same in the browser's worker and in Node, so that a check
 * sees what readers see.
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
    // As in production: what a schema throws by mistake stays hidden, whatever the environment is called.
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
