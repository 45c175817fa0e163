/**
 * Adds scripts, which the browser fetches side by side and runs in order, once the rest of the style sheet is there: scripts draw what the page
 * did not hold (`plugins/output/first-styles`). One that does not come is asked for twice more, after one second and after four. The head's script
 * holds a copy of this function, so it uses nothing from outside.
 *
 * @param addresses of this site, as the build wrote them.
 * @param onFailed called when a script did not come at the third time.
 */
export function loadScripts(addresses: readonly string[], onFailed: () => void): void {
  const add = (address: string, wait: number): void => {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.addEventListener('error', () => {
      if (wait > 4) {
        onFailed();
      } else {
        setTimeout(add, wait * 1000, address, wait * 4);
      }
    });
    document.head.append(script);
  };
  const run = (): void => addresses.forEach((address) => add(address, 1));
  const whole = document.querySelector<HTMLElement>('[data-whole]')?.dataset.whole;
  if (whole === undefined) {
    run();
    return;
  }
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = whole;
  sheet.addEventListener('load', run);
  sheet.addEventListener('error', run);
  document.head.append(sheet);
}
