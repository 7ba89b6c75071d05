import { byLanguage, formatLocale } from '../../format/language.ts';

/** The samples name these countries. */
const COUNTRIES =
  'AD AR AT BE BO BR CH CL CO CR CU DE DK EC ES FR GB GT HN IE IT LU MA MX NI NL PA PE PT PY SV UY'.split(
    ' ',
  );

const regions = byLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Names a country by its two letters, as the samples do in the language in force. */
export function countryName(code: string): string {
  return regions().of(code) ?? code;
}

/** The choices of a country, in the order of their names in the language in force. */
export function countryOptions(codes: readonly string[] = COUNTRIES) {
  return codes
    .map(countryName)
    .toSorted(new Intl.Collator(formatLocale()).compare)
    .map((name) => ({ value: name, label: name }));
}
