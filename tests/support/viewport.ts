import {act} from '@testing-library/react';

/** jsdom has no layout: tests say when what is watched comes into view. */
const watchers = new Map<IntersectionObserver, IntersectionObserverCallback>();

/** Puts an `IntersectionObserver` in place that sees nothing until told. */
export function installViewport(): void {
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '0px';
    readonly scrollMargin = '0px';
    readonly thresholds = [0];
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }

    observe(): void {
      watchers.set(this, this.#callback);
    }

    unobserve(): void {
      watchers.delete(this);
    }

    disconnect(): void {
      watchers.delete(this);
    }

    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  };
}

/** Everything that is watched comes into view, or is told that it is not. */
export function scrollIntoView(isIntersecting = true): void {
  act(() => {
    for (const [observer, callback] of watchers) {
      callback([{isIntersecting} as IntersectionObserverEntry], observer);
    }
  });
}

export function watcherCount(): number {
  return watchers.size;
}
