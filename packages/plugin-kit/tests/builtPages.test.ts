import {mkdir, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type BuiltPages, listFiles, pageFile, runPageSteps} from '../src/builtPages';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'docs'));
  await writeFile(path.join(folder, 'docs/a.html'), 'A');
  await writeFile(path.join(folder, 'index.html'), 'Home');
  await writeFile(path.join(folder, 'style.css'), 'css');
});

afterEach(() => rm(folder, {recursive: true}));

test('steps read the pages as they were built, and write one after the other', async () => {
  const seen: string[] = [];
  const add = (mark: string) => ({
    name: mark,
    read: async (pages: BuiltPages) => {
      seen.push(`${mark} ${pages.read('docs/a.html')}`);
    },
    write: async (pages: BuiltPages) => {
      pages.write('docs/a.html', `${pages.read('docs/a.html')}${mark}`);
    },
  });
  await runPageSteps(folder, {}, [add('1'), add('2')]);
  expect(seen).toEqual(['1 A', '2 A']);
  expect(await readFile(path.join(folder, 'docs/a.html'), 'utf8')).toBe('A12');
});

test('work that no page depends on runs in parallel with steps, and is done in the end', async () => {
  const seen: string[] = [];
  let release = () => {};
  const written = new Promise<void>((resolve) => {
    release = resolve;
  });
  await runPageSteps(folder, {}, [
    {
      name: 'draw',
      beside: async (pages: BuiltPages) => {
        seen.push(`begun with ${pages.read('docs/a.html')}`);
        await written;
        seen.push('drawn');
      },
    },
    {
      name: 'write',
      write: async (pages: BuiltPages) => {
        pages.write('docs/a.html', 'B');
        seen.push('written');
        release();
      },
    },
  ]);
  expect(seen).toEqual(['begun with A', 'written', 'drawn']);
});

test('a failure in parallel with the steps fails the build', async () => {
  const beside = async () => {
    throw new Error('no room left');
  };
  await expect(runPageSteps(folder, {}, [{name: 'draw', beside}])).rejects.toThrow('no room left');
});

test('pages are those that end in .html, and one that no step changes stays as it is', async () => {
  const home = path.join(folder, 'index.html');
  await utimes(home, 1, 1);
  let files: readonly string[] = [];
  await runPageSteps(folder, {}, [
    {
      name: 'look',
      read: async (pages) => {
        ({files} = pages);
      },
    },
  ]);
  expect(files).toEqual(['docs/a.html', 'index.html']);
  expect((await stat(home)).mtimeMs).toBe(1000);
});

test('a page that was not built cannot be changed', async () => {
  const step = {
    name: 'invent',
    write: async (pages: BuiltPages) => pages.write('no.html', 'text'),
  };
  await expect(runPageSteps(folder, {}, [step])).rejects.toThrow('There is no page no.html');
});

test.each([
  ['/', 'index.html'],
  ['/docs', 'docs.html'],
  ['/docs/yoga', 'docs/yoga.html'],
])('the page %s is the file %s', (page, file) => {
  expect(pageFile(page)).toBe(file);
});

test('links to files and folders are followed, but none that leads nowhere or back', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'others-'));
  await writeFile(path.join(other, 'b.html'), 'B');
  await symlink(other, path.join(folder, 'docs/linked'));
  await symlink(path.join(folder, 'docs'), path.join(other, 'back'));
  await symlink('a.html', path.join(folder, 'docs/c.html'));
  await symlink('nowhere.html', path.join(folder, 'docs/d.html'));
  await symlink('..', path.join(folder, 'docs/up'));
  expect(await listFiles(path.join(folder, 'docs'))).toEqual(['a.html', 'c.html', 'linked/b.html']);
  expect(await listFiles(path.join(folder, 'nowhere'))).toEqual([]);
  await rm(other, {recursive: true});
});
