import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ToolGrid from '../../../src/components/ToolGrid';
import {TOOLS} from '../../../src/data/tools';
import {jobLabels, toolTitles} from '../../../src/labels/tools';
import type {Job} from '../../../src/lib/contracts/tool';
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

function namesFor(job: Job): readonly string[] {
  return TOOLS.filter(({jobs}) => jobs.some((candidate) => candidate === job)).map(
    ({name}) => name,
  );
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

test.each(Object.keys(jobLabels) as Job[])(
  'the job "%s" shows the tools that do it, and how many they are (GEN-2)',
  async (job) => {
    const user = userEvent.setup();
    renderInSite(<ToolGrid />);
    await user.click(screen.getByRole('button', {name: jobLabels[job]}));
    expect(shownNames()).toEqual(namesFor(job));
    const count = namesFor(job).length;
    expect(screen.getByRole('status')).toHaveTextContent(
      count === 1 ? /^One tool$/u : `${count} tools`,
    );
    expect(screen.getByRole('button', {pressed: true})).toHaveTextContent(jobLabels[job]);
  },
);

test('"All tools" brings them back (GEN-2)', async () => {
  const user = userEvent.setup();
  renderInSite(<ToolGrid />);
  await user.click(screen.getByRole('button', {name: jobLabels.rest}));
  await user.click(screen.getByRole('button', {name: 'All tools'}));
  expect(shownNames()).toHaveLength(TOOLS.length);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('there are no accessibility violations, with and without a filter', async () => {
  const user = userEvent.setup();
  const {container} = renderInSite(<ToolGrid />);
  await expectNoViolations(container);
  await user.click(screen.getByRole('button', {name: jobLabels.rest}));
  await expectNoViolations(container);
});
