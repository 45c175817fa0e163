import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OutdatedNotice from '../../../src/components/OutdatedNotice';
import TranslationMark from '../../../src/components/TranslationMark';
import RowMark from '../../../src/components/TranslationMark/RowMark';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const FRENCH = {path: '/fr/docs/yoga', locale: 'fr'} as const;

describe('OutdatedNotice (I4)', () => {
  test.each([
    [1, 'This translation is behind the original by one paragraph.'],
    [1200, /^This translation is behind the original by 1\D?200 paragraphs\.$/u],
  ])('says that a translation is behind by %i', (outdated, text) => {
    renderInSite(<OutdatedNotice frontMatter={{outdated}} />, FRENCH);
    expect(within(screen.getByRole('note')).getByText(text)).toBeVisible();
  });

  test('leads to the same page in the language of the original', () => {
    renderInSite(<OutdatedNotice frontMatter={{outdated: 2}} />, FRENCH);
    const link = screen.getByRole('link', {name: 'Read the original in English'});
    expect(link).toHaveAttribute('hreflang', 'en-US');
    expect(link).not.toHaveAttribute('target', '_blank');
  });

  test.each([[{}], [{outdated: 0}], [{outdated: 'many'}]])(
    'is not there for the front matter %j',
    (frontMatter) => {
      renderInSite(<OutdatedNotice frontMatter={frontMatter} />, FRENCH);
      expect(screen.queryByRole('note')).not.toBeInTheDocument();
    },
  );

  test('lists what is not marked in the text, each in the language and direction of the original', async () => {
    const changes = [
      {type: 'changed', kind: 'front-matter', text: 'title: Start `Yoga`'},
      {type: 'removed', kind: 'paragraph', text: 'Old words'},
      {type: 'added', kind: 'code', text: 'npm install'},
      {type: 'nonsense', kind: 'code', text: 'not shown'},
    ];
    const {container} = renderInSite(
      <OutdatedNotice frontMatter={{outdated: 4, outdated_elsewhere: changes}} />,
      {...FRENCH, locale: 'ar'},
    );
    await userEvent.click(screen.getByText('Changes that are not marked in the text'));
    const [title, paragraph, code, ...rest] = screen.getAllByRole('listitem');
    expect(rest).toEqual([]);
    expect(title).toHaveTextContent('Changed in the original · TitleStart Yoga');
    expect(title?.querySelector('[lang="en-US"][dir="ltr"] code')).toHaveTextContent('Yoga');
    expect(paragraph).toHaveTextContent('No longer in the originalOld words');
    expect(code?.querySelector('pre[dir="ltr"]')).toHaveTextContent('npm install');
    await expectNoViolations(container);
  });

  test('says that part of the page is not translated, and speaks of no marks where there is nothing else', () => {
    renderInSite(<OutdatedNotice frontMatter={{outdated: 2, outdated_untranslated: 2}} />, FRENCH);
    expect(screen.getByText(/Part of the page is not translated yet/u)).toBeVisible();
    expect(screen.queryByText(/places are marked/u)).not.toBeInTheDocument();
  });

  test('does not speak of marks where the text has none', () => {
    const change = {type: 'changed', kind: 'paragraph', text: 'Words'};
    renderInSite(
      <OutdatedNotice frontMatter={{outdated: 1, outdated_elsewhere: [change]}} />,
      FRENCH,
    );
    expect(screen.queryByText(/places are marked/u)).not.toBeInTheDocument();
  });
});

describe('TranslationMark (I4)', () => {
  test('opens what the original says now, in its own language', async () => {
    renderInSite(
      <TranslationMark type="changed">
        <p>New words.</p>
      </TranslationMark>,
      {...FRENCH, locale: 'ar'},
    );
    expect(screen.getByText('New words.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Changed in the original'));
    expect(screen.getByText('New words.')).toBeVisible();
    expect(screen.getByText('New words.').closest('[lang="en-US"][dir="ltr"]')).not.toBeNull();
  });

  test('shows at once what is new, because nothing else on the page says it', () => {
    renderInSite(
      <TranslationMark type="added">
        <p>More.</p>
      </TranslationMark>,
      FRENCH,
    );
    expect(screen.getByText('More.')).toBeVisible();
  });

  test('has nothing to open where the original says nothing any more', () => {
    renderInSite(<TranslationMark type="removed" />, FRENCH);
    expect(screen.getByText('No longer in the original')).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('in a table, a button opens a native popover', () => {
    renderInSite(<RowMark type="changed">a | b</RowMark>, FRENCH);
    const button = screen.getByRole('button', {name: 'Changed in the original'});
    const popover = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(popover).toHaveAttribute('popover', 'auto');
    expect(popover).toHaveAttribute('lang', 'en-US');
    expect(popover).toHaveTextContent('a | b');
  });

  test('there are no accessibility violations', async () => {
    const {container} = renderInSite(
      <>
        <TranslationMark type="changed">
          <p>New words.</p>
        </TranslationMark>
        <TranslationMark type="removed" />
        <table>
          <tbody>
            <tr>
              <td>
                a <RowMark type="changed">b</RowMark>
              </td>
              <td>
                c <RowMark type="added" />
              </td>
            </tr>
          </tbody>
        </table>
      </>,
      FRENCH,
    );
    await expectNoViolations(container);
  });
});
