import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request of the hot-reloading server, or hands it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * A webpack configuration that puts a middleware before those of Docusaurus. An object type of its own: the types of webpack leave its server
 * out. The list is changed in place and returned: Docusaurus joins what all such functions return behind its own, where the answer for
 * unknown addresses comes first.
 */
export function withMiddleware(middleware: Middleware): object {
  return {
    devServer: {
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift(middleware);
        return middlewares;
      },
    },
  };
}
