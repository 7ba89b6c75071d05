import { useMemo } from 'react';
import { monthNames } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';

/** Names the last months, this one included, in the language of the page. */
export function useMonths(count: number): readonly string[] {
  const { language } = useTranslation();
  return useMemo(() => {
    const names = monthNames(language);
    const now = new Date().getMonth();
    return Array.from({ length: count }, (_, index) => names[(now - (count - 1 - index) + 24) % 12]!);
  }, [count, language]);
}
