import { formatEur } from '../format/energy.ts';

/** The words that the house uses of what a deal earns. Each names one amount, the same wherever it is read. */
const WORDS = {
  /** All the fees of the deal. */
  comisionEur: 'comisionGenerada',
  /** What the rules leave of it. */
  casaEur: 'comisionDeLaCasa',
  /** The viewer's share of that. */
  tuyaEur: 'tuComision',
} as const;

type Amount = keyof typeof WORDS;
type MoneyWord = (typeof WORDS)[Amount];

/** Those of the amounts that whoever reads may know, €; a null is known to be missing. */
type Amounts = { readonly [K in Amount]?: number | null };

type MoneyFact = { readonly label: string; readonly value: string };

/** Says each amount that is there under its own word, which every dictionary has by the same key. */
export function moneyFacts(
  amounts: Amounts,
  t: (word: MoneyWord) => string,
  write: (eur: number | null) => string = formatEur,
): MoneyFact[] {
  return (Object.keys(WORDS) as Amount[]).flatMap((amount) => {
    const eur = amounts[amount];
    return eur === undefined ? [] : [{ label: t(WORDS[amount]), value: write(eur) }];
  });
}
