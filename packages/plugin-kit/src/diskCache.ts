import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type {Schema} from 'joi';

/** Values on disk, kept between builds (API-9). Damaged, foreign and unwritable files only mean fetching again. */
export interface DiskCache {
  /** The value stored under a key, checked; undefined when there is none, or it is older than `maxAgeMs`. */
  readonly read: <Value>(
    key: string,
    schema: Schema<Value>,
    maxAgeMs: number,
  ) => Promise<Value | undefined>;
  readonly write: (key: string, value: unknown) => Promise<void>;
}

/** @param now current time, in milliseconds. */
export function createDiskCache(folder: string, now: () => number = Date.now): DiskCache {
  const fileOf = (key: string) =>
    path.join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    async read(key, schema, maxAgeMs) {
      try {
        const entry: unknown = JSON.parse(await readFile(fileOf(key), 'utf8'));
        const {at, value} = readEntry(entry);
        const result = schema.validate(value);
        const age = now() - at;
        return age >= 0 && age <= maxAgeMs && result.error === undefined ? result.value : undefined;
      } catch {
        return undefined;
      }
    },
    async write(key, value) {
      const file = fileOf(key);
      const draft = `${file}.${process.pid}`;
      try {
        await mkdir(folder, {recursive: true});
        await writeFile(draft, JSON.stringify({key, at: now(), value}));
        await rename(draft, file);
      } catch {
        // A folder that cannot be written to costs time, not correctness.
      }
    },
  };
}

function readEntry(entry: unknown): {readonly at: number; readonly value: unknown} {
  return typeof entry === 'object' &&
    entry !== null &&
    'at' in entry &&
    typeof entry.at === 'number' &&
    'value' in entry
    ? {at: entry.at, value: entry.value}
    : {at: Number.NaN, value: undefined};
}
