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
