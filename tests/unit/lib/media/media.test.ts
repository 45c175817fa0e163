import {sourceType, videoService} from '../../../../src/lib/media/videoService';

describe('sourceType (ERR-9)', () => {
  test.each([
    ['/media/demo.mov', 'video/quicktime'],
    ['/media/DEMO.MOV', 'video/quicktime'],
    ['/media/demo.mp4', 'video/mp4'],
    ['/media/demo.v2.webm', 'video/webm'],
    ['https://cdn.example.org/demo.ogv?token=a.b#t=10', 'video/ogv'],
    ['/media/demo', undefined],
    ['/media.v1/demo', undefined],
    ['/media/.mp4', undefined],
    ['', undefined],
  ])('%s is %s', (src, type) => {
    expect(sourceType(src)).toBe(type);
  });
});

describe('videoService (HERO-2)', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aaaaaaaaaaa', 'YouTube'],
    ['https://youtu.be/aaaaaaaaaaa', 'YouTube'],
    ['https://www.youtube-nocookie.com/embed/aaaaaaaaaaa', 'YouTube'],
    ['https://vimeo.com/123', 'Vimeo'],
    ['https://player.vimeo.com/video/123', 'Vimeo'],
    ['https://notyoutube.com/watch?v=a', undefined],
    ['https://youtube.com.example.org/', undefined],
    ['https://cdn.example.org/youtube.com/demo.mp4', undefined],
    ['/media/demo.mp4', undefined],
    ['', undefined],
  ])('%s is hosted by %s', (src, service) => {
    expect(videoService(src)).toBe(service);
  });
});
