import type {LivingDocsReport} from '../../../src/lib/contracts/livingDocs';
import type {OutsideLink} from '../outside-links/report';

const ISO_DATE_CHARS = 10;

/** What the last check of outside links says that somebody has to do; undefined where there was none. */
export function summariseOutsideLinks(
  links: readonly OutsideLink[] | undefined,
): LivingDocsReport['outside'] {
  if (links === undefined || links.length === 0) {
    return undefined;
  }
  const [checked = ''] = links
    .map((link) => link.checked.slice(0, ISO_DATE_CHARS))
    .toSorted()
    .toReversed();
  const dead = links
    .filter(({state}) => state === 'dead' || state === 'moved' || state === 'doubtful')
    .map(({address, state, reason, status, newAddress, places}) => ({
      address,
      reason: [reason ?? status ?? state, newAddress].filter(Boolean).join(' '),
      places: places.map(({file, line}) => `${file}:${line}`),
    }));
  return {checked, total: links.length, dead};
}
