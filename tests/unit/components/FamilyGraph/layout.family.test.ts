import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  EDGES_HEIGHT,
  EDGES_WIDTH,
  JOBS,
  ROWS,
  toolsFor,
} from '../../../../src/components/FamilyGraph/layout';
import {JOB_FIELDS} from '../../../../src/family/data/jobFields';
import {TOOLS} from '../../../../src/family/data/tools';

const sheet = readFileSync(
  path.join(__dirname, '../../../../src/components/FamilyGraph/styles.module.css'),
  'utf8',
);

test('every tool has one row, with an edge from each of its jobs (GEN-2)', () => {
  expect(ROWS.map(({tool}) => tool.key).toSorted()).toEqual(TOOLS.map(({key}) => key).toSorted());
  for (const {tool, edges} of ROWS) {
    expect(edges.map(({place}) => JOBS[place])).toEqual(tool.jobs);
  }
});

test('edges lead from the middle of a field to the middle of a row, in whole units', () => {
  for (const [index, {edges}] of ROWS.entries()) {
    for (const {place, d} of edges) {
      const [x1, y1 = 0, , , , , width, rise = 0] = (d.match(/-?\d+(?:\.\d+)?/gu) ?? []).map(
        Number,
      );
      const y2 = y1 + rise;
      expect([x1, width]).toEqual([0, EDGES_WIDTH]);
      expect(y1).toBe(Math.round(((place + 0.5) / JOBS.length) * EDGES_HEIGHT));
      expect(y2).toBe(Math.round(((index + 0.5) / ROWS.length) * EDGES_HEIGHT));
    }
  }
});

test('a field is answered by all tools that do the job, its specialists first and archived ones last', () => {
  for (const job of JOBS) {
    expect(
      toolsFor(job)
        .map(({key}) => key)
        .toSorted(),
    ).toEqual(
      TOOLS.filter(({jobs}) => (jobs as readonly string[]).includes(job))
        .map(({key}) => key)
        .toSorted(),
    );
  }
  expect(toolsFor('serve').map(({key}) => key)).toEqual([
    'YOGA',
    'MODULES',
    'SCALARS',
    'TOOLS',
    'HELIX',
  ]);
});

test('names of fields are names that GraphQL takes, one per job', () => {
  const names = Object.values(JOB_FIELDS);
  expect(new Set(names).size).toBe(JOBS.length);
  for (const name of names) {
    expect(name).toMatch(/^[_a-z]\w*$/iu);
  }
});

test('the style sheet lights what does any of twelve jobs, and shows its answer', () => {
  for (let place = 0; place < 12; place += 1) {
    expect(sheet).toContain(
      `.graph:has([data-field='${place}']:is(:checked, :hover, :focus-visible)) [data-jobs~='${place}']`,
    );
    expect(sheet).toContain(
      `.family:has([data-field='${place}']:not(label, :checked)) [data-answer='${place}']`,
    );
  }
  expect(JOBS.length).toBeLessThanOrEqual(12);
});
