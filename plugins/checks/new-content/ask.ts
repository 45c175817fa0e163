import logger from '@docusaurus/logger';
import {checkbox, input, select} from '@inquirer/prompts';
import {countCharacters} from '../content-checks/frontMatter/rules';
import {type Ask, toList} from './question';

/** Asks at the terminal; an answer is checked at once, and characters are counted while they are typed. */
export const askAtTerminal: Ask = async (question, answers) => {
  const {kind, message, choices = [], suggest, check, max} = question;
  const suggested = suggest?.(answers) ?? '';
  const validate = (answer: string): string | true => check(answer, answers) ?? true;
  switch (kind) {
    case 'one':
      return select({message, choices: [...choices], default: suggested});
    case 'several': {
      const chosen = await checkbox<string>({
        message,
        required: question.isRequired,
        choices: choices.map((choice) => ({
          ...choice,
          checked: toList(suggested).includes(choice.value),
        })),
      });
      return chosen.join(',');
    }
    case 'text':
      return input({
        message,
        default: suggested === '' ? undefined : suggested,
        validate,
        transformer: (answer, {isFinal}) =>
          isFinal || max === undefined
            ? answer
            : `${answer} ${logger.dim(`${countCharacters(answer)} of ${max}`)}`,
      });
    default:
      return kind satisfies never;
  }
};
