import {TestEnvironment} from 'jest-environment-node';
import {type BuiltSite, parseBuiltSites} from './builtSite';

declare global {
  // eslint-disable-next-line no-var
  var builtSites: (() => readonly BuiltSite[]) | undefined;
}

let sites: readonly BuiltSite[] | undefined;

/** Jest gives each test file modules of its own; what stands here outlives them, so that a worker parses each built page once. */
export default class BuildEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.builtSites = () => (sites ??= parseBuiltSites());
  }
}
