export interface Lock {
  readonly packages?: Readonly<Record<string, object>>;
}

export interface LicenceRules {
  readonly free: ReadonlySet<string>;
  readonly exceptions: readonly {
    readonly packages: RegExp;
    readonly licence: string;
    readonly why: string;
  }[];
}

export interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {readonly via: readonly (string | {readonly url?: string; readonly title?: string})[]}
    >
  >;
}

export declare function judgeLock(lock: Lock): readonly string[];
export declare function judgeInstallScripts(
  lock: Lock,
  judged: readonly {readonly name: string; readonly why: string}[],
): readonly string[];
export declare function judgeLicences(
  lock: Lock,
  rules: LicenceRules,
): {
  readonly byLicence: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly string[];
};
export declare function judgeAudit(
  report: AuditReport,
  exceptions: readonly {
    readonly advisory: string;
    readonly why: string;
    readonly until: string;
  }[],
  today: string,
): readonly string[] | undefined;
