import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {gzipSync} from 'node:zlib';
import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {ROOT} from '../scripts/root.mjs';

/** Documentation of other subjects than ours, from packages; only our judgements of it are ours to keep. */
const CORPORA = [
  {name: 'npm', from: 'npm@10.9.4', folder: 'docs/content'},
  {name: 'fastify', from: 'fastify@5.6.1', folder: 'docs'},
];

/** Writes corpora and judged queries in the format of `search:eval` and the benchmarks of the search. */
function writeCorpora(target) {
  mkdirSync(path.join(target, 'corpora'), {recursive: true});
  cpSync(path.join(ROOT, 'bench/searchQueries'), path.join(target, 'queries'), {recursive: true});
  for (const {name, from, folder} of CORPORA) {
    const place = mkdtempSync(path.join(tmpdir(), 'corpus-'));
    try {
      const run = (command, ...args) =>
        execFileSync(command, args, {cwd: place, encoding: 'utf8'}).trim();
      const archive = run('npm', 'pack', '--silent', from).split('\n').at(-1);
      run('tar', '-xzf', archive);
      const pages = readPages(path.join(place, 'package', folder), `/${name}/`);
      const corpus = JSON.stringify({name, lang: 'en', pages});
      writeFileSync(path.join(target, 'corpora', `${name}.json.gz`), gzipSync(corpus));
      console.log(`${name}: ${pages.length} pages of ${from}`);
    } finally {
      rmSync(place, {recursive: true});
    }
  }
}

function readPages(folder, root) {
  return readdirSync(folder, {recursive: true})
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const name = file.replaceAll('\\', '/').replace(/\.md$/u, '');
      return {
        url: `${root}${name}`,
        ...readPage(readFileSync(path.join(folder, file), 'utf8'), name),
      };
    });
}

const MARKDOWN = unified().use(remarkParse).use(remarkGfm);
const FRONT_MATTER = /^---\n(?<fields>[\s\S]*?)\n---\n/u;

/** Without a title in the front matter, the first heading is the title; a description comes before the text. */
function readPage(text, name) {
  const {fields = ''} = FRONT_MATTER.exec(text)?.groups ?? {};
  const field = (key) => new RegExp(`^${key}: *"?(.*?)"?$`, 'mu').exec(fields)?.[1];
  let title = field('title');
  const slugger = createSlugger();
  const sections = [{anchor: '', level: 1, heading: '', text: field('description') ?? ''}];
  for (const node of MARKDOWN.parse(text.replace(FRONT_MATTER, '')).children) {
    if (node.type === 'heading') {
      const heading = toString(node).trim();
      const anchor = slugger.slug(heading);
      if (title === undefined) {
        title = heading;
      } else {
        sections.push({anchor, level: node.depth, heading, text: ''});
      }
    } else if (node.type !== 'html') {
      const lines =
        'children' in node ? node.children.map((child) => toString(child)) : [toString(node)];
      sections.at(-1).text +=
        `\n${lines.join(node.type === 'list' || node.type === 'table' ? '\n' : '')}`;
    }
  }
  return {title: title ?? name, sections};
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder to write to: node bench/searchCorpora.mjs FOLDER');
  process.exitCode = 1;
} else {
  writeCorpora(path.resolve(folder));
}
