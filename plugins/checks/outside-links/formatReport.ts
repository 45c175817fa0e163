import {LINK_STATES, type OutsideLink} from './report';

/** What needs a look, with every place that links there, then a count of each state. */
export function formatReport(links: readonly OutsideLink[]): string {
  const lines = links
    .filter(({state}) => state !== 'alive' && state !== 'skipped')
    .flatMap(({address, state, reason = '', places}) => [
      `${state}: ${address}  ${reason}`,
      ...places.map(({file, line}) => `  ${file}:${line}`),
    ]);
  const counts = LINK_STATES.map((state) => {
    const count = links.filter((link) => link.state === state).length;
    return `${count} ${state}`;
  });
  return [...lines, `${links.length} links to other sites: ${counts.join(', ')}`].join('\n');
}
