import type {Sources} from './composePolicy';
import type {PageRequest} from './listRequests';

export interface MistakeInput {
  readonly file: string;
  /** Of the site. */
  readonly origin: string;
  readonly hosts: Sources;
  readonly requests: readonly PageRequest[];
  readonly forbidden: readonly string[];
}

/** What the policy would forbid on a page, in sentences that say how to put it right. */
export function findMistakes({
  file,
  origin,
  hosts,
  requests,
  forbidden,
}: MistakeInput): readonly string[] {
  const hosted = requests.flatMap(({directive, address}) => {
    const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
    const isKnown =
      url === undefined ||
      url.origin === origin ||
      (url.protocol === 'data:' && directive === 'img-src') ||
      hosts[directive]?.includes(url.origin) === true;
    return isKnown
      ? []
      : [
          `${file} asks ${url.origin === 'null' ? url.protocol : url.origin} for something (${directive}: ${address.slice(0, 120)}). Declare the host in src/data/outsideServices.ts, where readers learn of it, or take the reference out.`,
        ];
  });
  const inline = forbidden.map(
    (tag) =>
      `${file} has ${tag.slice(0, 160)}, which the policy forbids. Use a class and a style sheet, or a listener in a module.`,
  );
  return [...new Set([...hosted, ...inline])];
}
