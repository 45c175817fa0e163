import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import remarkHero from '../../../../../plugins/markdown/markdown/remarkHero';
import {hasHero} from '../../../../../src/lib/page/heroField';

test.each([
  ['<Hero title="Twenty tools" description="Select." />', true],
  ['Text\n\n<section>\n  <Hero\n    title="Twenty tools"\n  />\n</section>', true],
  ['<HeroVideo />', false],
  ['Text about `<Hero />`\n\n```jsx\n<Hero />\n```', false],
])('a page knows whether its text has a hero (HERO-1): %j', (value, expected) => {
  const frontMatter = {title: 'About'};
  const file = new VFile({value, data: {frontMatter}});
  remarkHero()(unified().use(remarkParse).use(remarkMdx).parse(file), file);
  expect(hasHero(frontMatter)).toBe(expected);
});
