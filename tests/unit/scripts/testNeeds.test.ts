import {composeSummary} from '../../../scripts/summary.mjs';
import {findNeeds} from '../../../scripts/testNeeds.mjs';

const ROOMY = () => 1e12;
const busy =
  (...ports: number[]) =>
  async (port: number) =>
    !ports.includes(port);

test('with free ports, nothing moves', async () => {
  expect(await findNeeds({}, busy(), ROOMY)).toEqual({offset: 0, problems: []});
});

test('with a port that is taken, all ports move to the next free place', async () => {
  expect(await findNeeds({}, busy(4100, 4203), ROOMY)).toEqual({offset: 20, problems: []});
});

test('a place that somebody chose is kept, and who listens there is named', async () => {
  const {problems} = await findNeeds({TEST_PORT_OFFSET: '1000'}, busy(5100, 5191), ROOMY);
  expect(problems).toEqual([expect.stringMatching(/5100, 5191.*TEST_PORT_OFFSET/u)]);
  expect(await findNeeds({TEST_PORT_OFFSET: '1000'}, busy(4100), ROOMY)).toEqual({
    offset: 1000,
    problems: [],
  });
});

test('no free place and a full disk are told before anything runs', async () => {
  const {offset, problems} = await findNeeds(
    {},
    async () => false,
    () => 1e9,
  );
  expect(offset).toBeUndefined();
  expect(problems).toEqual([
    expect.stringMatching(/5 GB, and 0\.9 GB are free/u),
    expect.stringMatching(/No ports are free/u),
  ]);
});

test('a stage that could not start says that its tests did not run', () => {
  const summary = composeSummary([
    {name: 'lint', code: 1, seconds: 1},
    {name: 'unit', code: 1, seconds: 2, counts: {passed: 8, failed: 2}},
    {name: 'browser', code: 1, seconds: 3, counts: {passed: 0, failed: 0}},
    {name: 'dom', code: 0, seconds: 4, counts: {passed: 5, failed: 0}},
  ]);
  expect(summary).toMatch(/^FAILED browser +3\.0 s {2}could not start: its tests did not run$/mu);
  expect(summary).toMatch(/^FAILED unit +2\.0 s {2}8 passed, 2 failed$/mu);
  expect(summary.split('\n').at(-1)).toBe(
    '13 passed, 4 failed; the tests of these did not run: browser',
  );
});
