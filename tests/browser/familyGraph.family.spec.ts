import {expect, type Locator, type Page, test} from '@playwright/test';
import {JOBS, toolsFor} from '../../src/components/FamilyGraph/layout';
import {JOB_FIELDS} from '../../src/family/data/jobFields';
import {type Job, TOOLS} from '../../src/family/data/tools';
import {inTurn} from '../support/scope';
import {findViolations} from './support/axe';
import {visit} from './support/visit';

const field = (page: Page, job: Job): Locator =>
  page.locator(`input[data-field='${JOBS.indexOf(job)}']`);
const answer = (page: Page, job: Job): Locator =>
  page.locator(`[data-answer='${JOBS.indexOf(job)}']`);

/** Jobs whose edges are drawn in the colour of a tool. */
async function litJobs(page: Page): Promise<readonly string[]> {
  const places = page
    .locator('path[data-jobs]')
    .evaluateAll((paths) => [
      ...new Set(
        paths
          .filter((path) => getComputedStyle(path).strokeOpacity === '1')
          .map((path) => Number(path.getAttribute('data-jobs'))),
      ),
    ]);
  return (await places).flatMap((place) => JOBS[place] ?? []);
}

/** In pixels of the viewport. Of what is not drawn all are NaN, with which no comparison holds. */
async function edgesOf(
  part: Locator,
): Promise<Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>> {
  const {x, y, width, height} = (await part.boundingBox()) ?? {
    x: NaN,
    y: NaN,
    width: NaN,
    height: NaN,
  };
  return {left: x, right: x + width, top: y, bottom: y + height};
}

async function expectAnswers(page: Page, jobs: readonly Job[]): Promise<void> {
  for (const job of JOBS) {
    await expect(answer(page, job)).toBeVisible({visible: jobs.includes(job)});
  }
  await expect.poll(async () => (await litJobs(page)).toSorted()).toEqual([...jobs].toSorted());
}

async function selectAndClear(page: Page): Promise<void> {
  await expectAnswers(page, ['serve', 'type']);
  await page.getByText(JOB_FIELDS.compose, {exact: true}).first().click();
  // What is pointed at is lit too.
  await page.mouse.move(0, 0);
  await expectAnswers(page, ['serve', 'type', 'compose']);
  await expect(answer(page, 'compose').getByRole('link')).toHaveText(
    toolsFor('compose').map(({name}) => name),
  );
  for (const job of ['serve', 'type', 'compose'] as const) {
    await field(page, job).click();
  }
  await page.mouse.move(0, 0);
  await field(page, 'compose').blur();
  await expectAnswers(page, []);
  await expect(page.getByText('Nothing is selected.')).toBeVisible();
}

test.describe('where letters are set wider', () => {
  test.use({bypassCSP: true, viewport: {width: 360, height: 800}});

  test('the headings of both sides stay apart, above their first rows (GEN-2)', async ({page}) => {
    await page.goto('/');
    await page.addStyleTag({content: 'legend, p {letter-spacing: 0.15em}'});
    const start = await edgesOf(page.locator('legend', {hasText: 'Select what you need'}));
    const end = await edgesOf(page.getByText('Tools that do it'));
    const first = await edgesOf(page.getByText(JOB_FIELDS.serve, {exact: true}).first());
    expect(start.right).toBeLessThan(end.left);
    expect(start.bottom).toBeLessThanOrEqual(first.top);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('fields are selected, edges light up and tools answer (GEN-2)', async ({page}) => {
    await page.goto('/');
    await selectAndClear(page);
  });

  test('on a phone too, without scrolling sideways', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/');
    await selectAndClear(page);
  });
});

test('before scripts have been asked for, and no change of the selection is lost when they come', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.move(0, 0);
  await field(page, 'rest').check();
  await expect(answer(page, 'rest')).toBeVisible();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.mouse.move(0, 0);
  await field(page, 'rest').blur();
  await expectAnswers(page, ['serve', 'type', 'rest']);
});

test('a pointer lights the path from a job to its tools and from a tool to its jobs', async ({
  page,
}) => {
  await visit(page, '/');
  await page.locator('label', {has: field(page, 'govern')}).hover();
  await expect.poll(() => litJobs(page)).toEqual(expect.arrayContaining(['govern']));
  await expect(answer(page, 'govern')).toBeHidden();
  await page.locator('[data-tool=MESH] > a').first().hover();
  await expect.poll(() => litJobs(page)).toEqual(expect.arrayContaining(['compose', 'rest']));
});

test('the keyboard reaches each field and each tool, and shows where it is', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('link', {name: 'Compare tools'}).focus();
  for (const job of JOBS) {
    await page.keyboard.press('Tab');
    await expect(field(page, job)).toBeFocused();
    await expect.poll(() => litJobs(page)).toContain(job);
  }
  await page.keyboard.press('Space');
  await expect(answer(page, 'learn')).toBeVisible();
  for (let count = 0; count < TOOLS.length; count += 1) {
    await page.keyboard.press('Tab');
    const width = await page.evaluate(() =>
      document.activeElement === null ? '' : getComputedStyle(document.activeElement).outlineWidth,
    );
    expect(Number.parseFloat(width)).toBeGreaterThan(0);
  }
  await expect(page.locator('[data-tool] > a:focus')).toHaveCount(1);
});

test('in Arabic tools are at the left of their fields, and edges begin at the fields', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, '/ar/');
  const node = await edgesOf(field(page, 'serve'));
  const edge = await edgesOf(page.locator(`path[data-jobs='${JOBS.indexOf('serve')}']`).first());
  const mark = await edgesOf(page.locator('[data-tool=YOGA] > a svg').first());
  expect(Math.abs(node.left - edge.right)).toBeLessThan(4);
  expect(mark.right).toBeLessThan(edge.left);
});

for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
  for (const width of inTurn([360, 1024], index)) {
    test(`all fields selected, the page is accessible and stays in ${width} px (${scheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 800});
      await visit(page, '/');
      for (const job of JOBS) {
        await field(page, job).check();
      }
      // What the header covers would count as too small to press.
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      expect(await findViolations(page, 'main')).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    });
  }
}
