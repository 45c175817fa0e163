import remarkPortableImages from '../../../../../plugins/markdown/markdown/remarkPortableImages';

const request = (fallback: string): string =>
  `!/home/a/node_modules/url-loader/dist/cjs.js?limit=10000&name=assets/[name].[ext]&fallback=${fallback}!./a.png`;

test('an image is named the same in every folder', () => {
  const literal = {type: 'Literal' as const, value: '', raw: ''};
  literal.value = request('/home/a/node_modules/file-loader/dist/cjs.js');
  literal.raw = `"${literal.value}"`;
  const value = {
    type: 'mdxJsxAttributeValueExpression' as const,
    value: '',
    data: {estree: undefined, literal},
  };
  const attribute = {type: 'mdxJsxAttribute' as const, name: 'src', value};
  remarkPortableImages()({
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'img', attributes: [attribute], children: []}],
  });
  expect(literal.value).toBe(request('file-loader'));
  expect(literal.raw).toBe(`"${request('file-loader')}"`);
});
