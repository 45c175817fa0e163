import {useEffect, useState} from 'react';
import {COPY_CONFIRMATION_MS} from '@site/src/lib/constants';

export type CopyStatus = 'idle' | 'copied' | 'failed';

const IDLE = {status: 'idle'} as const;

/** Copies text and reports for two seconds whether that worked (ST-11, CON-6, ERR-11). */
export function useCopy(): {
  readonly status: CopyStatus;
  /** The text may still be loading; `onFailed` runs when it failed to load or the browser refused. */
  readonly copy: (text: Promise<string> | string, onFailed?: () => void) => void;
} {
  // An object, so that a second copy within the two seconds restarts them.
  const [result, setResult] = useState<{readonly status: CopyStatus}>(IDLE);

  useEffect(() => {
    if (result.status === 'idle') {
      return undefined;
    }
    const timer = window.setTimeout(() => setResult(IDLE), COPY_CONFIRMATION_MS);
    return () => window.clearTimeout(timer);
  }, [result]);

  async function write(text: Promise<string> | string, onFailed?: () => void): Promise<void> {
    try {
      await writeToClipboard(text);
      setResult({status: 'copied'});
    } catch (error) {
      console.error('Failed to copy!', error);
      setResult({status: 'failed'});
      onFailed?.();
    }
  }

  return {status: result.status, copy: (text, onFailed) => void write(text, onFailed)};
}

/** Safari forgets the click while a text is being fetched, unless the clipboard gets the promise at once. */
async function writeToClipboard(text: Promise<string> | string): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem !== 'function') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((value) => new Blob([value], {type}));
  await navigator.clipboard.write([new ClipboardItem({[type]: blob})]);
}
