import { useDisplay } from '../theme/display.ts';

/**
 * A text that a table carries by itself, without loading a dictionary: menus name every screen before any of them
 * is open. A plain string is Spanish in every language, as in the template areas.
 */
export type Text = string | { readonly es: string; readonly en: string };

export function textIn(text: Text, language: 'es' | 'en'): string {
  return typeof text === 'string' ? text : text[language];
}

/** Reads such texts in the language on screen: `const say = useText()`. */
export function useText(): (text: Text) => string {
  const { language } = useDisplay();
  return (text) => textIn(text, language);
}
