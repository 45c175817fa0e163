import type {Page} from '@playwright/test';

export interface PageWatch {
  /** What the policy forbade, errors of scripts, and requests to other origins, since the last call. */
  readonly take: () => readonly string[];
}

/** How Chromium reports what a policy or Trusted Types forbid. */
const VIOLATION = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL|Type)/u;

/** Notes what must never happen on a page of the portal. Call before the first `goto`. */
export function watchPage(page: Page, origin: string): PageWatch {
  let seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && VIOLATION.test(message.text())) {
      seen.push(`violation: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/u.test(url.protocol) && url.origin !== origin) {
      seen.push(`request: ${request.url()}`);
    }
  });
  return {
    take: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}
