/**
 * Credentials from the text of an `.npmrc` file: keys that begin with the address they are for. npm itself prints every other
 * setting, but not these.
 *
 * @param env replaces `${NAME}` in values, as npm does.
 */
export function parseNpmrcCredentials(
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const credentials: Record<string, string> = {};
  for (const line of text.split(/\r?\n/u)) {
    const {key, value} =
      /^\s*(?<key>\/\/[^=\s]+)\s*=\s*(?<value>.*?)\s*$/u.exec(line)?.groups ?? {};
    if (key !== undefined && value !== undefined) {
      credentials[key] = expand(value.replace(/^(["'])(?<inner>.*)\1$/u, '$<inner>'), env);
    }
  }
  return credentials;
}

function expand(value: string, env: Readonly<Record<string, string | undefined>>): string {
  return value.replace(
    /\$\{(?<name>[^}?]+)\??\}/gu,
    (whole: string, name: string) => env[name] ?? whole,
  );
}
