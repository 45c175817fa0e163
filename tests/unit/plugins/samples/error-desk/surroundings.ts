import type {Excerpt} from './excerpts';

type Surround = (log: string) => string;

const eachLine =
  (change: (line: string, index: number) => string): Surround =>
  (log) =>
    log.split('\n').map(change).join('\n');

/** Breaks lines as a terminal of 60 columns does, between words. */
function wrap(line: string): string {
  return line.replace(/(?<start>.{40,60}) (?=\S)/gu, '$<start>\n');
}

const MORE_BEFORE = `$ npm ci
added 812 packages, and audited 813 packages in 21s
142 packages are looking for funding
$ npm run start`;

/** What terminals, pipelines, containers and package managers make of a log. */
export const SURROUNDINGS: Readonly<Record<string, Surround>> = {
  plain: (log) => log,
  colours: eachLine((line) => `\u001B[31m\u001B[1m${line.replace(': ', ':\u001B[22m ')}\u001B[39m`),
  'lost colours': eachLine((line) => `[31m${line}[0m`),
  wrapped: eachLine(wrap),
  pipeline: eachLine(
    (line, index) => `2026-03-14T09:26:${String(10 + (index % 49))}.5358979Z ${line}`,
  ),
  container: eachLine((line) => `gateway-2  | ${line}`),
  npm: (log) => `${eachLine((line) => `npm ERR! ${line}`)(log)}
npm ERR! code ELIFECYCLE
npm ERR! errno 1
npm ERR! Exit status 1`,
  monorepo: eachLine((line) => `@acme/api:dev: ${line}`),
  stack: (log) => `${MORE_BEFORE}
${log}
    at Module._compile (node:internal/modules/cjs/loader:1376:14)
    at node:internal/main/run_main_module:28:49

Node.js v20.11.1`,
  windows: (log) => log.replaceAll('\n', '\r\n'),
};

/** Each excerpt in three surroundings, so that all come with all kinds. */
export function surround(excerpts: readonly Excerpt[]): readonly (Excerpt & {kind: string})[] {
  const kinds = Object.entries(SURROUNDINGS);
  return excerpts.flatMap((excerpt, index) =>
    [0, 3, 7].flatMap((step) => {
      const [kind, change] = kinds[(index + step) % kinds.length] ?? [];
      return kind === undefined || change === undefined
        ? []
        : [{...excerpt, kind, log: change(excerpt.log)}];
    }),
  );
}
