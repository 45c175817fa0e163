/**
 * Starts where something on the page asks for scripts though nobody has touched it, by words in its attribute `data-scripts`: always (`now`),
 * when it comes into view (`view`), when the address has a hash (`hash`) or a query (`query`), or when the reader has chosen another language
 * or the browser asks for one (`language`). A page that stays idle starts where neither line nor data are short. The head's script holds a copy of this function,
 * so it uses nothing from outside.
 *
 * @param cookie name of the one with the chosen language.
 * @param idle milliseconds.
 */
export function asksForScripts(start: () => void, cookie: string, idle: number): void {
  let {language} = navigator;
  try {
    language = document.cookie.split(`${cookie}=`)[1] ?? language;
  } catch {
    // A page in a frame without an origin has no cookies.
  }
  const isForeign = language.slice(0, 2) !== document.documentElement.lang.slice(0, 2);
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      start();
    }
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-scripts]')) {
    const when = `${element.dataset.scripts}`;
    if (
      when === 'now' ||
      (location.hash && when.includes('hash')) ||
      (location.search && when === 'query') ||
      (isForeign && when === 'language')
    ) {
      start();
    }
    if (when.includes('view')) {
      observer.observe(element);
    }
  }
  setTimeout(() => {
    const {connection} = navigator;
    if (connection?.effectiveType === '4g' && !connection.saveData) {
      start();
    }
  }, idle);
}
