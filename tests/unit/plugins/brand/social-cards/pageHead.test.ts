import {describeImage, readHead} from '../../../../../plugins/brand/social-cards/describePage';

const SHORT =
  '<html><head><title data-rh=true>A &amp; B&#x27;s &lt;C&gt; – Site</title><meta data-rh=true property=og:image content=https://a.example/img/cards/x.png /><meta data-rh=true property=og:url content=/x /></head></html>';

describe('the head of a built page (DOC-5)', () => {
  test('gives title and image, with entities as letters, with and without quotes', () => {
    const head = {title: "A & B's <C> – Site", image: 'https://a.example/img/cards/x.png'};
    expect(readHead(SHORT)).toEqual(head);
    expect(
      readHead(
        SHORT.replace(/property=og:image content=(\S+)/u, 'property="og:image" content="$1"'),
      ),
    ).toEqual(head);
  });

  test('a page without title or image has none', () => {
    expect(readHead('<title>A</title>')).toBeUndefined();
    expect(readHead(SHORT.replace('<title', '<nothing'))).toBeUndefined();
    expect(readHead(SHORT.replace('og:image', 'og:image:width'))).toBeUndefined();
  });

  test('size and text follow the image, escaped, and nothing else changes', () => {
    const html = describeImage(SHORT, 'Say "$&" & <b>');
    expect(html).toContain(
      'x.png /><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Say &quot;$&amp;&quot; &amp; &lt;b&gt;">',
    );
    expect(
      html.replace(/<meta (?:property="og:image:|name="twitter:image:)[^>]*>/gu, ''),
    ).toContain('x.png /><meta data-rh=true property=og:url');
    expect(html.endsWith('</head></html>')).toBe(true);
  });
});
