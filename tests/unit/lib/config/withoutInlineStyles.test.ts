import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {withoutInlineStyles} from '../../../../src/lib/config/withoutInlineStyles';

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
