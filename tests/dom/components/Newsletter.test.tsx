import {fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Newsletter from '../../../src/components/Newsletter';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';
import {type AnsweringServer, serveAnswers} from '../../support/serveAnswers';

const REFUSED = 'The mailing list did not accept this address. Check it and try again.';
const OUT_OF_ORDER =
  'The mailing list is out of order. Your address is still here; try again later.';
const UNREACHABLE = 'The mailing list cannot be reached. Check your connection and try again.';
const INVALID = 'Enter an email address, such as you@example.org.';

let server: AnsweringServer;

beforeEach(async () => {
  server = await serveAnswers();
});

afterEach(() => server.close());

function renderForm(): HTMLElement {
  return renderInSite(<Newsletter />, {
    customFields: {newsletterAction: `${server.origin}/subscribe`},
  }).container;
}

function field(): HTMLElement {
  return screen.getByRole('textbox', {name: 'News by email'});
}

function submit(): HTMLElement {
  return screen.getByRole('button', {name: 'Subscribe'});
}

/** As in a browser that does not check by itself: the submit event comes, whatever is in the field. */
function submitUnchecked(): void {
  const form = field().closest('form');
  if (form === null) {
    throw new Error('The field stands in no form.');
  }
  fireEvent.submit(form);
}

describe('whether there is a form (FTR-3, C-24)', () => {
  test.each([{}, {newsletterAction: undefined}])(
    'none without an endpoint: %j (FTR-3)',
    (customFields) => {
      const {container} = renderInSite(<Newsletter />, {customFields});
      expect(container).toBeEmptyDOMElement();
    },
  );

  test('with an endpoint it is a plain form that posts there without scripts (FTR-3, API-8)', () => {
    renderForm();
    expect(field()).toHaveAttribute('name', 'email');
    expect(field().closest('form')).toHaveAttribute('action', `${server.origin}/subscribe`);
    expect(field().closest('form')).toHaveAttribute('method', 'post');
  });

  test('the field is required and of type email, and the browser’s own check stays on (VAL-2, C-11)', () => {
    renderForm();
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('type', 'email');
    expect(field().closest('form')).not.toHaveAttribute('novalidate');
  });
});

describe('an address that is none (VAL-1, ST-10, C-11)', () => {
  test.each(['nobody', ''])(
    '%p turns the field red, says why, and is not sent (VAL-1, VAL-2, C-11)',
    async (text) => {
      const user = userEvent.setup();
      renderForm();
      if (text !== '') {
        await user.type(field(), text);
      }
      await user.click(submit());
      expect(field()).toBeInvalid();
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(field()).toHaveAccessibleDescription(INVALID);
      expect(field().closest('form')).toHaveAttribute('data-state', 'invalid');
      expect(server.requests).toEqual([]);
    },
  );

  test.each(['.a@b.c', 'a:b@c.d', 'a@@b.c'])(
    '%s, which a browser may let through, is not sent either (VAL-1)',
    async (text) => {
      const user = userEvent.setup();
      renderForm();
      await user.type(field(), text);
      submitUnchecked();
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(server.requests).toEqual([]);
    },
  );

  test('typing something else does not clear the error (ST-10)', async () => {
    const user = userEvent.setup();
    renderForm();
    await user.type(field(), 'nobody');
    await user.click(submit());
    await user.type(field(), '@example.org');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  });

  test('emptying the field clears the error (ST-10)', async () => {
    const user = userEvent.setup();
    renderForm();
    await user.type(field(), 'nobody');
    await user.click(submit());
    await user.clear(field());
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a later valid submit clears the error (ST-10)', async () => {
    const user = userEvent.setup();
    renderForm();
    await user.type(field(), 'me');
    await user.click(submit());
    await user.type(field(), '@example.org{Enter}');
    expect(await screen.findByText('Your address has been sent.')).toBeVisible();
    expect(field()).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('sending to a local HTTP server (API-8, ERR-12)', () => {
  test('an accepted address arrives, is confirmed, and leaves the field empty (API-8)', async () => {
    const user = userEvent.setup();
    renderForm();
    await user.type(field(), 'me@example.org{Enter}');
    expect(await screen.findByText('Your address has been sent.')).toBeVisible();
    expect(server.requests).toEqual([
      expect.objectContaining({method: 'POST', url: '/subscribe', body: 'email=me%40example.org'}),
    ]);
    expect(field()).toHaveValue('');
  });

  test('what is typed while a request is under way stays as the next address (API-8)', async () => {
    renderForm();
    fireEvent.change(field(), {target: {value: 'me@example.org'}});
    submitUnchecked();
    fireEvent.change(field(), {target: {value: 'you@example.org'}});
    expect(await screen.findByText('Your address has been sent.')).toBeVisible();
    expect(field()).toHaveValue('you@example.org');
  });

  test.each([
    [422, REFUSED],
    [503, OUT_OF_ORDER],
  ])('status %i says "%s" and keeps what was typed (API-8, ERR-12)', async (status, sentence) => {
    server.answerWith(status);
    const user = userEvent.setup();
    renderForm();
    await user.type(field(), 'me@example.org{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field()).toHaveValue('me@example.org');
  });

  test('no connection has a sentence of its own and keeps what was typed (API-8, ERR-12)', async () => {
    const user = userEvent.setup();
    renderForm();
    await server.close();
    await user.type(field(), 'me@example.org{Enter}');
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
    expect(field()).toHaveValue('me@example.org');
  });

  test('after a failure the same address can be sent again (API-8)', async () => {
    server.answerWith(500);
    const user = userEvent.setup();
    renderForm();
    await user.type(field(), 'me@example.org{Enter}');
    await screen.findByText(OUT_OF_ORDER);
    server.answerWith(200);
    await user.click(submit());
    expect(await screen.findByText('Your address has been sent.')).toBeVisible();
    expect(server.requests).toHaveLength(2);
  });

  test('while the request is under way it says so, and a second submit sends nothing (ST-10)', async () => {
    server.answerWith('never');
    const user = userEvent.setup();
    renderForm();
    await user.type(field(), 'me@example.org{Enter}');
    expect(await screen.findByText('Sending…')).toBeVisible();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    await server.close();
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
    expect(server.requests).toHaveLength(1);
  });
});

test('there are no accessibility violations, with and without the error', async () => {
  const user = userEvent.setup();
  const container = renderForm();
  await expectNoViolations(container);
  await user.click(submit());
  await expectNoViolations(container);
});
