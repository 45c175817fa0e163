import {waitFor} from '@testing-library/react';

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';

  reach(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;

  /** A worker that is found, as the first one or beside an active one. */
  find(): Worker {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  async update(): Promise<void> {}
}

const {env} = process;
/** What the page has last registered. */
let register: unknown;

/** Opens a page whose browser has this registration, with or without a worker that controls the page. */
async function open(registration: Registration, controller: object | null): Promise<void> {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    ready: new Promise(() => undefined),
    register: jest.fn().mockResolvedValue(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', {configurable: true, value: serviceWorker});
  Object.defineProperty(window, 'isSecureContext', {configurable: true, value: true});
  process.env = {...env, NODE_ENV: 'production'};
  await jest.isolateModulesAsync(async () => {
    await import('../../../../src/client/offline/register');
  });
  await waitFor(() => expect(serviceWorker.register).toHaveBeenCalled());
  register = serviceWorker.register.mock.lastCall;
  // What follows the registration is done.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  // A browser tells of controlling a page by other ways than of a worker's states.
  serviceWorker.controller = {};
}

const says = (): string | undefined =>
  document.querySelector('body > aside[role=status]')?.textContent ?? undefined;

afterEach(() => {
  process.env = env;
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the first worker is no newer version, also where the browser tells late that it is installed', async () => {
  const registration = new Registration();
  await open(registration, null);
  registration.find().reach('installed');
  expect(says()).toBeUndefined();
});

test('a browser asks for the worker past its own copies, for all of the site', async () => {
  await open(new Registration(), null);
  expect(register).toEqual(['/sw.js', {scope: '/', updateViaCache: 'none'}]);
});

test('a worker that is installed beside an active one is told as a newer version', async () => {
  const registration = new Registration();
  registration.active = new Worker();
  await open(registration, {});
  registration.find().reach('installed');
  await waitFor(() => expect(says()).toContain('A newer version is ready.'));
});

test('a newer version that waits since an earlier visit is told', async () => {
  const registration = new Registration();
  registration.active = new Worker();
  registration.waiting = new Worker();
  await open(registration, {});
  await waitFor(() => expect(says()).toContain('A newer version is ready.'));
});

test('a newer version that was found before the page could listen is told once it is installed', async () => {
  const registration = new Registration();
  registration.active = new Worker();
  const worker = registration.find();
  await open(registration, {});
  expect(says()).toBeUndefined();
  worker.reach('installed');
  await waitFor(() => expect(says()).toContain('A newer version is ready.'));
});
