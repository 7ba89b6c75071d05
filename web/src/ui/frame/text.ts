import { useDisplay } from '../theme/display.ts';

/**
 * A text that a table carries without loading a dictionary, because menus name every screen before any is open. A plain
 * string is Spanish and is shown in every language, as in the template areas.
 */
export type Text = string | { readonly es: string; readonly en: string };

export function textIn(text: Text, language: 'es' | 'en'): string {
  return typeof text === 'string' ? text : text[language];
}

/** Returns a function that reads such texts in the current language: `const say = useText()`. */
export function useText(): (text: Text) => string {
  const { language } = useDisplay();
  return (text) => textIn(text, language);
}
