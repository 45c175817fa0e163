/** Languages that giscus 1.6 speaks, under its own names. */
const LANGUAGES: readonly string[] = (
  'ar be bg ca cs da de en eo es eu fa fr gr gsw hbs he hu id it ja kh ko nl pl pt ro ru th tr vi uk uz ' +
  'zh-CN zh-Hans zh-Hant zh-HK zh-TW'
).split(' ');

/** Where giscus does not use the language's code. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bs: 'hbs',
  el: 'gr',
  hr: 'hbs',
  km: 'kh',
  sr: 'hbs',
  zh: 'zh-CN',
};

/**
 * The widget's language for one of the site's; English where giscus does not speak it (CMT-1).
 *
 * @param locale BCP 47 tag, such as `en-US`.
 */
export function giscusLanguage(locale: string): string {
  const [language = ''] = locale.split('-');
  return (
    [locale, OTHER_NAMES[language], language].find(
      (name) => name !== undefined && LANGUAGES.includes(name),
    ) ?? 'en'
  );
}
