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
