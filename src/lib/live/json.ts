/** Whether a text is valid as the variables of an operation: empty, or a JSON object. */
export function areVariables(text: string): boolean {
  if (text.trim() === '') {
    return true;
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A response for readers: indented JSON; anything else as it is. */
export function formatResponse(text: string): string {
  const value = read(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** Whether a response has errors, with or without data. */
export function hasErrors(text: string): boolean {
  const value = read(text);
  return typeof value === 'object' && value !== null && 'errors' in value;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
