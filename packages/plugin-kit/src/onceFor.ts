/**
 * A function that is asked once for each object, for as long as somebody holds the object. For what follows from the object alone.
 */
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
