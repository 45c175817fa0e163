import {goTo, leaveFor} from '../../../../src/client/recovery/goTo';
import {onRouteDidUpdate} from '../../../../src/client/recovery/restore';
import {KEPT_TEXTS_KEY} from '../../../../src/lib/constants';

const location = {pathname: '/docs', search: '', hash: '', state: undefined};

function add(element: 'input' | 'textarea', name: string, type = 'search') {
  const field = document.createElement(element);
  field.name = name;
  if (field instanceof HTMLInputElement) {
    field.type = type;
  }
  document.body.append(field);
  return field;
}

function write(field: ReturnType<typeof add>, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

test('what was typed comes back once after a reload, into later fields as soon as they have the focus', () => {
  write(add('textarea', 'comment'), 'thanks');
  write(add('input', 'secret', 'password'), 'open sesame');
  const closed = add('input', 'query');
  write(closed, 'errors');
  closed.remove();
  leaveFor(window.location.href);
  expect(sessionStorage.getItem(KEPT_TEXTS_KEY)).not.toContain('open sesame');

  document.body.replaceChildren();
  const comment = add('textarea', 'comment');
  onRouteDidUpdate?.({location, previousLocation: null});
  expect(comment.value).toBe('thanks');
  expect(sessionStorage.getItem(KEPT_TEXTS_KEY)).toBeNull();
  const query = add('input', 'query');
  expect(query.value).toBe('');
  const remove = jest.spyOn(document, 'removeEventListener');
  query.focus();
  expect(remove).toHaveBeenCalledWith('focusin', expect.any(Function));
  remove.mockRestore();
  expect(query.value).toBe('errors');
  query.blur();
  query.value = '';
  query.focus();
  expect(query.value).toBe('');
});

test('a page that is reached by a link takes nothing that was kept', () => {
  const query = add('input', 'query');
  write(query, 'errors');
  leaveFor(window.location.href);
  query.value = '';
  onRouteDidUpdate?.({location, previousLocation: location});
  expect(query.value).toBe('');
  expect(sessionStorage.getItem(KEPT_TEXTS_KEY)).not.toBeNull();
});

test('a page that leaves by itself does so once for each cause and address, and never where no tab remembers it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(goTo('/docs/a', 'old build')).toBe(true);
  expect(goTo('/docs/a', 'old build')).toBe(false);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(goTo('/docs/b', 'new build')).toBe(false);
  jest.restoreAllMocks();
  expect(goTo('/docs/b', 'new build')).toBe(true);
});
