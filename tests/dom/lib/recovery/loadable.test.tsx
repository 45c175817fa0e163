import {act, render, screen} from '@testing-library/react';
import loadable from '../../../../src/client/recovery/loadable';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

test('what was loaded ahead is drawn at once, and loaded once', async () => {
  const loader = jest.fn(() => Promise.resolve({default: 'Text'}));
  const Page = loadable({
    loader,
    render: (loaded, {mark}) => (
      <p>{`${isRecord(loaded) ? String(loaded.default) : ''}${String(mark)}`}</p>
    ),
  });
  await Promise.all([Page.preload(), Page.preload()]);
  render(<Page mark="!" />);
  expect(screen.getByText('Text!')).toBeVisible();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('what was not is drawn when all its parts are there, and nothing before', async () => {
  let come = (): void => undefined;
  const late = new Promise((resolve) => {
    come = () => resolve('late');
  });
  const Page = loadable.Map({
    loader: {__comp: () => Promise.resolve('early'), 'items.0': () => late},
    render: (loaded) => <p>{Object.entries(loaded).flat().join(' ')}</p>,
  });
  const {container} = render(<Page />);
  await act(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
  act(come);
  expect(await screen.findByText('__comp early items.0 late')).toBeVisible();
});
