/** The basic alphabet of an SMS (GSM 03.38, 3GPP TS 23.038 §6.2.1). Of the Spanish vowels with accent it only has `é`. */
const ALPHABET = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** A single letter outside of the alphabet would leave 70 letters instead of these, and the message would be paid twice. */
export const LETTERS_OF_AN_SMS = 160;

/** A text in the letters of an SMS: those with a mark that it lacks lose the mark, and what it lacks altogether goes. */
export function toGsm7(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (ALPHABET.has(letter)) return letter;
    return [...letter.normalize('NFD')].filter((part) => ALPHABET.has(part)).join('');
  });
  return letters.join('').replace(/ {2,}/g, ' ').trim();
}
