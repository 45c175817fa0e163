import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LiveSample from '../../../src/components/LiveSample';
import type {Props as PanelProps} from '../../../src/components/LiveSample/LivePanel';
import {composeHash} from '../../../src/lib/live/shareHash';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const loadPanel = jest.fn<{__esModule: true; default: (props: PanelProps) => unknown}, []>();

// The editor needs a layout and its worker a bundler; browser tests open both.
jest.mock('../../../src/components/LiveSample/LivePanel', () => loadPanel());

const ORIGINAL = {query: '{ books { title } }', variables: ''};

beforeEach(() => {
  jest.resetModules();
  loadPanel.mockReset().mockReturnValue({
    __esModule: true,
    default: ({original, changes}) => (
      <pre data-testid="panel">{JSON.stringify({...original, ...changes})}</pre>
    ),
  });
});

function renderSample(hash = '') {
  return renderInSite(
    <LiveSample
      schema="bookshelf"
      number="1"
      count="1"
      query={ORIGINAL.query}
      description="Ask for something else.">
      <p>The plain sample</p>
    </LiveSample>,
    {path: `/docs/yoga${hash}`},
  );
}

const button = (): HTMLElement => screen.getByRole('button', {name: 'Edit and run'});

describe('a live sample before its editor (LIVE)', () => {
  test('the plain sample shows with a button, and nothing is loaded', async () => {
    const {container} = renderSample();
    expect(screen.getByText('The plain sample')).toBeVisible();
    expect(screen.getByText('Ask for something else.')).toBeVisible();
    expect(button()).toBeEnabled();
    expect(loadPanel).not.toHaveBeenCalled();
    await expectNoViolations(container);
  });

  test('the button loads the editor with the sample as the page has it', async () => {
    renderSample();
    await userEvent.click(button());
    expect(await screen.findByTestId('panel')).toHaveTextContent(JSON.stringify(ORIGINAL));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an editor that does not load is said, and the button tries once more', async () => {
    loadPanel.mockImplementationOnce(() => {
      throw new Error('offline');
    });
    renderSample();
    await userEvent.click(button());
    expect(await screen.findByText(/editor could not be loaded/u)).toBeVisible();
    expect(screen.getByText('The plain sample')).toBeVisible();
    await userEvent.click(button());
    expect(await screen.findByTestId('panel')).toBeVisible();
  });

  test('a link opens the editor with its changes', async () => {
    renderSample(composeHash(1, ORIGINAL, {...ORIGINAL, variables: '{"a": 1}'}));
    expect(await screen.findByTestId('panel')).toHaveTextContent(
      JSON.stringify({...ORIGINAL, variables: '{"a": 1}'}),
    );
  });

  test('a damaged link is said, and the sample stays closed', () => {
    renderSample('#live-1=damaged');
    expect(screen.getByRole('status')).toHaveTextContent('could not be read');
    expect(button()).toBeEnabled();
    expect(loadPanel).not.toHaveBeenCalled();
  });
});
