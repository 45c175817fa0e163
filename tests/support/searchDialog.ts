import type {SearchDialog} from '../../src/components/SearchHost';

/** A closed search dialog, for what opens it. */
export function closedDialog(change: Partial<SearchDialog> = {}): SearchDialog {
  return {
    address: '/search',
    isOpening: false,
    isLeaving: false,
    endLeaving: jest.fn(),
    prefetch: jest.fn(),
    open: jest.fn(),
    addText: jest.fn(),
    modal: undefined,
    ...change,
  };
}
