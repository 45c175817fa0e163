interface Checker {
  (...args: readonly unknown[]): Checker;
  readonly isRequired: () => null;
}

const any: Checker = Object.assign((): Checker => any, {isRequired: () => null});

/** What packages say about their props with `prop-types` is for development; here everything is right. */
const propTypes: Readonly<Record<string, Checker>> = new Proxy({}, {get: () => any});
export default propTypes;
