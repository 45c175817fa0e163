import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FamilyGraph from '../../../src/components/FamilyGraph';
import {JOBS, toolsFor} from '../../../src/components/FamilyGraph/layout';
import {JOB_FIELDS} from '../../../src/family/data/jobFields';
import {TOOLS} from '../../../src/family/data/tools';
import {jobLabels} from '../../../src/family/labels/tools';
import {toolAddress} from '../../../src/lib/catalogue/toolAddress';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

test('each job is a check box with the name of its field and of the job, in one group', () => {
  renderInSite(<FamilyGraph />);
  const group = screen.getByRole('group', {name: 'Select what you need'});
  expect(
    within(group)
      .getAllByRole('checkbox')
      .map((field) => field.closest('label')?.textContent),
  ).toEqual(JOBS.map((job) => `${JOB_FIELDS[job]} ${jobLabels[job]}`));
});

test('two fields are selected at first, and a click changes one', async () => {
  const user = userEvent.setup();
  renderInSite(<FamilyGraph />);
  expect(screen.getAllByRole('checkbox', {checked: true})).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', {name: /unite/u}));
  expect(screen.getByRole('checkbox', {name: /unite/u})).toBeChecked();
});

test('every tool has a mark and a link, and archived ones say so (GEN-2, TOOL-1)', () => {
  const {container} = renderInSite(<FamilyGraph />);
  for (const tool of TOOLS) {
    const [link] = screen.getAllByRole('link', {name: new RegExp(`^${tool.name}\\b`, 'u')});
    expect(link).toHaveAttribute('href', toolAddress(tool));
    expect(link?.querySelector('[data-badge=archived]') !== null).toBe(tool.status === 'archived');
  }
  expect(container.querySelectorAll('a svg')).toHaveLength(TOOLS.length);
});

test('the answer is a list that is announced politely: a row per field, a link per tool', () => {
  renderInSite(<FamilyGraph />);
  const answer = screen.getByRole('list', {name: 'Answer'});
  expect(answer).toHaveAttribute('aria-live', 'polite');
  for (const [place, job] of JOBS.entries()) {
    const row = answer.querySelector<HTMLElement>(`[data-answer="${place}"]`);
    expect(
      row &&
        within(row)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
    ).toEqual(toolsFor(job).map(toolAddress));
  }
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(<FamilyGraph />);
  await expectNoViolations(container);
});
