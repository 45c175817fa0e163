import type {DownloadsWeek} from '../contracts/packageInfo';
import {AnswerReader} from './answerReader';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

export interface Downloads {
  readonly downloads: number;
  readonly week: DownloadsWeek;
}

/**
 * The answer of the downloads service, checked (API-5): a whole number, for the package that was asked for, with the days it counts.
 *
 * @throws AnswerError with the exact path of each mistake.
 */
export function parseDownloads(value: unknown, name: string): Downloads {
  const reader = new AnswerReader();
  const answer = reader.object(value, '');
  reader.text(answer.package, 'package', JSON.stringify(name), (text) => text === name);
  const start = reader.text(answer.start, 'start', 'a day as YYYY-MM-DD', isDay);
  const end = reader.text(
    answer.end,
    'end',
    `a day as YYYY-MM-DD, not before ${start}`,
    (text) => isDay(text) && text >= start,
  );
  const {downloads} = answer;
  const isCount =
    typeof downloads === 'number' && Number.isSafeInteger(downloads) && downloads >= 0;
  if (!isCount) {
    reader.refuse('downloads', 'a whole number of at least 0', downloads);
  }
  reader.finish(`The downloads figure of "${name}"`);
  return {downloads: isCount ? downloads : 0, week: {start, end}};
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
