import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ThemeCodeBlock from '@theme/CodeBlock';
import CodeBlock from '../../../src/components/CodeBlock';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const observers: ResizeObserverCallback[] = [];
const original = globalThis.ResizeObserver;

beforeEach(() => {
  observers.length = 0;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observers.push(callback);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

afterEach(() => {
  globalThis.ResizeObserver = original;
});

/** jsdom has no layout: says how wide the code is in a block of 300 pixels. */
function setCodeWidth(pixels: number): void {
  const pre = document.querySelector('pre');
  Object.defineProperty(pre, 'scrollWidth', {configurable: true, value: pixels});
  Object.defineProperty(pre, 'clientWidth', {configurable: true, value: 300});
  act(() => {
    for (const notify of observers) {
      notify([], new original(() => undefined));
    }
  });
}

async function copy(): Promise<string> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  return navigator.clipboard.readText();
}

const wrapButton = (): HTMLElement | null => screen.queryByRole('button', {name: 'Wrap lines'});

test('the title is the caption and names the code; the language stands in where there is none', () => {
  const {unmount} = renderInSite(<CodeBlock title="a.ts" language="TypeScript" html="a" />);
  expect(document.querySelector('figcaption')).toHaveTextContent('a.ts');
  expect(screen.getByRole('group')).toHaveAccessibleName('Code: a.ts');
  expect(screen.queryByText('TypeScript')).not.toBeInTheDocument();
  unmount();
  renderInSite(<CodeBlock language="TypeScript" html="a" />);
  expect(screen.getByText('TypeScript')).toBeVisible();
  expect(screen.getByRole('group')).toHaveAccessibleName('Code: TypeScript');
});

test('code reads from left to right in every language', () => {
  renderInSite(<CodeBlock html="a" />, {locale: 'ar'});
  expect(screen.getByRole('group')).toHaveAttribute('dir', 'ltr');
});

test.each([
  ['<span class=k>type</span> A {\n  b: &lt;C>\n}', 'type A {\n  b: <C>\n}'],
  ['a\n<del class=l>b\n</del><ins class=l>c\n</ins>d', 'a\nc\nd'],
  ['<del class=l>a\n</del>b\n', 'b\n'],
  ['a\n<span class=x><del class=l>b</del></span>', 'a'],
  ['a\n<del class=l>a</del>', 'a'],
  ['a\n\n', 'a\n\n'],
])('%j is copied without what is removed, and else to the letter (ST-11)', async (html, text) => {
  renderInSite(<CodeBlock html={html} />);
  expect(await copy()).toBe(text);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('wrapping is offered where lines are too long, and says whether it is on', async () => {
  const user = userEvent.setup();
  renderInSite(<CodeBlock html="a" />);
  expect(wrapButton()).toBeNull();
  setCodeWidth(301);
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
  await user.click(wrapButton() as HTMLElement);
  setCodeWidth(300);
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('group')).toHaveAttribute('data-state', 'wrapped');
  await user.click(wrapButton() as HTMLElement);
  expect(screen.getByRole('group')).toHaveAttribute('data-state', 'scrolling');
});

test('long lines of a plain text have the switch before the block is measured too', () => {
  renderInSite(<CodeBlock>{'npm install '.repeat(8)}</CodeBlock>);
  expect(wrapButton()?.dataset.length).toBe('longer');
});

test.each([
  ['a'.repeat(36), undefined],
  ['a'.repeat(37), 'medium'],
  [`a\n<span class=s>&lt;${'b'.repeat(60)}</span>\nc`, 'long'],
  ['a'.repeat(81), 'longer'],
  ['a'.repeat(109), 'longest'],
])(
  'before the block is measured, and without scripts, the length of the longest line of %j decides: %s',
  (html, length) => {
    renderInSite(<CodeBlock html={html} />);
    expect(wrapButton()?.dataset.length).toBe(length);
    setCodeWidth(301);
    expect(wrapButton()).not.toHaveAttribute('data-length');
    setCodeWidth(300);
    expect(wrapButton()).toBeNull();
  },
);

test('a block that starts wrapped can be unwrapped', () => {
  renderInSite(<CodeBlock html="a" isWrapped />);
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
});

test('the code is a tab stop until it is known to fit, because only what scrolls needs keys', () => {
  renderInSite(<CodeBlock html="a" />);
  expect(screen.getByRole('group')).toHaveAttribute('tabindex', '0');
  setCodeWidth(300);
  expect(screen.getByRole('group')).not.toHaveAttribute('tabindex');
  setCodeWidth(301);
  expect(screen.getByRole('group')).toHaveAttribute('tabindex', '0');
});

test('what components draw through the theme stays plain text and can be copied', async () => {
  renderInSite(
    <ThemeCodeBlock language="ts" title="a.ts">
      {'const a = "<b>";\n'}
    </ThemeCodeBlock>,
  );
  expect(document.querySelector('figcaption')).toHaveTextContent('a.ts');
  expect(document.querySelector('code > *')).toBeNull();
  expect(await copy()).toBe('const a = "<b>";\n');
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(
    <CodeBlock
      title="a.ts"
      gutter="numbers signs"
      isWrapped
      html="<del class=l data-n=1>a\n</del><ins class=l data-n=2>b</ins>"
    />,
  );
  await expectNoViolations(container);
});

test('code of a component has the title and the language that its author gave', () => {
  renderInSite(
    <>
      <ThemeCodeBlock className="language-yaml">a: b</ThemeCodeBlock>
      <ThemeCodeBlock title="a.yml">a: b</ThemeCodeBlock>
    </>,
  );
  expect(screen.getByRole('group', {name: 'Code: yaml'})).toHaveTextContent('a: b');
  expect(screen.getByRole('group', {name: 'Code: a.yml'})).toHaveTextContent('a: b');
});

test('more lines than a call can have arguments are code like any other', () => {
  renderInSite(<CodeBlock>{'a\n'.repeat(200_000)}</CodeBlock>);
  expect(document.querySelector('figure')).toHaveAttribute('data-length', 'short');
});
