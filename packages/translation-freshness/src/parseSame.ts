import {Joi} from '@docusaurus/utils-validation';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap} from 'yaml';
import {parseJson} from './parseCatalogue';

/** An id whose text is rightly the same as in English. */
export interface SameText {
  readonly locale: string;
  /** Name of the catalogue below the language's folder. */
  readonly catalogue: string;
  readonly id: string;
  /** From 1. */
  readonly line: number;
}

const SameSchema = Joi.object().pattern(
  Joi.string(),
  Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
);

/**
 * Reads the list of texts that are rightly the same in both languages.
 *
 * @param file for errors.
 * @throws Error naming a file that is no JSON or holds something else.
 */
export function parseSame(text: string, file: string): readonly SameText[] {
  const {error} = SameSchema.validate(parseJson(text, file));
  if (error !== undefined) {
    throw new Error(`${file} is no list of ids by language and catalogue: ${error.message}.`);
  }
  const lines = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter: lines});
  return listEntries(contents).flatMap(({key: locale, value: catalogues}) =>
    listEntries(catalogues).flatMap(({key: catalogue, value: ids}) =>
      (isSeq(ids) ? ids.items : []).flatMap((id): SameText[] =>
        isScalar(id) && id.range
          ? [{locale, catalogue, id: String(id.value), line: lines.linePos(id.range[0]).line}]
          : [],
      ),
    ),
  );
}

function listEntries(
  node: unknown,
): readonly {readonly key: string; readonly value: YAMLMap['items'][number]['value']}[] {
  return (isMap(node) ? node.items : []).map(({key, value}) => ({key: String(key), value}));
}
