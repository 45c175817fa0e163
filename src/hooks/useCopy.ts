import {useEffect, useState} from 'react';
import {COPY_CONFIRMATION_MS} from '@site/src/lib/constants';

export type CopyStatus = 'idle' | 'copied' | 'failed';

/** Copies text and tells for two seconds whether that worked (ST-11, CON-6, ERR-11). */
export function useCopy(): {readonly status: CopyStatus; readonly copy: (text: string) => void} {
  const [status, setStatus] = useState<CopyStatus>('idle');

  useEffect(() => {
    if (status === 'idle') {
      return undefined;
    }
    const timer = window.setTimeout(() => setStatus('idle'), COPY_CONFIRMATION_MS);
    return () => window.clearTimeout(timer);
  }, [status]);

  async function write(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('copied');
    } catch (error) {
      console.error('Failed to copy!', error);
      setStatus('failed');
    }
  }

  return {status, copy: (text) => void write(text)};
}
