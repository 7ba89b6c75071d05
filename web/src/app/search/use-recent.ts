import { useAccountKept } from '../../data/use-account-kept.ts';

const MOST_KEPT = 5;
const NONE: readonly string[] = [];

/** The last searches that led to a result, which this browser keeps for each account. */
export function useRecent() {
  const [recent, keep] = useAccountKept('recentSearches', NONE);
  return {
    recent,
    add: (text: string) => {
      const typed = text.trim();
      if (typed.length > 1) keep([typed, ...recent.filter((other) => other !== typed)].slice(0, MOST_KEPT));
    },
    forget: () => keep(NONE),
  };
}
