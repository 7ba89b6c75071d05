import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

/** The title of an analysis: its client, with how many supplies there are if there are several; undefined without a client. */
export function useTituloDe(cliente: string | undefined, suministros: number): string | undefined {
  const { t } = useTranslation('analisis');
  if (cliente === undefined) return undefined;
  if (suministros === 1) return t('analisisDe', { cliente });
  return t('analisisDeVarios', { cliente, numero: formatNumber(suministros) });
}
