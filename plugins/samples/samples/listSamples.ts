import type {ListedPage, SampleList, SamplesReport} from '../../../src/lib/contracts/samples';
import {languageFacts} from '@selection-set/code-blocks';
import type {ContentFile, ContentHeading} from '@selection-set/content-model';
import type {SamplePage} from './samplePage';
import type {Step} from './step';

/**
 * Every sample that the report knows, by page.
 *
 * @param files content of the default language.
 * @param pages with their steps, of the same files.
 */
export function listSamples(
  files: readonly ContentFile[],
  pages: readonly SamplePage[],
  report: SamplesReport,
): SampleList {
  return pages.flatMap(({file, steps}) => {
    const known = report[file];
    const content = files.find((each) => each.file === file);
    const title = content?.frontMatter.values.title;
    return known === undefined || content?.path === undefined
      ? []
      : [
          {
            path: content.path,
            file,
            title: typeof title === 'string' ? title : content.path,
            section:
              /^docs\/(?<section>[^/]+)\//u.exec(file)?.groups?.section ?? file.split('/')[0] ?? '',
            packages: Object.entries(known.packages).map((entry) => entry.join(' ')),
            samples: steps.flatMap((step) => describe(step, known.samples, content.headings)),
          },
        ];
  });
}

function describe(
  step: Step,
  facts: SamplesReport[string]['samples'],
  headings: readonly ContentHeading[],
): ListedPage['samples'] {
  const fact = 'hash' in step && step.hash !== undefined ? facts[step.hash] : undefined;
  const anchor = headings.findLast(({line, depth}) => line < step.line && depth > 1)?.id;
  return fact === undefined
    ? []
    : [
        {
          label: labelOf(step),
          line: step.line,
          ...(anchor === undefined ? {} : {anchor}),
          ...fact,
        },
      ];
}

function labelOf(step: Step): string {
  switch (step.kind) {
    case 'file':
      return step.name;
    case 'document':
    case 'live':
      return languageFacts(step.language).label ?? step.language;
    case 'excluded':
      return step.name;
    case 'command':
    case 'packages':
    case 'stray':
      return languageFacts('bash').label ?? '';
    default:
      return step satisfies never;
  }
}
