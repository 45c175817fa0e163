import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {nameContent} from '../../../../../plugins/output/content-security/secureBuild';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const SCRIPTS = {'runtime.js': 'one()', 'main.js': 'two()'};

beforeAll(() => {
  for (const [file, text] of Object.entries(SCRIPTS)) {
    writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, {recursive: true}));

function name(html: string): string {
  let text = html;
  nameContent(
    {
      files: ['a.html'],
      read: () => text,
      write: (_file, changed) => {
        text = changed;
      },
    },
    folder,
    '/base/',
  );
  return text;
}

test('scripts that a page loads later are named with the hash of their content', () => {
  const [one, two] = Object.values(SCRIPTS).map(
    (text) => `#sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
  expect(name('<script data-load="/base/runtime.js /base/main.js">x()</script>')).toBe(
    `<script data-load="/base/runtime.js${one} /base/main.js${two}">x()</script>`,
  );
});

test('a page without them stays as it is, and a script that was not built is an error', () => {
  expect(name('<p>data-load="a"</p>')).toBe('<p>data-load="a"</p>');
  expect(() => name('<script data-load="/base/gone.js"></script>')).toThrow('gone.js');
});
