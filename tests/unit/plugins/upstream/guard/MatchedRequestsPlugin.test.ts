import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {Configuration} from 'webpack';
import {MatchedRequestsPlugin} from '../../../../../plugins/upstream/guard/matchedRequests';

const FOLDER = mkdtempSync(path.join(tmpdir(), 'matched-requests-'));
const OURS = path.join(FOLDER, 'ours.js');
const REQUEST = './preload';

beforeAll(() => {
  writeFileSync(OURS, 'export default 2;');
  for (const name of ['preload', 'renamed']) {
    writeFileSync(path.join(FOLDER, `${name}.js`), 'export default 1;');
  }
});

afterAll(() => rmSync(FOLDER, {recursive: true}));

/** Messages of errors of the last of some builds, whose one module asks for a module that is to be replaced. */
async function build(...asked: readonly string[]): Promise<readonly string[]> {
  const entry = path.join(FOLDER, 'entry.js');
  const guard = new MatchedRequestsPlugin([{request: REQUEST, file: OURS, reread: 'App.js'}]);
  const compiler = rspack({
    mode: 'production',
    context: FOLDER,
    entry,
    output: {path: path.join(FOLDER, 'out')},
    experiments: {
      cache: {
        type: 'persistent',
        storage: {type: 'filesystem', directory: path.join(FOLDER, 'cache')},
      },
    },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/^\.\/preload$/u, (request) => {
        request.request = OURS;
      }),
      guard,
    ] as Configuration['plugins'],
  });
  let messages: readonly string[] = [];
  for (const request of asked) {
    writeFileSync(
      entry,
      `import it from '${request}';\nimport ours from './ours';\nconsole.log(it, ours);`,
    );
    messages = await new Promise((resolve, reject) => {
      compiler.run((failure, stats) => {
        const {errors = []} = stats?.toJson({all: false, errors: true}) ?? {};
        return failure ? reject(failure) : resolve(errors.map(({message}) => message));
      });
    });
  }
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  return messages;
}

test('a request that is replaced passes, also where the bundler has it from its cache', async () => {
  expect(await build(REQUEST)).toEqual([]);
  expect(await build(REQUEST)).toEqual([]);
});

test('a request that was renamed fails the build, which names it and the way out', async () => {
  const [message = '', ...others] = await build('./renamed');
  expect(others).toEqual([]);
  expect(message).toContain(`The replacement "./preload by ${OURS}" matched nothing`);
  expect(message).toContain('it waited for the request "./preload"');
  expect(message).toContain('Read App.js again');
  expect(message).toContain('UPSTREAM=plain npm run build');
});

test('requests are looked at once, not again each time that somebody saves a page', async () => {
  expect(await build(REQUEST, './renamed')).toEqual([]);
});
