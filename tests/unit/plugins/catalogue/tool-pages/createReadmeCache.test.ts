import {createReadmeCache} from '../../../../../plugins/catalogue/tool-pages/createReadmeCache';
import {TOOLS} from '../../../../../src/data/tools';

const [HIVE, YOGA] = TOOLS;

test('a README is rendered once until its text changes, for each tool by itself', async () => {
  const rendered: string[] = [];
  const render = createReadmeCache(async (tool, info) => {
    rendered.push(`${tool.key} ${info?.readme}`);
    return info?.readme;
  });
  const info = (readme: string) => ({name: 'x', readme, fetchedAt: {}});

  expect(await render(YOGA, info('one'))).toBe('one');
  expect(await render(YOGA, info('one'))).toBe('one');
  expect(await render(HIVE, info('one'))).toBe('one');
  expect(await render(YOGA, info('two'))).toBe('two');

  expect(rendered).toEqual(['YOGA one', 'HIVE one', 'YOGA two']);
});
