import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const OURS = path.join(ROOT, 'src/theme');
const UPSTREAM = path.join(ROOT, 'node_modules/@docusaurus/theme-classic/src/theme');
/** What no theme has comes from the core. */
const FALLBACK = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client/theme-fallback');

/**
 * sha256 of each upstream file that one of ours wraps or replaces. When a test fails after an upgrade, read the named upstream file
 * again, bring our component up to date, and put the new hash here.
 */
const HASHES: Readonly<Record<string, string>> = {
  AnnouncementBar: '0dac58189eb682694234f3c56159a407961f8671b95625926f9758cdf957d05c',
  'Blog/Pages/BlogAuthorsListPage':
    'a62bf7a8968d27e10ddb81cc45b9354ade5bba378762495c838d11ff45464c79',
  'Blog/Pages/BlogAuthorsPostsPage':
    '978b01367c2772fbb975b5f01be8a366ef4b167cf8bc8d5b9b47bb61df6afe30',
  BlogLayout: '2d1d443a8a3de3fc452092fbabc1436100a4745c3c253e9362bb7e5e41e2cf78',
  BlogListPage: 'dc4183edec9cf341f1bfa80091acf04b99fc3f23e2c3aff71dd9096416c3445e',
  BlogPostItem: '23c4d0628db4189c733d1d533c1cf652a987b9422e7d3fc8cfc6cb21e0b291fe',
  'BlogPostItem/Header/Title': '433237d3740c6008f1811858f4eb96c02e06c61233d31a7c4d0354505749fa64',
  'BlogPostItem/Content': '538f933a20aa6445f733b478778d5a55e605a662cd86c517dbc9febdd4fd8b77',
  'BlogPostItem/Header/Info': '19633d867631820f6577188ec802cb1ac05bfac3855ad1e87b929b0c06450bc3',
  BlogPostItems: 'ce577c2582f32762c13787f9857f099f57cd0922d2193edbc7876052d683043c',
  BlogPostPaginator: '4aefe6d2c5446fb9c14b6b16ffe6934af101dfa72c95500779b7b5f7cd7d84cb',
  BlogTagsListPage: '94a72359be1b93e2b9e401c7837e96423f01d54e44715c98ee653789d6a343e4',
  BlogTagsPostsPage: 'c2f6019580c5f47b06e947656e42e4cb7d9b5391deeaa0628297462f619e08bf',
  CodeBlock: '02872fb480f9cfba3bf6fb26683dfc2a7b4b8d43a2f56f7f72911482028d8a2b',
  'ContentVisibility/Draft': '77643859af7c3ae76f44aaf8cbdd28479504af60ff74d1c0bc73f7eed6fd5a86',
  'ContentVisibility/Unlisted': '9f62322d5af9861b9f2abf80953a6421fd259d767c73f3b097232e2bf3db3f0f',
  'TOCItems/Tree': '5addc8c3b2afbc23d98873a43799f0195eaaf636d90e3d1d594f88a3f0d9bb23',
  Details: '94840ca0433a133f90cccb6c40d040a7ad5ba7319715e4cb2eb32d7a99d3a50e',
  'DocItem/Layout': '1a22e90d75b8892e5e8c9076b1d86b55b10728d6c17c662ac81a48137eed24da',
  'DocRoot/Layout': '0392a8e780499db83f6a1eea3f3c2bf378e370ea481f69c6ab982f65eaad40d4',
  DocVersionBanner: '4cbfaa11f966ce242de021f0934df85b1a3517de31bb05fe2364add5b2f040fe',
  EditMetaRow: '5f15cd5bae6c45274999c609dd0408867a1e65e53dce79ac5c78b8f53d942d72',
  ErrorPageContent: '94a807f761167b966e44a9b3a26cd69f085ff00ddd7ce585189f5365300ac236',
  Footer: '14e53211c59a47a16df4cb60822e3ec36d4cb446d5428663242d3df72f43790c',
  LastUpdated: '53ab70761b412f831312428568d9fb5db6b748d97ae714724c7d372c1b4a9f7b',
  'Layout/Provider': '75b54d45032ee25323369a55b4a10b0d0ac67b578b52dd48845b0802d1eb98a5',
  MDXComponents: '403faaa057137f5e8f4070a8883356e3eb1c76d7e19430ce3b8980d2a3b2997d',
  MDXPage: '8023cddcdfe22240a040437e1ef202934cd63566531f51d17fc59bc292fc047f',
  Navbar: '0c618b5fc440dd5fed37093dfba93d026b56e97ec78eada8519d19909e68a77a',
  'NotFound/Content': '44b71ba528b17c08eba546b6462ee97c05b5780a0caf7a297560e3c063cfa9f4',
  Root: '450d33ef242b1cc6faf23470aa5c98313935198765a7baead8e3cdba1aecd2fd',
  SiteMetadata: '7fac14b58905630bd9e27e8fa2ed5b2fe26a9d009235e6fecdcfea1de3b59756',
  TOC: 'a696deca295e367359cec7df9028e6c9ef8706d560b1185a5a043700bfb9bc73',
  TabItem: 'ae4551e4bf875551562f45828998dc22e58ca81f73badc96519deddf1b50a257',
  TagsListByLetter: 'd47663ce93387fad9b1617c3173e68ca9067b27571cad7c59a0d4b2ee5eb1eec',
  Tabs: '4346b7b003462cd328481ef3377e90ee131745ee17132666b863a50ac3e32ef8',
};

function themeFiles(): readonly string[] {
  return readdirSync(OURS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/(?:\/index)?\.tsx$/u, ''))
    .toSorted();
}

function findFile(folder: string, name: string): string {
  const file = [`${name}/index.tsx`, `${name}.tsx`]
    .map((candidate) => path.join(folder, candidate))
    .concat(path.join(FALLBACK, name, 'index.js'))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error(`theme-classic has no ${name} any more; find out what took its place.`);
  }
  return file;
}

/** Each file as one line, so that the failure names it. */
function fingerprint(name: string): string {
  const file = findFile(UPSTREAM, name);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  return `${path.relative(ROOT, file).replaceAll(path.sep, '/')} ${hash}`;
}

test('every file of src/theme has the hash of its upstream file here, and none is left over', () => {
  expect(Object.keys(HASHES).toSorted()).toEqual(themeFiles());
});

test.each(Object.entries(HASHES))(
  'upstream of %s is as it was; else read it again and bring ours up to date',
  (name, hash) => {
    expect(fingerprint(name)).toBe(`${fingerprint(name).split(' ')[0]} ${hash}`);
  },
);

test.each(themeFiles())('%s says which upstream version it is for, and why', (name) => {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(ROOT, 'node_modules/@docusaurus/theme-classic/package.json'), 'utf8'),
  );
  const [first = '', second = ''] = readFileSync(findFile(OURS, name), 'utf8').split('\n');
  expect(manifest).toHaveProperty('version');
  const {version} = manifest as {version: string};
  expect(first).toMatch(new RegExp(`^// Swizzle: ${name}, theme-classic ${version}, `, 'u'));
  expect(second).toMatch(/^\/\/ Why: \S/u);
});
