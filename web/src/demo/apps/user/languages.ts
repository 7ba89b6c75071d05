import { useDisplay } from '../../../ui/theme/display.ts';

const CODES = ['es', 'ca', 'gl', 'eu', 'pt', 'en', 'fr', 'de', 'it'] as const;

/** Names the languages that a user may speak in the language of the page. */
export function useLanguages() {
  const { language } = useDisplay();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const nameOf = (code: string) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  return { nameOf, options: CODES.map((code) => ({ value: code as string, label: nameOf(code) })) };
}
