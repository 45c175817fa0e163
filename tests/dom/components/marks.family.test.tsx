import {render, screen} from '@testing-library/react';
import FigureGovern from '../../../src/family/views/FigureGovern';
import FigureServe from '../../../src/family/views/FigureServe';
import FigureType from '../../../src/family/views/FigureType';
import Icon from '../../../src/components/Icon';
import {DIRECTIONAL_ICONS, ICON_PATHS, type IconName} from '../../../src/components/Icon/paths';
import ToolMark from '../../../src/components/ToolMark';
import {TOOL_MARKS} from '../../../src/family/data/toolMarks';
import {TOOLS} from '../../../src/family/data/tools';
import {expectNoViolations} from '../../support/axe';

function paths(container: HTMLElement): readonly (string | null)[] {
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
}

test.each(TOOLS.map(({key}) => key))(
  '%s draws its own mark, in its own colour, hidden from screen readers (TOOL-1)',
  (key) => {
    const {container} = render(<ToolMark toolKey={key} size={32} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('svg')).toHaveAttribute('width', '32');
    expect(container.querySelector(`[data-tool="${key}"]`)).not.toBeNull();
    expect(paths(container)).toEqual(TOOL_MARKS[key].paths.map(({d}) => d));
  },
);

test.each(Object.keys(ICON_PATHS) as IconName[])(
  'the icon "%s" is decoration, mirrored only if it has a direction',
  (name) => {
    const {container} = render(<Icon name={name} />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('data-directional', String(DIRECTIONAL_ICONS.includes(name)));
    expect(paths(container)).toEqual([ICON_PATHS[name]]);
  },
);

test.each([
  ['FigureServe', FigureServe],
  ['FigureType', FigureType],
  ['FigureGovern', FigureGovern],
])('%s is decoration: not read out, not translated, not mirrored', async (_name, Figure) => {
  const {container} = render(<Figure />);
  const frame = container.firstElementChild;
  expect(frame).toHaveAttribute('aria-hidden', 'true');
  expect(frame).toHaveAttribute('translate', 'no');
  expect(frame).toHaveAttribute('dir', 'ltr');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await expectNoViolations(container);
});
