import {waitFor} from '@testing-library/react';
import {hideNotice, showNotice, type NoticeKind} from '../../../../src/client/recovery/notice';
import {noticeLabels} from '../../../../src/labels/notices';

const KINDS: readonly NoticeKind[] = ['waiting', 'outdated', 'broken', 'newer', 'styles'];

function lines(): readonly Element[] {
  return [...document.querySelectorAll('body > aside')];
}

/** The words are added a frame later. */
async function expectLine(kind: NoticeKind): Promise<void> {
  await waitFor(() => expect(lines().at(-1)).toHaveTextContent(noticeLabels[kind]));
}

afterEach(() => KINDS.forEach(hideNotice));

test('a line is there for screen readers before its words are, and says where to go', async () => {
  showNotice({kind: 'waiting', address: 'https://a.example/docs'});
  expect(lines()[0]).toHaveAttribute('role', 'status');
  expect(lines()[0]).toBeEmptyDOMElement();
  await expectLine('waiting');
  expect(lines()[0]?.querySelector('a')).toHaveAttribute('href', 'https://a.example/docs');
});

test('what stops the reader takes the place of news, and never the other way round', async () => {
  showNotice({kind: 'newer', address: '/'});
  showNotice({kind: 'broken', address: '/'});
  await expectLine('broken');
  showNotice({kind: 'newer', address: '/'});
  await expectLine('broken');
  expect(lines()).toHaveLength(1);
});

test('a line stays until its own reason is over, or the reader closes it', async () => {
  showNotice({kind: 'broken', address: '/'});
  await expectLine('broken');
  hideNotice('waiting');
  expect(lines()).toHaveLength(1);
  lines()[0]?.querySelector('button')?.click();
  expect(lines()).toHaveLength(0);
});
