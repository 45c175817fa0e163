module.exports = {
  defaultLocale: 'en-US',
  currentLocale: 'en-US',
  localeConfigs: {'en-US': {baseUrl: '/'}},
};
