export declare const LEFT_OUT_INSTALL_SCRIPTS: readonly {
  readonly name: string;
  readonly why: string;
}[];
