import {existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onceFor, onceUntilChanged} from '@selection-set/plugin-kit';

test('a function is called once for each object, even if it returns undefined', () => {
  const make = jest.fn(({name}: {readonly name?: string}) => name);
  const once = onceFor(make);
  const [first, second] = [{name: 'a'}, {}];
  expect([once(first), once(second), once(first), once(second)]).toEqual([
    'a',
    undefined,
    'a',
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a function is called once for each file and folder, and again once that has changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'once-'));
  const file = path.join(folder, 'a.txt');
  const make = jest.fn((place: string) => (existsSync(place) ? readFileSync(place, 'utf8') : ''));
  const read = onceUntilChanged(make);
  const put = (text: string, seconds: number) => {
    writeFileSync(file, text);
    utimesSync(file, seconds, seconds);
  };
  expect([read(file), read(file)]).toEqual(['', '']);
  put('one', 1);
  expect([read(file), read(file)]).toEqual(['one', 'one']);
  put('two', 2);
  expect([read(file), read(file)]).toEqual(['two', 'two']);
  expect(make).toHaveBeenCalledTimes(3);
  rmSync(folder, {recursive: true});
});
