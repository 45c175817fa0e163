import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Term from '../../../src/components/Term';
import {GLOSSARY_PATH} from '../../../src/family/data/glossary';
import {glossaryLabels} from '../../../src/family/labels/glossary';
import {HINT_CLOSE_DELAY_MS, HINT_OPEN_DELAY_MS} from '../../../src/lib/constants';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

let open: Element | undefined;

function setOpen(element: Element | undefined): void {
  open = element;
}

beforeEach(() => {
  open = undefined;
  jest.useFakeTimers();
  // jsdom knows no popovers: what we rely on is added.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      setOpen(this);
    },
    hidePopover() {
      open = undefined;
    },
  });
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function match(this: Element, query) {
    return query === ':popover-open' ? open === this : matches.call(this, query);
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = () =>
  renderInSite(
    <p>
      A <Term id="resolver">resolvers</Term> runs.
    </p>,
  );
const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
const word = (): HTMLElement => screen.getByText('resolvers');

test('a term is a button that opens its definition without a script, which leads to the glossary (R13)', async () => {
  jest.useRealTimers();
  const {container} = show();
  const hint = container.querySelector('[popover]');
  expect(word()).toHaveAttribute('popovertarget', hint?.id);
  expect(word()).toHaveAttribute('popovertargetaction', 'show');
  expect(hint).toHaveTextContent(glossaryLabels.resolver.definition);
  expect(hint?.querySelector('a')).toHaveAttribute('href', `${GLOSSARY_PATH}#resolver`);
  await expectNoViolations(container);
});

test('a mouse that rests on the term opens it, and one that leaves closes it after a moment (R13)', async () => {
  const user = userEvent.setup({delay: null});
  show();
  await user.hover(word());
  wait(HINT_OPEN_DELAY_MS - 1);
  expect(open).toBeUndefined();
  wait(1);
  expect(open).toHaveTextContent(/^Resolver/u);
  await user.unhover(word());
  wait(HINT_CLOSE_DELAY_MS - 1);
  expect(open).toBeDefined();
  wait(1);
  expect(open).toBeUndefined();
});

test('a mouse that passes over the term opens nothing (R13)', async () => {
  const user = userEvent.setup({delay: null});
  show();
  await user.hover(word());
  wait(HINT_OPEN_DELAY_MS / 2);
  await user.unhover(word());
  wait(1000);
  expect(open).toBeUndefined();
});

test('a finger that touches the term opens nothing by itself: the browser does (R13)', () => {
  show();
  fireEvent.pointerOver(word(), {pointerType: 'touch'});
  wait(1000);
  expect(open).toBeUndefined();
});

test('the definition is in the language of the reader, whatever the text around it is in (R13)', () => {
  const {container} = renderInSite(<Term id="resolver">resolvers</Term>, {locale: 'ar'});
  const hint = container.querySelector('[popover]');
  expect(hint).toHaveAttribute('lang', 'ar');
  expect(hint).toHaveAttribute('dir', 'rtl');
});

test('Escape keeps closed what a mouse was about to open (R13)', async () => {
  const user = userEvent.setup({delay: null});
  show();
  await user.hover(word());
  wait(HINT_OPEN_DELAY_MS / 2);
  await user.click(word());
  await user.keyboard('{Escape}');
  open = undefined;
  wait(1000);
  expect(open).toBeUndefined();
});

test('the focus of the keyboard opens it, and leaving closes it (R13)', () => {
  show();
  act(() => word().focus());
  wait(0);
  expect(open).toBeDefined();
  act(() => word().blur());
  wait(0);
  expect(open).toBeUndefined();
});
