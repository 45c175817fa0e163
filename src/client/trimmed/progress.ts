const GROW_MS = 10_000;
const END_MS = 200;

let bar: HTMLElement | undefined;

/** Replaces `nprogress`: the theme's line at the top edge while a page is loading, with the theme's styles. */
export default {
  configure: (): void => undefined,
  start(): void {
    if (bar === undefined) {
      bar = document.createElement('div');
      bar.id = 'nprogress';
      const line = document.createElement('div');
      line.className = 'bar';
      bar.append(line);
      document.body.append(bar);
      line.animate([{transform: 'translateX(-92%)'}, {transform: 'translateX(-6%)'}], {
        duration: GROW_MS,
        easing: 'cubic-bezier(0, 0.7, 0.3, 1)',
        fill: 'forwards',
      });
    }
  },
  done(): void {
    const ending = bar;
    bar = undefined;
    const fading = ending?.animate([{opacity: 1}, {opacity: 0}], END_MS);
    fading?.addEventListener('finish', () => ending?.remove());
  },
};
