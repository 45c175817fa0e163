import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {Joi} from '@docusaurus/utils-validation';

/**
 * Credentials from the text of an `.npmrc` file: keys that start with the address they are for. npm itself prints every other
 * setting, but not these.
 *
 * @param env replaces `${NAME}` in values, as npm does.
 */
export function parseNpmrcCredentials(
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const credentials: Record<string, string> = {};
  for (const line of text.split(/\r?\n/u)) {
    const {key, value} =
      /^\s*(?<key>\/\/[^=\s]+)\s*=\s*(?<value>.*?)\s*$/u.exec(line)?.groups ?? {};
    if (key !== undefined && value !== undefined) {
      credentials[key] = expand(value.replace(/^(["'])(?<inner>.*)\1$/u, '$<inner>'), env);
    }
  }
  return credentials;
}

function expand(value: string, env: Readonly<Record<string, string | undefined>>): string {
  return value.replace(
    /\$\{(?<name>[^}?]+)\??\}/gu,
    (whole: string, name: string) => env[name] ?? whole,
  );
}

/** Options of `npm-registry-fetch` from the user's npm configuration. */
export interface NpmOptions {
  readonly registry?: string;
  readonly proxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy?: string;
  readonly ca?: string[];
  readonly strictSSL?: boolean;
  readonly localAddress?: string;
  /** `@scope:registry` and credentials. */
  readonly [key: `@${string}:registry` | `//${string}`]: string;
}

/** How long npm may take to print its configuration, in milliseconds. */
const NPM_TIMEOUT_MS = 8000;

const TextSchema = Joi.string().allow('', null);
const ConfigSchema = Joi.object<{
  registry?: string;
  proxy?: string | null;
  'https-proxy'?: string | null;
  noproxy?: string | string[] | null;
  ca?: string | string[] | null;
  cafile?: string | null;
  'strict-ssl'?: boolean;
  'local-address'?: string | null;
  userconfig?: string | null;
  globalconfig?: string | null;
}>({
  registry: Joi.string().uri({scheme: ['https', 'http']}),
  proxy: TextSchema,
  'https-proxy': TextSchema,
  noproxy: Joi.alternatives(TextSchema, Joi.array().items(TextSchema)),
  ca: Joi.alternatives(TextSchema, Joi.array().items(Joi.string())),
  cafile: TextSchema,
  'strict-ssl': Joi.boolean(),
  'local-address': TextSchema,
  userconfig: TextSchema,
  globalconfig: TextSchema,
}).unknown();

/**
 * The user's npm configuration: project, user and global `.npmrc`, environment and defaults, as npm itself resolves them (API-4). npm
 * prints no credentials, so those are read from the same files.
 *
 * @param folder where npm looks for the project's `.npmrc`.
 */
export async function readNpmOptions(
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<NpmOptions> {
  const printed: unknown = JSON.parse(await printConfig(folder, env));
  const result = ConfigSchema.validate(printed);
  if (result.error !== undefined) {
    throw new Error(`The npm configuration cannot be used: ${result.error.message}.`);
  }
  const config = result.value;
  const credentials = await Promise.all(
    [config.globalconfig, config.userconfig, path.join(folder, '.npmrc')].map(async (file) =>
      parseNpmrcCredentials(await readOrEmpty(file), env),
    ),
  );
  const authority = config.cafile ? await readOrEmpty(config.cafile) : '';
  const ca = [config.ca ?? [], splitCertificates(authority)].flat();
  return {
    ...Object.assign({}, ...credentials),
    ...readScopes(config),
    ...(config.registry && {registry: config.registry}),
    ...(config.proxy && {proxy: config.proxy}),
    ...(config['https-proxy'] && {httpsProxy: config['https-proxy']}),
    ...(config.noproxy && {noProxy: [config.noproxy].flat().join(',')}),
    ...(config['local-address'] && {localAddress: config['local-address']}),
    ...(ca.length > 0 && {ca}),
    strictSSL: config['strict-ssl'] ?? true,
  };
}

/** Runs the npm that runs this process, or else the one on the PATH. */
async function printConfig(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const own = env.npm_execpath ?? '';
  const isNpm = /npm-cli\.[cm]?js$/u.test(own);
  const [command, args] = isNpm ? [process.execPath, [own]] : ['npm', []];
  const {stdout} = await promisify(execFile)(command, [...args, 'config', 'ls', '--json'], {
    cwd: folder,
    env,
    timeout: NPM_TIMEOUT_MS,
    // On Windows npm is a shell script.
    shell: !isNpm && process.platform === 'win32',
  });
  return stdout;
}

function readScopes(config: object): Readonly<Record<string, string>> {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(config);
  return Object.fromEntries(
    entries.flatMap(([key, value]) =>
      /^@.*:registry$/u.test(key) && typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}

function splitCertificates(text: string): readonly string[] {
  return text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/gu) ?? [];
}

async function readOrEmpty(file: string | null | undefined): Promise<string> {
  try {
    return file ? await readFile(file, 'utf8') : '';
  } catch {
    // npm continues without a configuration file that does not exist, too.
    return '';
  }
}
