export interface Outdated {
  readonly name: string;
  readonly current: string;
  readonly latest: string;
  readonly step: 'major' | 'minor' | 'patch';
}

export function listOutdated(answer: Readonly<Record<string, unknown>>): readonly Outdated[];
export function listUses(
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]>;
