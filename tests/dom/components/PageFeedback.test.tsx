import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageFeedback from '../../../src/components/PageFeedback';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';
import {type AnsweringServer, serveAnswers} from '../../support/serveAnswers';

const BASE = 'https://github.com/selection-set/selection-set.github.io/tree/main';

let server: AnsweringServer;

beforeEach(async () => {
  server = await serveAnswers();
});

afterEach(() => server.close());

function renderQuestion(customFields: Record<string, unknown>): HTMLElement {
  return renderInSite(<PageFeedback path="/docs/yoga" title="Yoga" />, {customFields}).container;
}

function renderForm(): HTMLElement {
  return renderQuestion({feedback: `${server.origin}/votes`});
}

const answer = (name: string): HTMLElement => screen.getByRole('button', {name});

test('nothing is asked where nothing is configured', () => {
  expect(renderQuestion({})).toBeEmptyDOMElement();
});

describe('with issues', () => {
  test('both answers open a prefilled issue with the label kind/docs in a new window (DOC-2)', () => {
    renderQuestion({feedback: 'issues', docsRepositoryBase: BASE});
    const no = screen.getByRole('link', {name: 'No'});

    expect(no).toHaveAttribute('target', '_blank');
    const {pathname, searchParams} = new URL(no.getAttribute('href') ?? '');
    expect(pathname).toBe('/selection-set/selection-set.github.io/issues/new');
    expect(searchParams.get('title')).toMatch(/^Not helpful: “Yoga” \(/u);
    expect(searchParams.get('labels')).toBe('kind/docs');
    expect(screen.getByRole('link', {name: 'Yes'})).toBeInTheDocument();
  });

  test('it has no accessibility violations', async () => {
    await expectNoViolations(renderQuestion({feedback: 'issues', docsRepositoryBase: BASE}));
  });
});

describe('with an endpoint', () => {
  test('it is a plain form that works without scripts', () => {
    const form = renderForm().querySelector('form');
    expect(form).toHaveAttribute('action', `${server.origin}/votes`);
    expect(form).toHaveAttribute('method', 'post');
    expect(answer('Yes')).toHaveAttribute('value', 'yes');
  });

  test('a vote sends page, language and answer, and nothing else', async () => {
    const user = userEvent.setup();
    renderForm();
    await user.click(answer('No'));

    expect(await screen.findByText('Your answer has arrived.')).toBeVisible();
    expect(server.requests.map(({body}) => body)).toEqual([
      'page=%2Fdocs%2Fyoga&locale=en-US&helpful=no',
    ]);
    expect(answer('No')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a vote for one page is none for the next', async () => {
    const user = userEvent.setup();
    const customFields = {feedback: `${server.origin}/votes`};
    const {rerender} = renderInSite(<PageFeedback path="/docs/yoga" title="Yoga" />, {
      customFields,
    });
    await user.click(answer('No'));
    await screen.findByText('Your answer has arrived.');
    rerender(<PageFeedback path="/docs/mesh" title="Mesh" />);
    expect(answer('No')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a comment can follow, and is sent with the vote', async () => {
    const user = userEvent.setup();
    renderForm();
    await user.click(answer('No'));
    const field = await screen.findByLabelText(/missing or wrong/u);
    expect(field).toHaveAttribute('maxlength', '2000');
    await user.type(field, 'An example.');
    await user.click(answer('Send'));

    expect(await screen.findByText('Your comment has arrived.')).toBeVisible();
    expect(new URLSearchParams(server.requests[1]?.body).get('comment')).toBe('An example.');
    expect(new URLSearchParams(server.requests[1]?.body).get('helpful')).toBe('no');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a comment that cannot be stored stays in its field, and why is said (ERR-12)', async () => {
    const user = userEvent.setup();
    renderForm();
    await user.click(answer('Yes'));
    await user.type(await screen.findByLabelText(/What helped/u), 'The example.');
    server.answerWith(500);
    await user.click(answer('Send'));

    expect(await screen.findByText(/cannot be stored right now/u)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('The example.');
  });

  test('a vote that does not arrive can be cast again (ERR-12)', async () => {
    const user = userEvent.setup();
    server.answerWith(500);
    renderForm();
    await user.click(answer('Yes'));
    expect(await screen.findByText(/cannot be stored right now/u)).toBeVisible();
    server.answerWith(204);
    await user.click(answer('Yes'));

    expect(await screen.findByText('Your answer has arrived.')).toBeVisible();
  });

  test('the answers are a named group without accessibility violations', async () => {
    const user = userEvent.setup();
    const container = renderForm();
    const form = screen.getByRole('form', {name: 'Was this page helpful?'});
    expect(within(form).getAllByRole('button')).toHaveLength(2);
    await user.click(answer('Yes'));
    await screen.findByText('Your answer has arrived.');
    await expectNoViolations(container);
  });
});
