import '@testing-library/jest-dom';
import {configure} from '@testing-library/react';
import {toHaveNoViolations} from 'jest-axe';
import {installMediaQueries, resetMediaQueries} from './mediaQueries';

// How busy the machine is decides no test.
configure({asyncUtilTimeout: 20_000});
jest.setTimeout(120_000);
expect.extend(toHaveNoViolations);
installMediaQueries();

Object.defineProperty(window, 'docusaurus', {
  value: {prefetch: () => undefined, preload: () => undefined},
});

// jsdom 26 knows <dialog> but not its modal methods. Only what we rely on is added: `open`, and an error for a second opening.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  if (this.open) {
    throw new DOMException('The dialog is already open.', 'InvalidStateError');
  }
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// jsdom 26 makes this event by constructor only; Docusaurus tells its own page about a change of storage with it.
const createEvent = document.createEvent.bind(document);
Object.assign(document, {
  createEvent: (name: string): Event =>
    name === 'StorageEvent' ? new StorageEvent('storage') : createEvent(name),
});

/** What React and Docusaurus complained about; a test that expects an error replaces `console.error` itself. */
const complaints: string[] = [];

/** Where jsdom ends: following a link to another document, and the element `<search>`. */
const LIMITS_OF_JSDOM = [/Not implemented: navigation/u, /The tag <%s> is unrecognized.* search$/u];

console.error = (...parts: readonly unknown[]) => {
  const text = parts.map(String).join(' ');
  if (!LIMITS_OF_JSDOM.some((limit) => limit.test(text))) {
    complaints.push(text);
  }
};

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-theme-choice');
  document.documentElement.removeAttribute('data-package-manager');
});

afterEach(() => {
  resetMediaQueries();
  window.history.replaceState({}, '', '/');
  expect(complaints.splice(0)).toEqual([]);
});
