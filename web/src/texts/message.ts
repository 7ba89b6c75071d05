import type { Texts, Values } from './dictionary.ts';

const PLACE = /\{\{(\w+)\}\}/g;

/** Puts the values in their places: `'Hola, {{name}}'`. A place without a value is left empty. */
export function fillIn(text: string, values: Values): string {
  return text.replace(PLACE, (_, name: string) => String(values[name] ?? ''));
}

const rules = new Map<string, Intl.PluralRules>();

/**
 * The text of a key, in the plural that a count asks for. None has its own if it has a form `_zero`; a form that the
 * dictionary lacks is said as `_other`.
 */
export function messageIn(
  texts: Texts | undefined,
  key: string,
  { language, count }: { readonly language: string; readonly count?: Values['count'] },
): string | undefined {
  if (!texts) return undefined;
  if (typeof count !== 'number') return textAt(texts, key);
  const none = count === 0 ? textAt(texts, `${key}_zero`) : undefined;
  return (
    none ??
    textAt(texts, `${key}_${pluralForm(language, count)}`) ??
    textAt(texts, `${key}_other`) ??
    textAt(texts, key)
  );
}

function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

/** A key with a dot is that of a group, unless the dictionary has it as it is. */
function textAt(texts: Texts, key: string): string | undefined {
  const whole = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (typeof whole === 'string') return whole;
  const dot = key.indexOf('.');
  const group = texts[key.slice(0, dot)];
  return dot > 0 && typeof group === 'object' ? textAt(group, key.slice(dot + 1)) : undefined;
}
