/** What readers are told who may want another language than the one they came to, all of it in that language (C-10). */
export interface LocaleOffer {
  readonly locale: string;
  /** BCP 47 tag for `lang` and `hreflang`. */
  readonly htmlLang: string;
  readonly direction: string;
  /** Start of the site in the language. */
  readonly href: string;
  /** Name of the line for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly link: string;
  readonly dismiss: string;
}
