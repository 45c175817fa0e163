import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../../..');
const PLUGINS = path.join(ROOT, 'plugins');
const PACKAGES = path.join(ROOT, 'packages');

function listFolders(folder: string): readonly string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .toSorted();
}

test('the overview of plugins has a section for each room, and there are at most eight', () => {
  const rooms = listFolders(PLUGINS);
  const text = readFileSync(path.join(PLUGINS, 'README.md'), 'utf8');
  const sections = [...text.matchAll(/^## `(?<name>[^`]+)`/gmu)].flatMap(
    ({groups}) => groups?.name ?? [],
  );
  expect(rooms.length).toBeLessThanOrEqual(8);
  expect(sections.toSorted()).toEqual(rooms);
});

test.each(listFolders(PLUGINS))('the overview has one row for each part of the room %s', (room) => {
  const text = readFileSync(path.join(PLUGINS, 'README.md'), 'utf8');
  const section = text.split(`## \`${room}\``)[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| `(?<name>[^`]+)`/gmu)].flatMap(
    ({groups}) => groups?.name ?? [],
  );
  expect(rows).toEqual(listFolders(path.join(PLUGINS, room)));
});

test('the overview of packages has one row for each, with what its manifest says', () => {
  const text = readFileSync(path.join(PACKAGES, 'README.md'), 'utf8');
  for (const name of listFolders(PACKAGES)) {
    const {description} = JSON.parse(
      readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8'),
    ) as {readonly description: string};
    expect(text.replaceAll(/ +/gu, ' ')).toContain(`| \`${name}\` | ${description} |`);
  }
});

test.each(listFolders(PACKAGES))(
  'the README of the package %s names everything that its doors export',
  (name) => {
    const folder = path.join(PACKAGES, name);
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    const {exports: doors} = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as {readonly exports: Readonly<Record<string, string>>};
    const names = Object.values(doors).flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const lists = Array.from(
        text.matchAll(/^export (?:type )?\{([^}]*)\}/gmu),
        ([, list]) => list,
      );
      const declared = text.matchAll(
        /^export (?:async )?(?:const|function|interface|type|class) (\w+)/gmu,
      );
      return [
        ...lists.flatMap((list = '') =>
          list
            .split(',')
            .map((entry) =>
              entry
                .trim()
                .replace(/^type /u, '')
                .replace(/^.* as /u, ''),
            )
            .filter(Boolean),
        ),
        ...Array.from(declared, ([, found = '']) => found),
      ];
    });
    expect(names.filter((exported) => !readme.includes(`\`${exported}\``))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  },
);

/** Members of the types that sources below a folder declare, by name of the type; those of the types that one extends included. */
function listMembers(folder: string): ReadonlyMap<string, readonly string[]> {
  const own = new Map<string, readonly [members: readonly string[], parents: readonly string[]]>();
  const files = readdirSync(folder, {encoding: 'utf8', recursive: true});
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    ts.createSourceFile(file, text, ts.ScriptTarget.Latest).forEachChild((node) => {
      if (ts.isInterfaceDeclaration(node)) {
        own.set(node.name.text, [
          node.members.flatMap(({name}) =>
            name !== undefined && ts.isIdentifier(name) ? [name.text] : [],
          ),
          (node.heritageClauses ?? []).flatMap(({types}) =>
            types.flatMap(({expression}) => (ts.isIdentifier(expression) ? [expression.text] : [])),
          ),
        ]);
      }
    });
  }
  const resolve = (name: string): readonly string[] => {
    const [members = [], parents = []] = own.get(name) ?? [];
    return [...members, ...parents.flatMap(resolve)];
  };
  return new Map(Array.from(own.keys(), (name) => [name, resolve(name)]));
}

test.each(listFolders(PACKAGES))(
  'the README of the package %s has a table with each option of the types it names',
  (name) => {
    const folder = path.join(PACKAGES, name);
    const section = readFileSync(path.join(folder, 'README.md'), 'utf8')
      .split('\n## Options\n')[1]
      ?.split('\n## ')[0];
    const members = listMembers(path.join(folder, 'src'));
    // A sentence that names the type in brackets, then its table; or the sentence that there are no options.
    const tables = [
      ...(section ?? '').matchAll(/\(`(?<type>\w+)`\)[^\n]*:\n\n(?<rows>(?:\|.*\n?)+)/gu),
    ];
    const named = tables.map(({groups}) => [
      groups?.type,
      Array.from((groups?.rows ?? '').matchAll(/^\| `(\w+)`/gmu), ([, row]) => row).toSorted(),
    ]);
    expect(named).toEqual(
      tables.map(({groups}) => [groups?.type, members.get(groups?.type ?? '')?.toSorted()]),
    );
    expect(named.length > 0 || section?.startsWith('\nThere are none: ')).toBe(true);
  },
);

test('validators are properties of the plugin’s function, where Docusaurus looks for them', () => {
  const doors = listFolders(PLUGINS).flatMap((room) =>
    listFolders(path.join(PLUGINS, room)).map((name) => `${room}/${name}/index.ts`),
  );
  const wrong = doors
    .filter((door) => door !== 'upstream/preset/index.ts' && existsSync(path.join(PLUGINS, door)))
    .filter((door) =>
      /^export .*\bvalidate(?:Options|ThemeConfig)\b/mu.test(
        readFileSync(path.join(PLUGINS, door), 'utf8'),
      ),
    );
  expect(wrong).toEqual([]);
});
