import {Joi} from '@docusaurus/utils-validation';
import pluginRedirects from '../../../../plugins/markdown/redirects';

const validate = (options: unknown): unknown =>
  pluginRedirects.validateOptions({
    options,
    validate: (schema, given) => Joi.attempt(given, schema),
  });

test('an option that the plugin does not have is told with those that it has', () => {
  expect(() => validate({filez: ['a']})).toThrow(
    '"filez" is not an option of this plugin. Its options are: files.',
  );
});

test('options that it has are left to its schema', () => {
  expect(validate({files: ['a']})).toMatchObject({files: ['a']});
  expect(() => validate({files: 'b'})).toThrow('"files" must be an array');
});
