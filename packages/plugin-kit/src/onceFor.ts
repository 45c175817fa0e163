import {statSync} from 'node:fs';

/** A function that is called once for each object, for as long as the object is referenced. For results that depend only on the object. */
export function onceFor<Key extends object, Result>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, {readonly result: Result}>();
  return (key) => {
    const {result} = known.get(key) ?? {result: make(key)};
    known.set(key, {result});
    return result;
  };
}

/**
 * A function that is called once for each file or folder, and again once that has changed. For results that depend only on its content.
 *
 * @param make is called with the path, also where nothing is there.
 */
export function onceUntilChanged<Result>(
  make: (place: string) => Result,
): (place: string) => Result {
  const known = new Map<string, {readonly changed: number; readonly result: Result}>();
  return (place) => {
    const changed = statSync(place, {throwIfNoEntry: false})?.mtimeMs ?? 0;
    const last = known.get(place);
    const {result} = last?.changed === changed ? last : {result: make(place)};
    known.set(place, {changed, result});
    return result;
  };
}
