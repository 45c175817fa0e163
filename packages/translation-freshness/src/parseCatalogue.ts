import {Joi} from '@docusaurus/utils-validation';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

/** One interface text as it lies in a file. */
export interface Text {
  readonly id: string;
  readonly message: string;
  /** What it is about, for translators. */
  readonly description?: string;
  /** From 1. */
  readonly line: number;
}

export interface Catalogue {
  /** By id; of one that is there twice, the last, as Docusaurus reads it. */
  readonly texts: ReadonlyMap<string, Text>;
  /** Earlier ones of the same id. */
  readonly repeated: readonly Text[];
}

type Messages = Readonly<Record<string, {readonly message: string; readonly description?: string}>>;

const MessagesSchema = Joi.object<Messages>().pattern(
  Joi.string(),
  Joi.object({
    message: Joi.string().allow('').required(),
    description: Joi.string().allow(''),
  }).unknown(),
);

/**
 * Reads a file of interface texts.
 *
 * @param file for errors.
 * @throws Error naming a file that is no JSON or holds something else.
 */
export function parseCatalogue(text: string, file: string): Catalogue {
  const {value: messages, error} = MessagesSchema.validate(parseJson(text, file));
  if (error !== undefined) {
    throw new Error(`${file} is no catalogue of texts: ${error.message}.`);
  }
  const all = listKeys(text).flatMap(({key, line}): Text[] => {
    const {message, description} = messages[key] ?? {};
    return message === undefined
      ? []
      : [{id: key, message, line, ...(description === undefined ? {} : {description})}];
  });
  const texts = new Map(all.map((entry) => [entry.id, entry]));
  return {texts, repeated: all.filter((entry) => texts.get(entry.id) !== entry)};
}

/** @throws Error naming the file. */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is no JSON: ${reason}`, {cause: error});
  }
}

/** Keys of the outermost object with their lines. JSON is YAML, whose parser knows where things stand. */
function listKeys(text: string): readonly {readonly key: string; readonly line: number}[] {
  const lines = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter: lines, uniqueKeys: false});
  return (isMap(contents) ? contents.items : []).flatMap(({key}) =>
    isScalar(key) && key.range
      ? [{key: String(key.value), line: lines.linePos(key.range[0]).line}]
      : [],
  );
}
