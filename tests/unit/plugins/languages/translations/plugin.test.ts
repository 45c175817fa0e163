import pluginTranslations from '../../../../../plugins/languages/translations';

test('the bundler is given a loader for Markdown, by a rule that Docusaurus does not take for its own', () => {
  const plugin = pluginTranslations({
    siteDir: '/portal',
    i18n: {locales: ['en-US', 'fr']},
  } as unknown as Parameters<typeof pluginTranslations>[0]);
  const config = plugin.configureWebpack?.(
    ...([{}, false, {}, undefined] as unknown as Parameters<
      NonNullable<typeof plugin.configureWebpack>
    >),
  );
  const [rule] = config?.module?.rules ?? [];
  expect(rule).toMatchObject({enforce: 'pre', resource: /\.mdx?$/u});
  expect(rule).not.toHaveProperty('test');
});
