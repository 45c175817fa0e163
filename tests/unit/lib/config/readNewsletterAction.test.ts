import {readNewsletterAction} from '../../../../src/lib/config/defineDocsConfig';

describe('readNewsletterAction (FTR-3, API-8, C-24)', () => {
  test.each([{}, {NEWSLETTER_ACTION: ''}, {NEWSLETTER_ACTION: '  '}])(
    'there is no endpoint by default: %j (C-24)',
    (env) => {
      expect(readNewsletterAction(env)).toBeUndefined();
    },
  );

  test.each(['https://lists.example.org/subscribe', 'http://127.0.0.1:8080/'])(
    '%s is taken as it is (API-8)',
    (address) => {
      expect(readNewsletterAction({NEWSLETTER_ACTION: ` ${address} `})).toBe(address);
    },
  );

  test.each(['lists.example.org', '/subscribe', 'mailto:a@b.c', 'javascript:alert(1)'])(
    '%s is refused with a sentence that says what to write (API-8)',
    (value) => {
      expect(() => readNewsletterAction({NEWSLETTER_ACTION: value})).toThrow(
        `NEWSLETTER_ACTION is "${value}"; expected the full address that takes the form, such as "https://lists.example.org/subscribe". Leave it unset for no newsletter.`,
      );
    },
  );
});
