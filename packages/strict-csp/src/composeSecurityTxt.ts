export interface SecurityContact {
  /** Address of the repository, without a slash at its end. */
  readonly repository: string;
  /** ISO 8601. */
  readonly expires: string;
  readonly languages: readonly string[];
  /** Full address of the file itself. */
  readonly canonical: string;
}

/** Where to report a hole, as RFC 9116 has it. */
export function composeSecurityTxt(contact: SecurityContact): string {
  return [
    `Contact: ${contact.repository}/security/advisories/new`,
    `Expires: ${contact.expires}`,
    `Preferred-Languages: ${contact.languages.join(', ')}`,
    `Canonical: ${contact.canonical}`,
    '',
  ].join('\n');
}
