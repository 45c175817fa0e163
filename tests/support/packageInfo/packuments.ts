export interface TestVersion {
  readonly readme?: string;
  readonly dist?: {readonly tarball: string; readonly integrity?: string};
}

/** A full package document as a registry sends it. */
export function buildPackument(
  name: string,
  {
    latest = '2.0.0',
    versions = {'1.0.0': {}, '2.0.0': {}},
    ...members
  }: {latest?: string; versions?: Record<string, TestVersion>} & Record<string, unknown> = {},
) {
  return {
    _id: name,
    name,
    description: `About ${name}`,
    'dist-tags': {latest, next: '3.0.0-beta.1'},
    versions: Object.fromEntries(
      Object.entries(versions).map(([version, manifest]) => [
        version,
        {
          name,
          version,
          license: 'MIT',
          repository: {
            type: 'git',
            url: 'git+https://example.org/a/b.git',
            directory: 'packages/x',
          },
          ...manifest,
        },
      ]),
    ),
    time: {
      created: '2020-01-02T03:04:05.678Z',
      modified: '2024-05-06T07:08:09.000Z',
      ...Object.fromEntries(Object.keys(versions).map((v) => [v, '2021-01-01T00:00:00.000Z'])),
    },
    readme: `# ${name}`,
    ...members,
  };
}

export function buildDownloads(name: string, downloads = 12_345) {
  return {package: name, downloads, start: '2026-11-12', end: '2026-11-18'};
}
