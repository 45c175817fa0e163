import {Joi} from '@docusaurus/utils-validation';

const CatalogueSchema = Joi.object().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().allow('').required(), description: Joi.string()}),
);

/** How much of the text Node shows before the place, where there is more. */
const CHARACTERS_BEFORE = 10;

export interface CatalogueMistake {
  /** Counted from 1; absent where the text is JSON of another shape. */
  readonly line?: number;
  readonly message: string;
}

/** What is wrong with the text of a file of interface texts; undefined where nothing is. */
export function findCatalogueMistake(text: string): CatalogueMistake | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return describeSyntax(text, error instanceof Error ? error.message : String(error));
  }
  const {error} = CatalogueSchema.validate(json, {convert: false});
  return error === undefined ? undefined : {message: error.message};
}

function describeSyntax(text: string, message: string): CatalogueMistake {
  return {
    line: text.slice(0, findPlace(text, message)).split('\n').length,
    message: `not valid JSON: ${message.replaceAll(/\s+/gu, ' ')}`,
  };
}

/** Node names the place as a position, or by the characters around it, or not at all where the text ends too early. */
function findPlace(text: string, message: string): number {
  const position = /at position (\d+)/u.exec(message)?.[1];
  if (position !== undefined) {
    return Number(position);
  }
  const [, dots, around] = /(\.{3})?"([\s\S]+)"(?:\.{3})? is not valid JSON$/u.exec(message) ?? [];
  return around === undefined
    ? text.trimEnd().length
    : Math.max(0, text.indexOf(around)) + (dots === undefined ? 0 : CHARACTERS_BEFORE);
}
