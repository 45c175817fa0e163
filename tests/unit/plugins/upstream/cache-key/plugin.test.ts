import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import pluginCacheKey from '../../../../../plugins/upstream/cache-key';

const FOLDER = '/site/.docusaurus';
const SITE = mkdtempSync(path.join(tmpdir(), 'cache-key-'));
const PLUGIN = path.join(SITE, 'plugins/one/index.ts');
const CONFIG = path.join(SITE, 'docusaurus.config.ts');

beforeAll(() => {
  mkdirSync(path.dirname(PLUGIN), {recursive: true});
  writeFileSync(PLUGIN, "import './step';\nexport default 1;");
  writeFileSync(path.join(SITE, 'plugins/one/step.ts'), 'export const STEP = 1;');
  writeFileSync(CONFIG, "import './constants';");
  writeFileSync(path.join(SITE, 'constants.ts'), 'export const LIMIT = 1;');
});

afterAll(() => rmSync(SITE, {recursive: true}));

function configure(baseUrl: string, config: object, generatedFilesDir = FOLDER): unknown {
  const context = {baseUrl, generatedFilesDir, siteDir: SITE, siteConfigPath: CONFIG} as Parameters<
    typeof pluginCacheKey
  >[0];
  const {configureWebpack} = pluginCacheKey(context, {mode: 'full'}) ?? {};
  return (configureWebpack as unknown as (config: object) => unknown)(config);
}

test('each base address and folder has a build cache of its own, so that no build takes over the links of another', () => {
  const config = {experiments: {cache: {type: 'persistent', version: 'v1'}}};
  expect(configure('/', config)).toEqual(configure('/', config));
  expect(configure('/', config)).not.toEqual(configure('/some/path/', config));
  expect(configure('/', config)).not.toEqual(configure('/', config, '/other/.docusaurus'));
  expect(configure('/', config)).toEqual({
    experiments: {cache: {version: expect.stringMatching(/^v1-/u)}},
  });
});

test.each(['step.ts', 'index.ts', 'loader.mjs', '../../constants.ts'])(
  'a change of %s gets a new build cache',
  (name) => {
    const config = {experiments: {cache: {type: 'persistent', version: 'v1'}}};
    const before = configure('/', config);
    writeFileSync(path.join(path.dirname(PLUGIN), name), 'export default 2;');
    expect(configure('/', config)).not.toEqual(before);
  },
);

describe('where the build cache', () => {
  const {DOCUSAURUS_NO_PERSISTENT_CACHE: setting} = process.env;

  beforeEach(() => {
    delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  });

  afterEach(() => {
    if (setting === undefined) {
      delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
    } else {
      process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = setting;
    }
  });

  test.each([[{}], [{experiments: {}}], [{experiments: {cache: true}}]])(
    'is set elsewhere (%j), the build stops with what to read',
    (config) => {
      expect(() => configure('/', config)).toThrow('no experiments.cache.version');
    },
  );

  test('is switched off, nothing is configured', () => {
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    expect(configure('/', {})).toEqual({});
  });
});
