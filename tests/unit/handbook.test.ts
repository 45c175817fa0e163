import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const HANDBOOK = path.join(ROOT, 'handbook');

function listMarkdown(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));
}

/** Files that belong to the project, by the pattern of their path. */
function listTracked(pattern: RegExp): readonly string[] {
  const names = execFileSync('git', ['ls-files'], {cwd: ROOT, encoding: 'utf8'}).split('\n');
  return names.filter((name) => pattern.test(name) && existsSync(path.join(ROOT, name)));
}

const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

test('every requirement that a test names stands in the specification', () => {
  const text = listMarkdown(path.join(HANDBOOK, 'specification'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const known = new Set(Array.from(text.matchAll(/[A-Z]+-\d+/gu), ([id]) => id));
  const areas = new Set([...known].map((id) => id.replace(/-\d+$/u, '')));
  const missing = listTracked(/^(?:tests|packages)\/.*\.(?:test|spec)\.tsx?$/u).flatMap((file) =>
    Array.from(read(file).matchAll(/\(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)/gu), ([, ids = '']) => ids)
      .flatMap((ids) => ids.split(', '))
      .filter((id) => areas.has(id.replace(/-\d+$/u, '')) && !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(known.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('links in the handbook and in CONTRIBUTING lead to files', () => {
  const dead = [...listMarkdown(HANDBOOK), path.join(ROOT, 'CONTRIBUTING.md')].flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/gu),
      ([, target = '']) => target,
    )
      .filter((target) => !existsSync(path.join(path.dirname(file), target)))
      .map((target) => `${path.relative(ROOT, file)}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('decisions are numbered without gaps, and say status and date', () => {
  const names = readdirSync(path.join(HANDBOOK, 'decisions')).filter((name) => /^\d/u.test(name));
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  for (const name of names) {
    expect(readFileSync(path.join(HANDBOOK, 'decisions', name), 'utf8')).toMatch(
      /^# \d+\. .+\n\n- Status: (?:accepted|superseded).*\n- Date: \d{4}-\d\d-\d\d\n/u,
    );
  }
});

test('code and tests give reasons, not numbers of a tracker', () => {
  const files = listTracked(
    /^(?:src|plugins|packages|scripts|tests|bench)\/.*\.(?:tsx?|mjs|css)$/u,
  );
  const numbered = files.filter((file) => /\bissues? \d+\b/u.test(read(file)));
  expect(numbered).toEqual([]);
});
