import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {
  withoutIconStyle,
  withoutInlineStyles,
} from '../../../../src/lib/config/withoutInlineStyles';

test('Docusaurus’ template loses the style that a package writes, and nothing else', () => {
  const template = withoutInlineStyles(pageTemplate);
  expect(template).toContain(
    `<%~ it.preBodyTags.replaceAll(' style="display: none;"', ' class="themeIcons"') %>`,
  );
  expect(template.replaceAll(/\.replaceAll\([^)]*\)/gu, '')).toBe(pageTemplate);
});

test('a template without the slots stops the build', () => {
  expect(() => withoutInlineStyles('<html></html>')).toThrow(/has no it\.preBodyTags.*up to date/u);
});

test('a page from the template as it comes loses the style of the icons alone', () => {
  expect(
    withoutIconStyle('<svg style="display: none;"><defs></defs></svg><p style="display: none;">'),
  ).toBe('<svg class="themeIcons"><defs></defs></svg><p style="display: none;">');
});
