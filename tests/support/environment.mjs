import {TestEnvironment} from 'jest-environment-jsdom';

/**
 * jsdom with Node's own network classes: it has no `fetch`, and Node's refuses a body or a signal that jsdom made. So a test can let a
 * component talk to a real server on this machine.
 */
export default class SiteEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      DOMException,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      URLSearchParams,
      fetch,
    });
  }
}
