/**
 * Marks the heading that is being read in the table of contents and keeps its link in view, by the rule of Docusaurus's `useTOCHighlight`, which
 * takes over with React: the first heading in the upper half of the window, else the last one above it. The head's script holds a copy of
 * this function, so it uses nothing from outside.
 *
 * @param activeClass of the marked link.
 */
export function markHeading(activeClass: string): void {
  const header = document.querySelector('.navbar')?.clientHeight ?? 0;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  const places = links.map(({hash}) =>
    document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect(),
  );
  const next = places.findIndex((place) => place && place.top >= header);
  const isNear = (places[next]?.bottom ?? 0) < innerHeight / 2;
  const active = isNear ? links.at(next) : links[next - 1];
  for (const link of links) {
    link.classList.toggle(activeClass, link === active);
    link.ariaCurrent = link === active ? 'location' : null;
  }
  const frame = active?.closest('div');
  if (active && frame) {
    frame.scrollTop = active.offsetTop - frame.clientHeight / 2;
  }
}
