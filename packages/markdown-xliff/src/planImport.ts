import {type ContentFile, type ContentReader, CURRENT_VERSION} from '@selection-set/content-model';
import {LOCK_SUFFIX, translationFile} from '@selection-set/translation-freshness';
import type {UnitAnswers} from './checkUnit';
import {checkReturned, type ReturnOptions} from './checkReturned';
import {applyDocument} from './documents/applyDocument';
import type {DocumentPlan} from './documents/planDocument';
import {applyMessages} from './messages/applyMessages';
import type {Mistake} from './mistake';
import {type Plans, readPlans} from './readPlans';
import type {ParsedXliff} from './xliff/parsed';

export interface ImportPlan {
  readonly mistakes: readonly Mistake[];
  /** Text by file, relative to the project's folder; only those that change. */
  readonly files: ReadonlyMap<string, string>;
  /** Translations as they will be read. */
  readonly contents: readonly ContentFile[];
  /** What is told about each file. */
  readonly lines: readonly string[];
}

/** What an XLIFF file changes in the project, without changing it. */
export async function planImport(
  siteDir: string,
  xliff: ParsedXliff,
  readContent: ContentReader,
  options: ReturnOptions,
): Promise<ImportPlan> {
  const originals = xliff.files.map(({original}) => original);
  const {messages, documents, refused} = await readPlans(siteDir, options.locale, readContent);
  const known = [...messages, ...documents];
  const mistakes: Mistake[] = xliff.files.flatMap(({original, line}, index) => [
    ...(known.some((file) => file.original === original)
      ? []
      : [
          {
            line,
            message:
              refused.get(original)?.message ??
              `"${original}" is no file of this project that is translated.`,
          },
        ]),
    ...(originals.indexOf(original) === index
      ? []
      : [{line, message: `"${original}" is there twice. Take one out.`}]),
  ]);
  const files = new Map<string, string>();
  const contents: ContentFile[] = [];
  const lines: string[] = [];
  for (const parsed of xliff.files) {
    const file = known.find(({original}) => original === parsed.original);
    if (file === undefined) {
      continue;
    }
    const checked = checkReturned(file, parsed, options);
    mistakes.push(...checked.mistakes);
    if (checked.mistakes.length > 0) {
      continue;
    }
    const taken = [...checked.answers.values()].filter(({type}) => type === 'taken').length;
    lines.push(
      `${parsed.original}: texts taken: ${taken}, kept: ${checked.answers.size - taken}${checked.outdated === 0 ? '' : `, left out because their original has changed: ${checked.outdated}`}`,
    );
    if ('catalogue' in file) {
      applyCatalogue(file, checked.answers, files);
    } else {
      mistakes.push(...(await applyPage(file, checked.answers, options.locale, files, contents)));
    }
  }
  return {mistakes, files, contents, lines};
}

function applyCatalogue(
  file: Plans['messages'][number],
  answers: UnitAnswers,
  files: Map<string, string>,
): void {
  const {catalogue} = file;
  const text = applyMessages(file, answers, catalogue.english, catalogue.translated);
  if (text !== undefined) {
    files.set(catalogue.file, text);
  }
}

async function applyPage(
  file: DocumentPlan,
  answers: UnitAnswers,
  locale: string,
  files: Map<string, string>,
  contents: ContentFile[],
): Promise<readonly Mistake[]> {
  const target = translationFile(file.original, locale);
  const {kind, name} = file.source;
  const place = {
    file: target,
    kind,
    locale,
    original: file.original,
    version: CURRENT_VERSION,
    name,
  };
  const applied = await applyDocument(file, answers, place);
  if (applied === undefined) {
    return [];
  }
  if ('mistakes' in applied) {
    return applied.mistakes;
  }
  files.set(target, applied.text);
  files.set(`${target}${LOCK_SUFFIX}`, applied.lock);
  // A translation has the address of its original, whichever version of the documentation that is.
  contents.push(
    file.source.path === undefined ? applied.file : {...applied.file, path: file.source.path},
  );
  return [];
}
