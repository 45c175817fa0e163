/** The part of the package-info plugin's options that the environment decides. */
export interface PackageInfoEnvironment {
  readonly refresh: boolean;
  readonly downloadsUrl?: string;
  readonly sourceUrl?: string;
}

/**
 * Where and whether a build fetches package information (API-4..6); an empty variable counts as unset.
 *
 * @param env `PACKAGES_REFRESH` is `1` to fetch during a build, `PACKAGES_DOWNLOADS_URL` and `PACKAGES_SOURCE_URL` name the services.
 */
export function readPackageInfoOptions(
  env: Readonly<Record<string, string | undefined>>,
): PackageInfoEnvironment {
  const downloadsUrl = readAddress(env, 'PACKAGES_DOWNLOADS_URL');
  const sourceUrl = readAddress(env, 'PACKAGES_SOURCE_URL');
  return {
    refresh: env.PACKAGES_REFRESH === '1',
    ...(downloadsUrl !== undefined && {downloadsUrl}),
    ...(sourceUrl !== undefined && {sourceUrl}),
  };
}

function readAddress(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  const address = env[name]?.trim() ?? '';
  if (address === '') {
    return undefined;
  }
  if (!URL.canParse(address) || !/^https?:$/u.test(new URL(address).protocol)) {
    throw new Error(
      `The environment variable ${name} is "${address}". Use a full address that begins with https://, or leave it empty.`,
    );
  }
  return address;
}
