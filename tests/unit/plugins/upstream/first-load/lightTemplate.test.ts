import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {render as renderEta} from 'eta';
import {lightTemplate} from '../../../../../plugins/upstream/first-load';
import {withoutInlineStyles} from '../../../../../src/lib/config/withoutInlineStyles';
import {headScript} from '../../../../../src/lib/firstLoad/headScript';

const DATA = {
  appHtml: '<main></main>',
  baseUrl: '/base/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: '',
  headTags: '<meta name="x">',
  preBodyTags: '<svg style="display: none;"></svg><script>theme()</script>',
  postBodyTags: '',
  metaAttributes: [],
  scripts: ['assets/js/runtime.js', 'assets/js/main.js'],
  stylesheets: ['assets/css/styles.css'],
  noIndex: false,
  version: '3.10.2',
};

function render(): string {
  const template = lightTemplate(withoutInlineStyles(pageTemplate), headScript('light', 'news'));
  return renderEta(template.trim(), DATA, {rmWhitespace: true});
}

test('no script loads by itself: their addresses stand at the one script, before the style sheets', () => {
  const html = render();
  expect(html.match(/<script/gu)).toHaveLength(1);
  expect(html).toContain('data-load="/base/assets/js/runtime.js /base/assets/js/main.js"');
  expect(html.indexOf('<script')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test("the theme's own script is replaced, its drawings stay", () => {
  const html = render();
  expect(html).not.toContain('theme()');
  expect(html).toContain('<svg class="themeIcons"></svg>');
});

test('a template of another shape stops the build', () => {
  expect(() => lightTemplate('<html></html>', '')).toThrow(
    /template has changed.*FIRST_LOAD=plain/u,
  );
});
