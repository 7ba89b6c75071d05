/** A noun's texts in English, by the whole text in Spanish as its samples have it. */
export type EnglishTexts = Readonly<Record<string, string>>;

type SampleLanguage = 'es' | 'en';

let language: SampleLanguage = 'es';
const english = new Map<string, string>();
const spanish = new Map<string, string>();

/** Sets the language of the answers from now on, and says whether it is another one than before. */
export function setSampleLanguage(next: SampleLanguage): boolean {
  const isOther = next !== language;
  language = next;
  return isOther;
}

export function isEnglish(): boolean {
  return language === 'en';
}

/** Adds a noun's dictionary to those that have come. */
export function learnEnglish(texts: EnglishTexts): void {
  for (const [before, after] of Object.entries(texts)) {
    english.set(before, after);
    if (!spanish.has(after)) spanish.set(after, before);
  }
}

/** Gives a text as its reader sees it. What no dictionary has, such as what a person wrote, stays as it is. */
export function shownText(text: string): string {
  return isEnglish() ? (english.get(text) ?? text) : text;
}

/** Gives back the text of the samples that is shown like this. */
export function storedText(shown: string): string {
  return isEnglish() ? (spanish.get(shown) ?? shown) : shown;
}
