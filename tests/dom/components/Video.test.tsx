import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HeroVideo from '../../../src/components/HeroVideo';
import Source from '../../../src/components/Source';
import Video from '../../../src/components/Video';
import {MOTION_QUERY} from '../../../src/lib/media/queries';
import {expectNoViolations} from '../../support/axe';
import {setMediaQuery} from '../../support/mediaQueries';
import {renderInSite} from '../../support/renderInSite';

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();

beforeAll(() => {
  Object.assign(HTMLMediaElement.prototype, {play, pause});
});

beforeEach(() => {
  play.mockClear();
  pause.mockClear();
});

function video(): HTMLVideoElement {
  return screen.getByLabelText<HTMLVideoElement>('A demo');
}

describe('a file (ERR-8, ERR-9, VAL-9)', () => {
  test('plays by itself, in a loop and muted, where motion is welcome (ERR-8)', () => {
    setMediaQuery(MOTION_QUERY, true);
    renderInSite(<Video title="A demo" src="/media/demo.mp4" />);
    expect(video()).toMatchObject({autoplay: true, loop: true, muted: true, controls: true});
    expect(play).toHaveBeenCalled();
  });

  test('holds still where it is not, and can be started by hand (ERR-8)', () => {
    renderInSite(<Video title="A demo" src="/media/demo.mp4" />);
    expect(video()).toMatchObject({autoplay: false, controls: true});
    expect(play).not.toHaveBeenCalled();
  });

  test('stops when the reader asks for stillness later (ERR-8)', () => {
    setMediaQuery(MOTION_QUERY, true);
    renderInSite(<Video title="A demo" src="/media/demo.mp4" />);
    pause.mockClear();
    act(() => setMediaQuery(MOTION_QUERY, false));
    expect(pause).toHaveBeenCalledTimes(1);
    expect(video().autoplay).toBe(false);
  });

  test.each([{muted: false}, {autoPlay: false}])(
    'never starts by itself with %j (ERR-8)',
    (props) => {
      setMediaQuery(MOTION_QUERY, true);
      renderInSite(<Video title="A demo" src="/media/demo.mp4" {...props} />);
      expect(video().autoplay).toBe(false);
      expect(play).not.toHaveBeenCalled();
    },
  );

  test('says in its place what browsers without video are told (ERR-8)', () => {
    renderInSite(<Video title="A demo" src="/media/demo.mp4" />);
    expect(video()).toHaveTextContent('Your browser does not support HTML video.');
  });

  test('its sources are typed by extension, unless a type is given (ERR-9)', () => {
    renderInSite(
      <Video title="A demo">
        <Source src="/media/demo.mov" />
        <Source src="/media/demo.webm" />
        <Source src="/media/demo.mp4" type='video/mp4; codecs="av01"' />
      </Video>,
    );
    const sources = [...video().querySelectorAll('source')];
    expect(sources.map(({type}) => type)).toEqual([
      'video/quicktime',
      'video/webm',
      'video/mp4; codecs="av01"',
    ]);
  });

  test('its poster is the pre-built file that is wide enough, or the file itself (API-11, C-19)', () => {
    const {rerender} = renderInSite(
      <Video title="A demo" src="/media/demo.mp4" poster="/img/shot.png" />,
    );
    expect(video()).toHaveAttribute('poster', '/pictures/shot.0a1b2c3d4e5f-q75.960.webp');
    rerender(<Video title="A demo" src="/media/demo.mp4" poster="/img/other.png" />);
    expect(video()).toHaveAttribute('poster', '/img/other.png');
  });

  test('captions are a track in the page’s language and shown (ERR-8)', () => {
    renderInSite(<Video title="A demo" src="/media/demo.mp4" captions="/media/demo.vtt" />, {
      locale: 'fr',
    });
    const track = video().querySelector('track');
    expect(track).toMatchObject({kind: 'captions', srclang: 'fr', default: true});
    expect(track).toHaveAttribute('src', '/media/demo.vtt');
  });
});

describe('a hosted video (HERO-2, API-10)', () => {
  const NAME = 'Play “A talk”, which loads a player from YouTube';

  function renderTalk() {
    return renderInSite(
      <Video
        title="A talk"
        src="https://www.youtube.com/watch?v=aaaaaaaaaaa"
        poster="/img/shot.png"
      />,
    );
  }

  test('is a button with our own poster, and a link that works without it (HERO-2)', async () => {
    const {container} = renderTalk();
    expect(screen.getByRole('button', {name: NAME})).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/img/shot.png');
    expect(screen.getByRole('link', {name: 'Watch on YouTube'})).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    );
    expect(document.querySelector('iframe, script[src*="youtube"]')).toBeNull();
    await expectNoViolations(container);
  });

  test('loads the service’s script after a click only, and keeps the focus (HERO-2, API-10)', async () => {
    renderTalk();
    await userEvent.setup().click(screen.getByRole('button', {name: NAME}));
    await waitFor(() =>
      expect(
        document.querySelector('script[src="https://www.youtube.com/iframe_api"]'),
      ).not.toBeNull(),
    );
    expect(screen.queryByRole('button', {name: NAME})).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('a script that does not come leaves a sentence and the link (ERR-12)', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderTalk();
    await userEvent.setup().click(screen.getByRole('button', {name: NAME}));
    await waitFor(() => expect(document.querySelector('script[src*="youtube"]')).not.toBeNull());
    act(() => {
      document.querySelector('script[src*="youtube"]')?.dispatchEvent(new Event('error'));
    });
    expect(
      await screen.findByText('The player could not be loaded. The link below leads to the video.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'Watch on YouTube'})).toBeVisible();
    report.mockRestore();
  });

  test('the player comes from the address of the service without tracking cookies (API-10)', async () => {
    renderTalk();
    await userEvent.setup().click(screen.getByRole('button', {name: NAME}));
    await waitFor(() => expect(document.querySelector('script[src*="youtube"]')).not.toBeNull());
    const Player = jest.fn();
    Object.assign(window, {YT: {Player, loaded: 1}});
    const ready: unknown = Reflect.get(window, 'onYouTubeIframeAPIReady');
    await act(async () => typeof ready === 'function' && ready());
    expect(Player.mock.calls[0]?.[1]).toMatchObject({host: 'https://www.youtube-nocookie.com'});
    Reflect.deleteProperty(window, 'YT');
  });
});

test('a hero with a video has the page’s h1 and the video (HERO-2)', async () => {
  const {container} = renderInSite(
    <HeroVideo
      title="Title"
      description="Words"
      video={{title: 'A demo', src: '/media/demo.mp4'}}
    />,
  );
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Title');
  expect(video()).toBeInTheDocument();
  await expectNoViolations(container);
});
