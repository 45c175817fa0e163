import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A live sample as its author wrote it. */
export interface WrittenSample {
  /** Of its page, without base address. */
  readonly path: string;
  /** On its page, from 1. */
  readonly number: number;
  /** Name of its module in `live`. */
  readonly schema: string;
  readonly query: string;
  readonly variables: string;
}

const ROOT = path.resolve(__dirname, '../../..');
/** Fences that show fences. */
const SHOWN = /^````[^]*?^````$/gmu;
const SAMPLE =
  /^```graphql live[^\n]*schema="live\/(?<schema>\w+)\.ts"[^\n]*\n(?<query>[^]*?)\n```(?:\n\n```json variables\n(?<variables>[^]*?)\n```)?/gmu;

/** Every live sample of the documentation and the blog, read without the program that builds them. */
export function listLiveSamples(): readonly WrittenSample[] {
  return ['docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => {
        const text = readFileSync(path.join(ROOT, folder, name), 'utf8');
        const slug = /^slug: (?<slug>\S+)$/mu.exec(text)?.groups?.slug;
        const address = `/${folder}/${slug ?? name.replace(/(?:\/?index)?\.mdx$/u, '')}`;
        return [...text.replace(SHOWN, '').matchAll(SAMPLE)].map(({groups = {}}, index) => ({
          path: address,
          number: index + 1,
          schema: groups.schema ?? '',
          query: groups.query ?? '',
          variables: groups.variables ?? '',
        }));
      }),
  );
}
