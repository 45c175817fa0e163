import {AnswerError, messageOf} from './errors';

/**
 * Text as JSON, still unchecked.
 *
 * @param what names the answer in the message.
 * @throws AnswerError when the text is not JSON.
 */
export function parseJson(text: string, what: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new AnswerError(what, [`it is not JSON (${messageOf(error)})`]);
  }
}
