import {screen, within} from '@testing-library/react';
import SolutionGuide from '../../../src/components/SolutionGuide';
import SolutionList from '../../../src/components/SolutionList';
import SolutionTools from '../../../src/components/SolutionTools';
import {SOLUTIONS, type SolutionId} from '../../../src/family/data/solutions';
import {TOOLS} from '../../../src/family/data/tools';
import {solutionTitles} from '../../../src/family/labels/solutions';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

function toolNames(keys: readonly string[]): readonly (string | undefined)[] {
  return keys.map((key) => TOOLS.find((tool) => tool.key === key)?.name);
}

describe('SolutionList (HDR-9)', () => {
  test.each(['guides', 'scale'] as const)(
    'the group "%s" lists its guides with the tools they combine (HDR-9)',
    (group) => {
      renderInSite(<SolutionList group={group} />);
      const wanted = SOLUTIONS.filter((solution) => solution.group === group);
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        wanted.map(({id}) => `/solutions/${id}`),
      );
      for (const [index, row] of screen.getAllByRole('listitem').entries()) {
        const {id, tools} = wanted[index] ?? SOLUTIONS[0];
        expect(within(row).getByRole('link', {name: solutionTitles[id]})).toBeVisible();
        for (const name of toolNames(tools)) {
          expect(within(row).getByText(name ?? 'unknown tool')).toBeVisible();
        }
      }
    },
  );

  test('there are no accessibility violations', async () => {
    const {container} = renderInSite(<SolutionList group="guides" />);
    await expectNoViolations(container);
  });
});

describe('SolutionTools (HDR-9)', () => {
  test.each(SOLUTIONS.map(({id, tools}) => [id, tools] as const))(
    '%s names the tools to combine, most important first (HDR-9)',
    (id, tools) => {
      renderInSite(<SolutionTools id={id} />);
      const list = screen.getByRole('list', {name: 'Tools to combine'});
      expect(
        within(list)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(toolNames(tools));
    },
  );

  test.each(SOLUTIONS.map(({id}) => id))(
    '%s leads to its guide in the documentation (HDR-9)',
    (id) => {
      renderInSite(<SolutionTools id={id} />);
      expect(
        screen.getByRole('link', {name: `Step by step: ${solutionTitles[id]}`}),
      ).toHaveAttribute('href', `/docs/guides/${id}`);
    },
  );

  test('a solution without a guide shows no link (HDR-9)', () => {
    renderInSite(<SolutionGuide solution={{id: 'secure-an-api', hasGuide: false}} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('an unknown guide stops the page with the ids that exist', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const unknown = 'secure-a-client' as SolutionId;
    expect(() => renderInSite(<SolutionTools id={unknown} />)).toThrow(
      /^<SolutionTools id="secure-a-client"> names no solution\. Known ids: build-a-graphql-server, /u,
    );
    jest.restoreAllMocks();
  });

  test('there are no accessibility violations', async () => {
    const {container} = renderInSite(<SolutionTools id="secure-an-api" />);
    await expectNoViolations(container);
  });
});
