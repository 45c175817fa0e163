import {act} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';

/** A reader whose clock only moves when the test says so; call after `jest.useFakeTimers()`. */
export function setupFakeTimeUser(): UserEvent {
  return userEvent.setup({delay: null});
}

/** Lets time pass, and React with it. */
export function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}
