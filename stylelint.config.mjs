/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': 'always',
    'color-no-hex': true,
    'declaration-no-important': true,
    'max-nesting-depth': 2,
    'selector-max-id': 0,
    'declaration-property-value-disallowed-list': {transform: [/translateX/u]},
    // Class names are camelCase nouns, because modules are read from TypeScript.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*(__[a-z-]+)?(--[a-z-]+)?$',
      {resolveNestedSelectors: true},
    ],
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'hue-degree-notation': null,
    'no-descending-specificity': null,
    'property-no-vendor-prefix': [true, {ignoreProperties: ['-webkit-box-orient']}],
    'value-no-vendor-prefix': [true, {ignoreValues: ['-webkit-box']}],
    'media-feature-range-notation': 'prefix',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'declaration-empty-line-before': null,
    'custom-property-pattern': null,
  },
  overrides: [
    {
      files: ['src/css/content.css', 'src/components/ReadmeView/styles.module.css'],
      rules: {'selector-class-pattern': null},
    },
  ],
};
