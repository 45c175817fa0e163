import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button does to the element named by `commandFor`, without a script (HTML invoker commands). */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
