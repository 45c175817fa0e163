import {noticeDismissLabel, noticeLabels, noticeLinkLabels} from '@site/src/labels/notices';
import {leaveFor} from './goTo';
import styles from './notice.module.css';

export type NoticeKind = keyof typeof noticeLabels;

export interface Notice {
  readonly kind: NoticeKind;
  /** Target of its link: the page that the reader requested. */
  readonly address: string;
  /** Runs before the page is left. */
  readonly accept?: () => Promise<void> | void;
}

/** One line at a time; problems that stop the reader take precedence over news. */
let shown: {readonly kind: NoticeKind; readonly element: Element} | undefined;

/**
 * Shows at the foot of the window what does not work, and what helps. Written without React, because it also has to work when React
 * could not start.
 */
export function showNotice({kind, address, accept}: Notice): void {
  if (shown?.kind === kind || (kind === 'newer' && shown !== undefined)) {
    return;
  }
  shown?.element.remove();
  const element = document.createElement('aside');
  element.className = styles.notice ?? '';
  // Screen readers announce text that is added, so the element has to exist first.
  element.role = 'status';
  document.body.append(element);
  shown = {kind, element};
  requestAnimationFrame(() => {
    element.append(makeText(kind, makeLink(kind, address, accept)), makeButton(kind));
  });
}

export function hideNotice(kind: NoticeKind): void {
  if (shown?.kind === kind) {
    shown.element.remove();
    shown = undefined;
  }
}

function makeText(kind: NoticeKind, link: HTMLAnchorElement): HTMLParagraphElement {
  const text = document.createElement('p');
  text.className = styles.text ?? '';
  text.append(noticeLabels[kind], ' ', link);
  return text;
}

function makeLink(kind: NoticeKind, address: string, accept: Notice['accept']): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = noticeLinkLabels[kind];
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void Promise.resolve(accept?.()).then(() => leaveFor(address));
  });
  return link;
}

function makeButton(kind: NoticeKind): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.textContent = noticeDismissLabel;
  button.addEventListener('click', () => hideNotice(kind));
  return button;
}
