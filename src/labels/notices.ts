import {translate} from '@docusaurus/Translate';

/** Messages at the foot of the window when something does not work. */
export const noticeLabels = {
  waiting: translate({
    id: 'notice.waiting.text',
    message:
      'The page you asked for cannot be loaded right now: the connection is down or unstable. It opens as soon as it arrives; you can keep reading here.',
    description:
      'Line at the foot of the window after a link was followed whose page does not come',
  }),
  outdated: translate({
    id: 'notice.outdated.text',
    message:
      'The portal has been published again since you opened this tab, and the page you asked for has to be loaded from there.',
    description: 'Line at the foot of the window in a tab that was opened before an update',
  }),
  broken: translate({
    id: 'notice.broken.text',
    message:
      'Some parts of this page did not load. You can read it and follow its links, but buttons may do nothing.',
    description: 'Line at the foot of the window of a page whose scripts did not load',
  }),
  newer: translate({
    id: 'notice.newer.text',
    message: 'A newer version is ready.',
    description: 'Line at the foot of the window when the portal has been updated',
  }),
  styles: translate({
    id: 'notice.styles.text',
    message: 'The design of this page did not load. Its text is complete.',
    description: 'Line at the foot of a page whose style sheet did not load',
  }),
} as const;

const again = translate({
  id: 'notice.again',
  message: 'Try again',
  description: 'Link in the line at the foot of the window that loads a page again',
});
const reload = translate({
  id: 'notice.reload',
  message: 'Reload',
  description: 'Link in the line at the foot of the window that loads the newer version',
});

/** Labels of the link in each message. */
export const noticeLinkLabels = {
  waiting: again,
  outdated: translate({
    id: 'notice.outdated.link',
    message: 'Open the page',
    description: 'Link in the line at the foot of the window to the page that was asked for',
  }),
  broken: again,
  newer: reload,
  styles: again,
} as const satisfies Record<keyof typeof noticeLabels, string>;

export const noticeDismissLabel = translate({
  id: 'notice.dismiss',
  message: 'Close',
  description: 'Button that hides the line at the foot of the window',
});
