declare module 'csstree-validator' {
  export interface CssMistake {
    readonly message: string;
    readonly property?: string;
    readonly line: number;
    readonly column: number;
  }

  /** Mistakes in a style sheet: unknown properties, values that do not match, and text that is no CSS. */
  export function validate(css: string, file: string): readonly CssMistake[];
}
