import {screen, within} from '@testing-library/react';
import ToolGrid from '../../../src/components/ToolGrid';
import {TOOLS} from '../../../src/family/data/tools';
import {toolTitles} from '../../../src/family/labels/tools';
import {toolAddress} from '../../../src/lib/catalogue/toolAddress';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

function shownRows(): readonly HTMLElement[] {
  const names = new Set<string>(TOOLS.map(({name}) => name));
  return screen
    .getAllByRole('listitem')
    .filter((row) => names.has(row.querySelector('a')?.textContent ?? ''));
}

function shownNames(): readonly (string | null | undefined)[] {
  return shownRows().map((row) => row.querySelector('a')?.textContent);
}

test('all 20 tools show in display order, each with its title and its address (GEN-2, TOOL-3)', () => {
  renderInSite(<ToolGrid />);
  expect(shownNames()).toEqual(TOOLS.map(({name}) => name));
  for (const tool of TOOLS) {
    expect(screen.getByRole('link', {name: tool.name})).toHaveAttribute('href', toolAddress(tool));
    expect(screen.getByText(toolTitles[tool.key])).toBeVisible();
  }
});

test('what is not maintained says so (GEN-2)', () => {
  renderInSite(<ToolGrid />);
  const labelled = shownRows().filter(
    (row) => within(row).queryByText(/^(?:Archived|Tutorial)$/u) !== null,
  );
  expect(labelled.map((row) => row.querySelector('a')?.textContent)).toEqual(
    TOOLS.filter(({status}) => status !== 'maintained').map(({name}) => name),
  );
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(<ToolGrid />);
  await expectNoViolations(container);
});
