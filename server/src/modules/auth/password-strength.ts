import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { invalidData } from '../../platform/problems.ts';

type Told = {
  /** What the account says of itself. */
  readonly personal: readonly string[];
  /** What the house is called. */
  readonly house: readonly string[];
};

/** Words of this program and of its trade, which its people think of first. */
const TRADE = ['vatio', 'energia', 'energía', 'electricidad', 'luz', 'comercial', 'comercializadora'];

/** Of a score from 0 to 4: a hundred million guesses, each of which costs an argon2id. */
const ENOUGH = 3;

/** What stands beyond adds little, and would only take time. */
const LETTERS_READ = 64;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Refuses what is guessed first: names with little more, and what is made of the words, names, dates and keys that many use. */
export async function refuseGuessable(password: string, { personal, house }: Told): Promise<void> {
  const plain = password.toLowerCase().normalize('NFKC');
  if (isLittleMoreThan(personal, plain)) {
    throw invalidData({ password: 'Es tu nombre, usuario o correo con poco más: elige otra' });
  }
  if (isLittleMoreThan(house, plain)) {
    throw invalidData({ password: 'Es el nombre de la empresa con poco más: elige otra' });
  }
  loading ??= loadDictionaries();
  const known = [...TRADE, ...[...personal, ...house].flatMap(wordsOf)];
  const { score } = (await loading).check(password.normalize('NFKC').slice(0, LETTERS_READ), known);
  if (score < ENOUGH || TRADE.includes(withoutEnds(plain))) {
    throw invalidData({
      password:
        'Se adivina pronto: está hecha de palabras, nombres o fechas que usan muchos. Alárgala o elige otra',
    });
  }
}

/** Half a second and 50 MB, which only a process that sets passwords spends; nothing is asked of the internet. */
async function loadDictionaries(): Promise<ZxcvbnFactory> {
  const [core, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

function isLittleMoreThan(names: readonly string[], plain: string): boolean {
  return names
    .flatMap(wordsOf)
    .some(
      (word) =>
        word.length >= 4 &&
        (word === withoutEnds(plain) || (plain.includes(word) && plain.length - word.length < 5)),
    );
}

/** Removes the digits and signs that people put around a word to please a rule. */
function withoutEnds(plain: string): string {
  return plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
}

function wordsOf(text: string): string[] {
  const words = [text, text.replace(/\s+/g, ''), ...text.split(/[^\p{L}\p{N}]+/u)];
  return words.map((word) => word.toLowerCase()).filter((word) => word !== '');
}
