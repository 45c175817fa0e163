/** Whether a text can be the variables of an operation: nothing, or a JSON object. */
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
