import {TOOLS, type ToolKey} from '@site/src/data/tools';
import type {ToolCategory} from '@site/src/lib/contracts/tool';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Leaf extends Point {
  readonly toolKey: ToolKey;
  /** Edge from the group to the leaf. */
  readonly edge: string;
  /** Where that edge ends. */
  readonly tip: Point;
}

export interface Group extends Point {
  readonly category: ToolCategory;
  readonly leaves: readonly Leaf[];
}

/** Middle of a drawing 600 units wide and 500 high. */
export const ROOT: Point = {x: 300, y: 250};

/** Clockwise from the top; the two groups of seven mirror each other. */
const CATEGORIES = ['consume', 'shape', 'serve'] as const satisfies readonly ToolCategory[];

const GROUP_RADIUS = 84;
/** An edge leaves its group half turned towards its leaf and arrives on the leaf's own ray. */
const LEAVE_RADIUS = 116;
const LEAVE_TURN = 0.45;
const ARRIVE_RADIUS = 134;
const TIP_RADIUS = 171;
const LEAF_RADIUS = 202;
/** Room between two groups, in leaves. */
const GROUP_GAP = 0.9;
const STEP = (2 * Math.PI) / (TOOLS.length + CATEGORIES.length * GROUP_GAP);
const TOP = -Math.PI / 2;

/** The catalogue as a tree around its root: three groups, one leaf per tool. */
export const GROUPS: readonly Group[] = CATEGORIES.map((category, index) => {
  const keys = keysOf(category);
  const first = startOf(index);
  const middle = first + ((keys.length - 1) / 2) * STEP;
  return {
    category,
    ...polar(GROUP_RADIUS, middle),
    leaves: keys.map((toolKey, position) => {
      const angle = first + position * STEP;
      const tip = polar(TIP_RADIUS, angle);
      return {
        toolKey,
        ...polar(LEAF_RADIUS, angle),
        tip,
        edge: [
          `M${pair(polar(GROUP_RADIUS, middle))}`,
          `C${pair(polar(LEAVE_RADIUS, middle + LEAVE_TURN * (angle - middle)))}`,
          pair(polar(ARRIVE_RADIUS, angle)),
          pair(tip),
        ].join(' '),
      };
    }),
  };
});

function keysOf(category: ToolCategory): readonly ToolKey[] {
  return TOOLS.filter((tool) => tool.category === category).map((tool) => tool.key);
}

/** Angle of the first leaf of a group; the first group is centred at the top. */
function startOf(index: number): number {
  const before = CATEGORIES.slice(0, index).map((category) => keysOf(category).length + GROUP_GAP);
  const half = (keysOf(CATEGORIES[0]).length - 1) / 2;
  return TOP + (before.reduce((sum, count) => sum + count, 0) - half) * STEP;
}

function polar(radius: number, angle: number): Point {
  return {
    x: round(ROOT.x + radius * Math.cos(angle)),
    y: round(ROOT.y + radius * Math.sin(angle)),
  };
}

/** One decimal, so that server and browser write the same text. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function pair({x, y}: Point): string {
  return `${x} ${y}`;
}
