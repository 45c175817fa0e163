/**
 * Whether something on the page asks for scripts though nobody has touched it, by words in its attribute `data-scripts`: always (`now`), when
 * the address has a hash (`hash`), or when the reader has chosen another language or the browser asks for one (`language`). The head's script
 * holds a copy of this function, so it uses nothing from outside.
 *
 * @param start called when something comes into view that asks for it (`view`), and on a good connection when the page has been idle.
 * @param cookie name of the one with the chosen language.
 * @param idle milliseconds.
 */
export function asksForScripts(start: () => void, cookie: string, idle: number): boolean {
  const find = (word: string): NodeListOf<Element> =>
    document.querySelectorAll(`[data-scripts~=${word}]`);
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      start();
    }
  });
  find('view').forEach((element) => observer.observe(element));
  setTimeout(() => {
    const {connection} = navigator;
    if (connection?.effectiveType === '4g' && !connection.saveData) {
      start();
    }
  }, idle);
  let language = navigator.language;
  try {
    language = document.cookie.split(`${cookie}=`)[1] ?? language;
  } catch {
    // A page in a frame without an origin has no cookies.
  }
  return !!(
    find('now')[0] ||
    (location.hash && find('hash')[0]) ||
    (language.slice(0, 2) !== document.documentElement.lang.slice(0, 2) && find('language')[0])
  );
}
