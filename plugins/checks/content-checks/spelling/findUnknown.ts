import {spawn} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {text} from 'node:stream/consumers';
import {Joi} from '@docusaurus/utils-validation';

const AnswerSchema = Joi.array<readonly (readonly [string, readonly string[]])[]>().items(
  Joi.array().ordered(Joi.string().required(), Joi.array().items(Joi.string()).required()),
);

/**
 * Words that neither the English nor the software dictionaries know.
 *
 * @param words each once.
 * @param own words of the project's dictionary; they are looked up too, without suggestions.
 * @returns up to three suggestions by word.
 */
export async function findUnknown(
  words: readonly string[],
  own: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const speller = spawn(process.execPath, [path.join(__dirname, 'speller.mjs')]);
  const closed = new Promise<number | null>((resolve, reject) => {
    speller.once('error', reject);
    speller.once('close', resolve);
  });
  speller.stdin.end(JSON.stringify({words, own}));
  const [answer, complaint, code] = await Promise.all([
    text(speller.stdout),
    text(speller.stderr),
    closed,
  ]);
  if (code !== 0) {
    throw new Error(`The spelling could not be checked. Run "npm ci" and try again.\n${complaint}`);
  }
  const {value, error} = AnswerSchema.validate(JSON.parse(answer));
  if (error !== undefined) {
    throw new Error(`The spelling check gave no list of words: ${error.message}`);
  }
  return new Map(value);
}
