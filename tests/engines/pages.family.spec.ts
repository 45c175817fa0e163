import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import axe from 'axe-core';
import {localised, PAGE_TYPES} from '../browser/support/sites';
import {IS_NIGHTLY} from '../support/scope';
import {test, type Visit} from './fixtures';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const KINDS = [
  'home',
  'ecosystem',
  'a tool',
  'comparison',
  'a guide with tabs and code',
  'a document with a table',
  'blog list',
  'a post',
  'search',
  'the error desk',
];

const VIEWS = [
  {locale: 'en-US', width: 1280, theme: 'light'},
  {locale: 'en-US', width: 700, theme: 'dark'},
  {locale: 'ar', width: 1280, theme: 'dark'},
] as const;

const PICTURES = path.join(__dirname, '../../test-results/pictures');

/** What axe finds, as short sentences; `undefined` while it still looks. */
const readViolations = (): readonly string[] | undefined =>
  document.documentElement.dataset.violations?.split('\n').filter(Boolean);

const startAxe = (): void => {
  void window.axe
    .run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})
    .then(({violations}) => {
      document.documentElement.dataset.violations = violations
        .flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`))
        .join('\n');
    });
};

type Box = readonly [name: string, left: number, width: number];

/** Left edge and width of what a page consists of; notices are left out, as each comes in its own time. */
const measure = (): readonly Box[] =>
  [...document.querySelectorAll('header,main,footer,h1,h2,form,pre')]
    .filter((element) => element.checkVisibility({visibilityProperty: true}))
    .map((element) => {
      const {left, width} = element.getBoundingClientRect();
      return [element.tagName, left, width];
    });

/** Letters differ by parts of a pixel between engines, and so does what is as wide as they are. */
const tolerance = (width: number): number => Math.max(1, width / 100);

/** What stands elsewhere than in the other engine, or is there only once. */
function listMoved(boxes: readonly Box[], others: readonly Box[]): readonly unknown[] {
  const length = Math.max(boxes.length, others.length);
  return Array.from({length}, (_, index) => [boxes[index], others[index]]).filter(
    ([box, other]) =>
      box?.[0] !== other?.[0] ||
      box === undefined ||
      other === undefined ||
      Math.abs(box[1] - other[1]) > tolerance(box[2]) ||
      Math.abs(box[2] - other[2]) > tolerance(box[2]),
  );
}

const wide = (): boolean => document.documentElement.scrollWidth > innerWidth;

async function show(visit: Visit, address: string, theme: string): Promise<void> {
  await visit.open('/about');
  await visit.read((choice) => {
    localStorage.setItem('theme', choice);
  }, theme);
  await visit.open(address, {isAwake: true});
  // Scrollbars have another width in each engine.
  await visit.read(() => {
    document.documentElement.style.scrollbarWidth = 'none';
  });
}

test.describe('ten kinds of pages', () => {
  test.skip(!IS_NIGHTLY, 'Every engine looks at them at night.');

  for (const {name, path: page} of PAGE_TYPES.filter((type) => KINDS.includes(type.name))) {
    for (const {locale, width, theme} of VIEWS) {
      test(`${name} passes axe and fits into ${String(width)} pixels, ${theme}, ${locale} (WCAG 2.2 AA)`, async ({
        visit,
        reference,
        engineName,
      }) => {
        for (const each of [visit, reference]) {
          await each.resize(width, 800);
          await show(each, localised(page, locale), theme);
        }
        await mkdir(PICTURES, {recursive: true});
        const file = [name.replaceAll(' ', '-'), locale, width, theme, engineName].join('.');
        await writeFile(path.join(PICTURES, `${file}.png`), await visit.takePicture());
        expect(await visit.read(wide)).toBe(false);
        await expect(async () => {
          expect(listMoved(await visit.read(measure), await reference.read(measure))).toEqual([]);
        }).toPass();
        await visit.run(axe.source);
        await visit.read(startAxe);
        await expect.poll(async () => visit.read(readViolations)).toEqual([]);
      });
    }
  }
});
