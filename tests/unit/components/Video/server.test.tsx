import Source from '../../../../src/components/Source';
import Video from '../../../../src/components/Video';
import {renderOnServer} from '../../../support/renderOnServer';

test('the page as built never says autoplay, because a script asks first whether motion is wanted (ERR-8)', () => {
  const $ = renderOnServer(<Video title="A demo" src="/media/demo.mp4" />);
  expect($('video').attr('autoplay')).toBeUndefined();
  expect($('video[muted][loop][controls]').length).toBe(1);
  expect($('video').text()).toBe('Your browser does not support HTML video.');
});

test('the page as built holds a link to a hosted video and nothing of its player (HERO-2, API-10)', () => {
  const $ = renderOnServer(<Video title="A talk" src="https://youtu.be/aaaaaaaaaaa" />);
  expect($('figcaption a').attr('href')).toBe('https://youtu.be/aaaaaaaaaaa');
  expect($('iframe, script, img').length).toBe(0);
});

test('a source without src stops the build and says what, where and how (ERR-9)', () => {
  expect(() =>
    renderOnServer(
      <Video title="A demo">
        <Source />
      </Video>,
      {path: '/docs/yoga'},
    ),
  ).toThrow(
    'A <Source> on /docs/yoga has no src. Name the file: <Source src="/media/demo.mp4" /> for static/media/demo.mp4, or a full address.',
  );
});
