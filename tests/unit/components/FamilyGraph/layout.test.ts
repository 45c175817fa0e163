import {GROUPS, type Leaf} from '../../../../src/components/FamilyGraph/layout';
import {TOOLS} from '../../../../src/data/tools';

const LEAVES: readonly Leaf[] = GROUPS.flatMap(({leaves}) => leaves);
const MARK_UNITS = 24 * 1.65;

test('every tool is one leaf of its own group (GEN-2)', () => {
  for (const {category, leaves} of GROUPS) {
    const keys = TOOLS.filter((tool) => tool.category === category).map(({key}) => key);
    expect(leaves.map(({toolKey}) => toolKey)).toEqual(keys);
  }
  expect(LEAVES).toHaveLength(TOOLS.length);
});

test('every mark lies within the drawing of 600 by 500 units', () => {
  for (const {x, y} of LEAVES) {
    expect(x).toBeGreaterThan(MARK_UNITS / 2);
    expect(x).toBeLessThan(600 - MARK_UNITS / 2);
    expect(y).toBeGreaterThan(MARK_UNITS / 2);
    expect(y).toBeLessThan(500 - MARK_UNITS / 2);
  }
});

test('no two marks overlap', () => {
  for (const [index, one] of LEAVES.entries()) {
    for (const other of LEAVES.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(MARK_UNITS);
    }
  }
});

test('numbers have at most one decimal, so that server and browser write the same text', () => {
  for (const {x, y, edge} of LEAVES) {
    expect(`${x} ${y} ${edge}`).not.toMatch(/\.\d\d/u);
  }
});
