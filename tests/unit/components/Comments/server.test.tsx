import Comments from '../../../../src/components/Comments';
import {renderOnServer} from '../../../support/renderOnServer';

const comments = {
  repo: 'selection-set/portal',
  repoId: 'R_1',
  category: 'Comments',
  categoryId: 'DIC_1',
  host: 'https://giscus.app',
  consent: 'view',
};

test('the page as built holds nothing of the widget, not even a heading (CMT-2)', () => {
  const $ = renderOnServer(<Comments />, {customFields: {comments}});
  expect($('body').text()).toBe('');
  expect($('iframe, script, link, giscus-widget, h2').length).toBe(0);
});

test('nothing at all is built where comments are not configured (CMT-1)', () => {
  expect(renderOnServer(<Comments />)('body').html()).toBe('');
});
