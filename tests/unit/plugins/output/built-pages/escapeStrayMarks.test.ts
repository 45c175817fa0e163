import {escapeStrayMarks} from '../../../../../plugins/output/built-pages';

describe('escapeStrayMarks', () => {
  test.each([
    ['<code>[&<>"]</code>', '<code>[&&lt;>"]</code>'],
    ['<p>1 < 2</p>', '<p>1 &lt; 2</p>'],
    ['<!doctype html><!-- a < b --><br>', '<!doctype html><!-- a < b --><br>'],
    ['<script>a<1</script><p>a<1', '<script>a<1</script><p>a&lt;1'],
    ['<style>a{}</style><script src=x></script>', '<style>a{}</style><script src=x></script>'],
  ])('%s becomes %s', (html, expected) => {
    expect(escapeStrayMarks(html)).toBe(expected);
  });
});
