import { IconBolt, IconCalculator } from '@tabler/icons-react';
import { distribuidoraDeGas, parseCups } from '@vatio/domain';
import { fillPath } from '../../data/address.ts';
import { formatCups } from '../../format/cups.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { Screen } from '../../ui/frame/screen.ts';
import type { Hit } from './hit.ts';

/** The pages of a CUPS, the one that is wanted most often first. */
const WAYS = [
  { id: 'cups-ficha', icon: IconBolt, text: 'searchOpenCups' },
  { id: 'cups-analisis', icon: IconCalculator, text: 'searchAnalyseCups' },
] as const;

/** Hits for a pasted CUPS, however it is spaced: its page and its analysis. */
export function useCupsHits(screens: readonly Screen[], text: string): Hit[] {
  const { t } = useTranslation('shell');
  const read = parseCups(text);
  if (!read.ok) return [];
  const { cups } = read.value;
  const deGas = distribuidoraDeGas(cups);
  const detail = deGas ? t('searchCupsDeGas', { distribuidora: deGas }) : formatCups(cups);
  return WAYS.flatMap(({ id, icon, text: key }) => {
    const screen = screens.find((candidate) => candidate.id === id);
    if (!screen) return [];
    return [{ id, icon, title: t(key), detail, to: fillPath(screen.path, { cups }) }];
  });
}
