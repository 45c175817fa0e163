import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Image from '../../../src/components/Image';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

/** jsdom lays nothing out: every picture is drawn in this width. */
function drawIn(width: number): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

function load(): void {
  act(() => {
    fireEvent.load(screen.getByRole('img'));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  [700, 1],
  [1600, 1],
  [1601, 0],
  [2000, 0],
  [0, 0],
])(
  'a picture of 2000 px that is drawn in %i px has %i buttons to enlarge it (R8)',
  (width, count) => {
    drawIn(width);
    renderInSite(<Image src="/img/shot.png" alt="A screen" />);
    load();
    expect(screen.queryAllByRole('button', {name: 'Enlarge picture: A screen'})).toHaveLength(
      count,
    );
  },
);

test('before it is measured, and without scripts, there is no button (R8)', () => {
  drawIn(0);
  renderInSite(<Image src="/img/shot.png" alt="A screen" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a picture inside a link is not enlarged (R8)', () => {
  drawIn(300);
  renderInSite(
    <a href="/x">
      <Image src="/img/shot.png" alt="A screen" />
    </a>,
  );
  load();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the dialog shows the picture with its name and closes by button, click and Escape (R8)', async () => {
  drawIn(300);
  const user = userEvent.setup();
  const {container} = renderInSite(<Image src="/img/shot.png" alt="A screen" caption="Below" />);
  load();
  expect(screen.getByRole('figure')).toHaveTextContent('Below');
  const enlarge = screen.getByRole('button', {name: 'Enlarge picture: A screen'});
  for (const close of [
    () => user.click(screen.getByRole('button', {name: 'Close picture'})),
    () => user.click(screen.getAllByRole('img', {name: 'A screen'})[1] as HTMLElement),
    async () => screen.getByRole<HTMLDialogElement>('dialog').close(),
  ]) {
    await user.click(enlarge);
    const dialog = screen.getByRole('dialog', {name: 'A screen'});
    expect(dialog).toHaveAttribute('open');
    await close();
    // jsdom closes without the event that browsers send.
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  await expectNoViolations(container);
});
