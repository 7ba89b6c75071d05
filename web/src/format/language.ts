/** Languages of the program in which figures and dates can be written. */
export type FormatLanguage = 'es' | 'en';

/** English as it is written in Europe: the day before the month. */
const LOCALES = { es: 'es-ES', en: 'en-GB' } as const;

let language: FormatLanguage = 'es';

/** The language in which figures and dates are written and read from now on. */
export function setFormatLanguage(next: FormatLanguage): void {
  language = next;
}

export function readFormatLanguage(): FormatLanguage {
  return language;
}

/** For what `Intl` is asked. */
export function formatLocale(): string {
  return LOCALES[language];
}

/** A formatter of the language in force, built the first time that it is asked for. */
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
