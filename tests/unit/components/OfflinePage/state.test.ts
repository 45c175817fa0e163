import {
  type Language,
  type LanguageEvent,
  reduceLanguage,
  UNKNOWN,
} from '../../../../src/components/OfflinePage/useLanguage';

const after = (...events: readonly LanguageEvent[]): Language =>
  events.reduce(reduceLanguage, UNKNOWN);
const LOOKED = {type: 'looked', total: 100, missing: 0, isKept: false} as const;
const STARTED = {type: 'started', total: 100} as const;

test.each<[string, Language, readonly LanguageEvent[]]>([
  ['nothing is there at first', {status: 'absent', total: 100}, [LOOKED]],
  [
    'without a connection the size is not known',
    {status: 'absent', total: undefined},
    [{...LOOKED, total: undefined}],
  ],
  [
    'a download goes on',
    {status: 'running', total: 100, done: 40},
    [LOOKED, STARTED, {type: 'progressed', done: 40}],
  ],
  [
    'a download that ended is kept',
    {status: 'kept', total: 100, missing: 0},
    [LOOKED, STARTED, {type: 'progressed', done: 100}, {type: 'finished'}],
  ],
  [
    'a newer version is told',
    {status: 'kept', total: 100, missing: 7},
    [{...LOOKED, isKept: true, missing: 7}],
  ],
  [
    'a failure keeps the size',
    {status: 'failed', total: 100, reason: 'room'},
    [LOOKED, STARTED, {type: 'failed', reason: 'room'}],
  ],
  [
    'progress that comes after a stop changes nothing',
    {status: 'absent', total: 100},
    [LOOKED, STARTED, {type: 'cancelled'}, {type: 'progressed', done: 60}],
  ],
])('%s', (_name, expected, events) => {
  expect(after(...events)).toEqual(expected);
});
