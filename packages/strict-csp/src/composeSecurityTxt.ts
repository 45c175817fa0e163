export interface SecurityContact {
  /** Address of the repository, without a trailing slash. */
  readonly repository: string;
  /** ISO 8601. */
  readonly expires: string;
  readonly languages: readonly string[];
  /** Full address of the file itself. */
  readonly canonical: string;
}

/** Contact for reporting vulnerabilities, in the format of RFC 9116. */
export function composeSecurityTxt(contact: SecurityContact): string {
  return [
    `Contact: ${contact.repository}/security/advisories/new`,
    `Expires: ${contact.expires}`,
    `Preferred-Languages: ${contact.languages.join(', ')}`,
    `Canonical: ${contact.canonical}`,
    '',
  ].join('\n');
}
