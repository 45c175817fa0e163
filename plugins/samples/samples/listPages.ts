import {type ContentFile, CURRENT_VERSION} from '@selection-set/content-model';
import {onceFor} from '@selection-set/plugin-kit';
import {listSteps} from './listSteps';
import type {SamplePage} from './samplePage';

/** Sections about the portal itself: their commands are the portal's own, which its tests run, and their fences show fences. */
const OWN_SECTIONS = ['docs/writing/', 'docs/translating/'];

const readPage = onceFor((file: ContentFile): SamplePage => {
  const {node} = file.frontMatter.values;
  return {file: file.file, steps: listSteps(file), ...(typeof node === 'number' ? {node} : {})};
});

/** Documents and posts that have samples, without old versions and drafts. */
export function listPages(files: readonly ContentFile[]): readonly SamplePage[] {
  return files
    .filter(
      ({file, kind, version, frontMatter}) =>
        (kind === 'doc' || kind === 'post') &&
        version === CURRENT_VERSION &&
        !OWN_SECTIONS.some((folder) => file.startsWith(folder)) &&
        frontMatter.values.draft !== true,
    )
    .map(readPage)
    .filter(({steps}) => steps.length > 0);
}
