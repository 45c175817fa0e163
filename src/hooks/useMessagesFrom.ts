import {useEffect} from 'react';

/**
 * Passes on messages that windows of another origin send to this one.
 *
 * @param origin of the accepted messages; all others are ignored.
 * @param onMessage needs a stable identity.
 */
export function useMessagesFrom(origin: string, onMessage: (data: unknown) => void): void {
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin === origin) {
        onMessage(event.data);
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, onMessage]);
}
