/** What packages on benches import and browsers do not have: a file of the portal in its place, or nothing for what is optional. */
export const BENCH_MODULES: Readonly<Record<string, string | false>> = {
  crypto: 'src/family/benches/nodeParts.ts',
  fs: 'src/family/benches/nodeParts.ts',
  module: 'src/family/benches/nodeParts.ts',
  process: 'src/family/benches/nodeParts.ts',
  path: 'node_modules/path-browserify/index.js',
  'resolve-from': 'src/family/benches/nodeParts.ts',
  url: false,
  'graphql-sock': false,
  '@babel/helper-plugin-utils': 'src/family/benches/nodeParts.ts',
  '@babel/template': false,
};

/** Components that only browsers run, because packages on benches are not made for the build that renders pages. */
export const BENCH_PANELS: readonly string[] = [
  'src/family/benches/codegen/CodegenStudio',
  'src/family/benches/federation/SupergraphLab',
  'src/family/benches/schema/SchemaDesk',
];
