import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = import.meta.dirname;

/** Walls of the house (CONTRIBUTING.md): who may import what, by folder. `scripts/walls.mjs` runs it and draws the result. */
/** What belongs to the project as a whole: its tools, its live schemas, its configuration. */
const PROJECT = '^(?:scripts|bench|tests|live)/|^[^/]+\\.(?:ts|mjs|json)$';
const ROOM = '^plugins/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'package-knows-no-portal',
      severity: 'error',
      comment:
        'A package knows nothing of this portal. Hand the value over as an option, or move what both need into the package.',
      from: {path: '^packages/[^/]+/src/'},
      to: {path: `^(?:src|plugins)/|${PROJECT}`},
    },
    {
      name: 'package-test-alone',
      severity: 'error',
      comment:
        "A package's tests show that it works without this portal. Test what joins the two in tests/unit, or hand the value over.",
      from: {path: '^packages/[^/]+/tests/'},
      to: {path: ['^(?:src|plugins)/', ...listPortalSupport()]},
    },
    {
      name: 'package-by-its-door',
      severity: 'error',
      comment:
        "Import a package by its name: what it offers stands in its manifest's `exports`, and its inside may change.",
      from: {path: '^(?:packages/([^/]+)|plugins|src)/', pathNot: '/tests/'},
      to: {path: '^packages/[^/]+/src/', pathNot: ['^packages/$1/', ...listDoors()]},
    },
    {
      name: 'room-by-configuration',
      severity: 'error',
      comment:
        'A room knows no other room. Hand what it offers over in docusaurus.config.ts, or move what both need to src/lib or a package.',
      from: {path: ROOM},
      to: {path: '^plugins/[^/]+/', pathNot: '^plugins/$1/'},
    },
    {
      name: 'room-knows-no-page',
      severity: 'error',
      comment:
        'Build code and browser share src/lib, src/data, and data and language of src/family. Put a contract between them into src/lib/contracts.',
      from: {path: ROOM},
      to: {path: `^src/(?!lib/|data/|family/(?:data|language)/)|${PROJECT}`},
    },
    {
      name: 'page-knows-no-plugin',
      severity: 'error',
      comment: 'What crosses from build to browser is a type in src/lib/contracts.',
      from: {path: '^src/'},
      to: {path: '^plugins/'},
    },
    {
      name: 'family-is-drawn-by-pages',
      severity: 'error',
      comment:
        'What is drawn for this family alone stands on components. Hand it over from a page, or move what both need into src/components.',
      from: {path: '^src/(?!family/views/|pages/|theme/)'},
      to: {path: '^src/family/views/'},
    },
    {
      name: 'family-stands-on-the-library',
      severity: 'error',
      comment: 'Facts, words and language of a family know no component, hook or page.',
      from: {path: '^src/family/(?!views/|benches/)'},
      to: {path: '^src/(?!lib/|data/|family/(?!views/|benches/))'},
    },
    {
      name: 'bench-knows-no-page',
      severity: 'error',
      comment:
        'A bench is a component for a page: it knows neither pages, swizzles nor what runs beside React.',
      from: {path: '^src/family/benches/'},
      to: {path: '^src/(?:pages|theme|client|worker)/'},
    },
    {
      name: 'no-cycle-of-modules',
      severity: 'error',
      comment: 'Two modules that need each other are one, or a third holds what both need.',
      from: {path: '^(?:packages|plugins|src)/'},
      to: {circular: true},
    },
    {
      name: 'no-cycle-of-folders',
      severity: 'error',
      comment: 'Folders that need each other are one, or a third holds what both need.',
      scope: 'folder',
      // A family has facts below the components and views above them; its folders are held apart by the rules before this one.
      from: {path: '^(?:packages|plugins|src)(?:/|$)', pathNot: '^src/family$'},
      to: {circular: true},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(?:node_modules|\\.docusaurus)/'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    tsPreCompilationDeps: true,
    metrics: true,
  },
};

/** What tests share that knows the portal, as patterns of files. */
function listPortalSupport() {
  const folder = 'tests/support';
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .filter((name) =>
      /from '[^']*\/(?:src|plugins)\//u.test(readFileSync(path.join(ROOT, folder, name), 'utf8')),
    )
    .map((name) => `^${folder}/${name.split(path.sep).join('/')}$`);
}

/** What packages export by name, as patterns of files. */
function listDoors() {
  return readdirSync(path.join(ROOT, 'packages'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .flatMap(({name}) => {
      const manifest = path.join(ROOT, 'packages', name, 'package.json');
      const {exports: doors} = JSON.parse(readFileSync(manifest, 'utf8'));
      return Object.values(doors).map((file) => `^packages/${name}/${path.posix.normalize(file)}$`);
    });
}
