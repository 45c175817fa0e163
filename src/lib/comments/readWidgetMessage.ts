/** What the comment widget tells the page around it: that it lives, that it starts over, or that it cannot work. */
export type WidgetMessage = 'answered' | 'restarted' | 'refused';

/** Normal: the first comment or reaction opens the discussion. */
const HARMLESS_ERROR = 'Discussion not found';
/** The widget signs the reader out and loads again by itself. */
const SESSION_ERRORS = ['Bad credentials', 'Invalid state value', 'State has expired'];

/**
 * Reads a message that has come from the widget's origin.
 *
 * @returns undefined when it is none of the widget's.
 */
export function readWidgetMessage(data: unknown): WidgetMessage | undefined {
  const message = property(data, 'giscus');
  if (typeof message !== 'object' || message === null) {
    return undefined;
  }
  const error = property(message, 'error');
  if (typeof error !== 'string' || error.includes(HARMLESS_ERROR)) {
    return 'answered';
  }
  return SESSION_ERRORS.some((text) => error.includes(text)) ? 'restarted' : 'refused';
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
