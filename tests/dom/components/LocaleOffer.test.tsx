import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import offers from '@generated/locale-offer/default/offers.json';
import LocaleOffer from '../../../src/components/LocaleOffer';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

function setLanguages(...languages: readonly string[]): void {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'NEXT_LOCALE=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

test('a reader whose browser asks for another language is offered it in that language (C-10)', async () => {
  setLanguages('fr-CA', 'en');
  const {container} = renderInSite(<LocaleOffer offers={offers} />);
  const line = screen.getByRole('complementary');
  expect(line).toHaveAttribute('lang', 'fr');
  expect(line).toHaveAttribute('dir', 'ltr');
  expect(line).toHaveTextContent('Ce portail existe aussi en français. Lire en français');
  const link = within(line).getByRole('link', {name: 'Lire en français'});
  expect(link).toHaveAttribute('href', '/fr/');
  expect(link).toHaveAttribute('hreflang', 'fr');
  await expectNoViolations(container);
});

test('Arabic runs from right to left on the English page (C-10)', () => {
  setLanguages('ar-EG');
  renderInSite(<LocaleOffer offers={offers} />);
  expect(screen.getByRole('complementary')).toHaveAttribute('dir', 'rtl');
});

test('following the offer stores the choice (DOC-7)', async () => {
  setLanguages('ar');
  renderInSite(<LocaleOffer offers={offers} />);
  await userEvent.click(screen.getByRole('link'));
  expect(document.cookie).toBe('NEXT_LOCALE=ar');
});

test('dismissing it hides the line and stores that the language is right (C-10)', async () => {
  setLanguages('fr');
  const {unmount} = renderInSite(<LocaleOffer offers={offers} />);
  await userEvent.click(screen.getByRole('button', {name: 'Non merci'}));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(document.cookie).toBe('NEXT_LOCALE=en-US');
  unmount();
  renderInSite(<LocaleOffer offers={offers} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('an earlier choice counts for more than the browser (C-10)', () => {
  setLanguages('fr');
  document.cookie = 'NEXT_LOCALE=ar; path=/';
  renderInSite(<LocaleOffer offers={offers} />);
  expect(screen.getByRole('complementary')).toHaveAttribute('lang', 'ar');
});

test.each([[['en-US', 'fr']], [['en-GB', 'fr']], [['de']]])(
  'readers of %j see nothing (C-10)',
  (languages) => {
    setLanguages(...languages);
    const {container} = renderInSite(<LocaleOffer offers={offers} />);
    expect(container).toBeEmptyDOMElement();
  },
);

test('blocked cookies cost nothing but the memory (C-10)', async () => {
  setLanguages('fr');
  const blocked = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
  renderInSite(<LocaleOffer offers={offers} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
