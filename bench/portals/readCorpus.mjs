import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Plain Markdown files as pages for every portal: without front matter, with title and description.
 *
 * @param {string} folder
 * @returns {readonly {slug: string, title: string, description: string, body: string}[]} `slug` below the documentation, empty for its start
 */
export function readCorpus(folder) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readPage(name, readFileSync(path.join(folder, name), 'utf8')));
}

function readPage(name, text) {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/u, '');
  const title = /^# (.+)$/mu.exec(body)?.[1]?.replaceAll(/[`*_\\]/gu, '') ?? path.basename(name);
  const rest = body.replace(/^# .+\n/mu, '').trimStart();
  const description = rest.split(/\n{2,}/u).find((part) => /^\w/u.test(part)) ?? title;
  const slug = name
    .split(path.sep)
    .join('/')
    .replace(/(?:^|\/)?(?:index)?\.md$/u, '');
  return {slug, title, description: description.replaceAll('\n', ' ').slice(0, 160), body: rest};
}

/** The page as a Markdown file with front matter. */
export function composePage({title, description, body}, more = '') {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n${more}---\n\n${body}`;
}
