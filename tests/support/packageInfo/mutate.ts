/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  Number.NaN,
  '',
  ' ',
  'ERROR: No README data found!',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '\uD800',
  '\0',
  'not a date',
  '9999999-99-99',
  '1.0.0',
  '99.0.0',
  '../../../etc',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  {toString: null},
  JSON.parse('{"__proto__": {"polluted": true}}'),
  {type: 'MIT'},
  {created: 1, modified: {}},
];

/** A copy of a JSON value with a few members replaced, removed, added, moved or renamed. */
export function mutate(value: unknown, random: () => number): unknown {
  const copy: unknown = structuredClone(value);
  const rounds = 1 + Math.floor(random() * 4);
  let root = copy;
  for (let round = 0; round < rounds; round += 1) {
    const nodes = listNodes(root);
    const node = nodes[Math.floor(random() * nodes.length)];
    const strange = structuredClone(STRANGE[Math.floor(random() * STRANGE.length)]);
    if (node === undefined || random() < 0.01) {
      root = strange;
    } else {
      change(node, strange, random);
    }
  }
  return root;
}

function change(node: Record<string, unknown>, strange: unknown, random: () => number): void {
  const keys = Object.keys(node);
  const key = keys[Math.floor(random() * keys.length)] ?? 'new';
  const kind = random();
  if (kind < 0.55) {
    node[key] = strange;
  } else if (kind < 0.75) {
    delete node[key];
  } else if (kind < 0.9) {
    Object.defineProperty(node, typeof strange === 'string' ? strange : 'extra', {
      value: node[key],
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else {
    node[key] = structuredClone(node);
  }
}

function listNodes(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(listNodes)];
}
