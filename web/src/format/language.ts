/** The languages in which figures and dates can be written. */
export type FormatLanguage = 'es' | 'en';

/** British English, because it writes the day before the month, as the rest of Europe does. */
const LOCALES = { es: 'es-ES', en: 'en-GB' } as const;

let language: FormatLanguage = 'es';

/** Sets the language in which figures and dates are written and read from now on. */
export function setFormatLanguage(next: FormatLanguage): void {
  language = next;
}

export function readFormatLanguage(): FormatLanguage {
  return language;
}

/** `Intl` takes this locale. */
export function formatLocale(): string {
  return LOCALES[language];
}

/** Returns the formatter of the current language, which is built when it is first needed. */
export function byLanguage<Formatter>(build: (locale: string) => Formatter): () => Formatter {
  const built = new Map<FormatLanguage, Formatter>();
  return () => {
    const known = built.get(language);
    if (known) return known;
    const formatter = build(formatLocale());
    built.set(language, formatter);
    return formatter;
  };
}
