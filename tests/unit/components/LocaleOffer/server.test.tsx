import offers from '@generated/locale-offer/default/offers.json';
import LocaleOffer from '../../../../src/components/LocaleOffer';
import {renderOnServer} from '../../../support/renderOnServer';

test('nothing of the offer is in the page that the server sends (C-10)', () => {
  expect(renderOnServer(<LocaleOffer offers={offers} />)('body').html()).toBe('');
});
