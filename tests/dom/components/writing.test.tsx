import {fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Details from '../../../src/components/Details';
import Diagram from '../../../src/components/Diagram';
import FileTree, {FileTreeEntry} from '../../../src/components/FileTree';
import {FootnoteBackLink, FootnotesHeading} from '../../../src/components/Footnotes';
import Glossary from '../../../src/components/Glossary';
import TaskMark from '../../../src/components/TaskMark';
import {TERM_IDS} from '../../../src/family/data/glossary';
import {glossaryLabels} from '../../../src/family/labels/glossary';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

test('FileTree keeps its lists, names its folders and says what is highlighted (GEN-3)', async () => {
  const {container} = renderInSite(
    <FileTree>
      <ul>
        <li>
          <FileTreeEntry kind="folder" name="src/" />
          <ul>
            <li>
              <FileTreeEntry kind="file" name="index.ts" state="highlighted">
                entry point
              </FileTreeEntry>
            </li>
          </ul>
        </li>
        <li>
          <FileTreeEntry kind="more" name="…" />
        </li>
      </ul>
    </FileTree>,
  );
  const tree = screen.getByRole('group', {name: 'Files and folders'});
  expect(within(tree).getAllByRole('list')).toHaveLength(2);
  expect(within(tree).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('index.ts').tagName).toBe('STRONG');
  expect(screen.getByText('entry point')).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  await expectNoViolations(container);
});

test('Diagram is a named picture in a frame for the keyboard, with its source below (R12)', async () => {
  const {container} = renderInSite(
    <Diagram
      source="flowchart LR"
      svg='<svg role="img" aria-labelledby="t"><title id="t">A asks B</title></svg>'
    />,
  );
  expect(screen.getByRole('img', {name: 'A asks B'})).toBeInTheDocument();
  expect(screen.getByRole('group', {name: 'Diagram, scrolls sideways'})).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(screen.getByText('Show the diagram’s source')).toBeVisible();
  expect(container.querySelector('details')).toHaveTextContent('flowchart LR');
  await expectNoViolations(container);
});

test('Details is the browser’s own element, with or without a summary element (D9)', () => {
  const {container} = renderInSite(
    <>
      <Details summary={<summary>One</summary>}>First</Details>
      <Details summary="Two">Second</Details>
    </>,
  );
  expect([...container.querySelectorAll('summary')].map(({textContent}) => textContent)).toEqual([
    'One',
    'Two',
  ]);
  expect(container.querySelectorAll('details')).toHaveLength(2);
});

test('links from footnotes back to the text say where they lead (GEN-3)', async () => {
  const {container} = renderInSite(
    <>
      <FootnotesHeading />
      <p id="back">
        <FootnoteBackLink href="#a" /> <FootnoteBackLink href="#b" mention="2" />
      </p>
    </>,
  );
  expect(screen.getByRole('heading', {name: 'Footnotes'})).toHaveAttribute('id', 'footnote-label');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Back to the text',
    'Back to the text, mention 2',
  ]);
  await expectNoViolations(container);
});

test('marks of a task list say what is done; other fields stay as they are (GEN-3)', async () => {
  const {container} = renderInSite(
    <>
      <TaskMark type="checkbox" checked disabled />
      <TaskMark type="checkbox" disabled />
      <TaskMark type="text" aria-label="Name" />
    </>,
  );
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Done:',
    'To do:',
  ]);
  expect(screen.getByRole('textbox', {name: 'Name'})).toBeVisible();
  await expectNoViolations(container);
});

test('Glossary lists every term once, each an anchor (R13)', async () => {
  const {container} = renderInSite(<Glossary />);
  expect(screen.getAllByRole('term')).toHaveLength(TERM_IDS.length);
  for (const id of TERM_IDS) {
    expect(container.querySelector(`[id="${id}"]`)).toHaveTextContent(glossaryLabels[id].name);
  }
  await expectNoViolations(container);
});

test('Details without a summary can be opened by name (D9)', () => {
  renderInSite(<Details>Hidden</Details>);
  expect(screen.getByText('Details').tagName).toBe('SUMMARY');
});

test('tabs that leave out what others give still work (A3)', async () => {
  const user = userEvent.setup();
  const {container} = renderInSite(
    <Tabs queryString defaultValue="nobody">
      {/* @ts-expect-error: authors leave the value out */}
      <TabItem label="One">First</TabItem>
      {/* @ts-expect-error: authors leave both out */}
      <TabItem>Second</TabItem>
      <TabItem value="One" label="Three">
        Third
      </TabItem>
      <p>Stray</p>
    </Tabs>,
  );
  expect(screen.getAllByRole('tab').map(({textContent}) => textContent)).toEqual([
    'One',
    '2',
    'Three',
  ]);
  await user.click(screen.getByRole('tab', {name: 'Three'}));
  expect(states(container)).toEqual(['hidden', 'hidden', 'shown']);
});

test('values of the whole row name its panels (A3)', () => {
  renderInSite(
    <Tabs
      defaultValue="b"
      values={[
        {value: 'a', label: 'Apple'},
        {value: 'b', label: 'Banana'},
      ]}>
      <TabItem value="a">First</TabItem>
      <TabItem value="b">Second</TabItem>
    </Tabs>,
  );
  expect(screen.getByRole('tab', {selected: true})).toHaveTextContent('Banana');
  // The chosen one alone is a stop of the Tab key.
  expect(screen.getAllByRole('tab').map(({tabIndex}) => tabIndex)).toEqual([-1, 0]);
});

function Servers() {
  return (
    <Tabs groupId="server" queryString>
      <TabItem value="node" label="Node.js">
        Run Node
      </TabItem>
      <TabItem value="deno" label="Deno">
        Run Deno
      </TabItem>
    </Tabs>
  );
}

const states = (container: HTMLElement): readonly (string | undefined)[] =>
  [...container.querySelectorAll<HTMLElement>('[role="tabpanel"]')].map(
    ({dataset}) => dataset.state,
  );

describe('Tabs (A3)', () => {
  test('tabs are tied to panels, and all rows of a group follow one choice', async () => {
    const user = userEvent.setup();
    const {container} = renderInSite(
      <>
        <Servers />
        <Servers />
      </>,
    );
    expect(states(container)).toEqual(['shown', 'hidden', 'shown', 'hidden']);
    await user.click(screen.getAllByRole('tab', {name: 'Deno'})[1] as HTMLElement);
    expect(states(container)).toEqual(['hidden', 'shown', 'hidden', 'shown']);
    const [, deno] = screen.getAllByRole('tab');
    expect(deno).toHaveAttribute('aria-selected', 'true');
    expect(document.getElementById(deno?.getAttribute('aria-controls') ?? '')).toHaveTextContent(
      'Run Deno',
    );
    await expectNoViolations(container);
  });

  test('the other panel shows before the rest of the page is drawn for the new address', async () => {
    const user = userEvent.setup();
    const drawn: (readonly (string | undefined)[])[] = [];
    function RestOfPage(): ReactNode {
      if (useLocation().search === '?server=deno') {
        drawn.push(states(document.body));
      }
      return null;
    }
    renderInSite(
      <>
        <Servers />
        <RestOfPage />
      </>,
    );
    await user.click(screen.getByRole('tab', {name: 'Deno'}));
    expect(drawn.at(0)).toEqual(['hidden', 'shown']);
  });

  test('arrow keys, Home and End move and choose; only the chosen tab is in the order of Tab', async () => {
    const user = userEvent.setup();
    renderInSite(<Servers />);
    await user.tab();
    expect(screen.getByRole('tab', {name: 'Node.js'})).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', {name: 'Deno'})).toHaveFocus();
    expect(screen.getByRole('tab', {name: 'Deno'})).toHaveAttribute('tabindex', '0');
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', {name: 'Node.js'})).toHaveAttribute('aria-selected', 'true');
    fireEvent.keyDown(screen.getByRole('tab', {name: 'Node.js'}), {key: 'a'});
    expect(screen.getByRole('tab', {name: 'Node.js'})).toHaveFocus();
  });

  test('from right to left the arrows lead the other way; values with spaces make sound ids', () => {
    const measure = window.getComputedStyle.bind(window);
    const style = jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation((element) => Object.assign(measure(element), {direction: 'rtl'}));
    renderInSite(
      <Tabs>
        <TabItem value="on my own machine">One</TabItem>
        <TabItem value="in the cloud">Two</TabItem>
        <TabItem value="at the edge">Three</TabItem>
      </Tabs>,
    );
    const [first, second, third] = screen.getAllByRole('tab');
    fireEvent.keyDown(first as HTMLElement, {key: 'ArrowLeft'});
    expect(second).toHaveFocus();
    fireEvent.keyDown(second as HTMLElement, {key: 'End'});
    fireEvent.keyDown(third as HTMLElement, {key: 'ArrowRight'});
    expect(second).toHaveFocus();
    expect(first?.id).not.toMatch(/\s/u);
    style.mockRestore();
  });

  test.each([
    ['/?server=deno', ['hidden', 'shown']],
    ['/?server=nonsense', ['shown', 'hidden']],
    ['/?server=%3Cscript%3E', ['shown', 'hidden']],
  ])('the address %s chooses %j', (path, expected) => {
    const {container} = renderInSite(<Servers />, {path});
    expect(states(container)).toEqual(expected);
  });
});
