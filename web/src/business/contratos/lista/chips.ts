import { useTranslation } from 'react-i18next';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import type { Chip } from '../../../list/filters/filter-bar.tsx';
import { RELOJES } from '../relojes.tsx';
import { FILTRO_DE, VALORES } from './filtros.tsx';
import type { Lista } from './lista-de-contratos.ts';

/** Filters of one value. */
const SUELTOS = [
  'cliente',
  'comercial',
  'propuesta',
  'cups',
  'finDesde',
  'finHasta',
  'activacionDesde',
  'activacionHasta',
  'papelera',
] as const;

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsContratos({ state, set }: Lista): Chip[] {
  const { t } = useTranslation('contratos');
  const varios = (filtro: (typeof VALORES)[number] | (typeof FILTRO_DE)[keyof typeof FILTRO_DE]) =>
    (state[filtro] ?? []).map((valor) => ({
      valor,
      key: `${filtro}-${valor}`,
      onRemove: () => set({ [filtro]: state[filtro]?.filter((otro) => otro !== valor) }),
    }));
  const chips: Chip[] = [
    ...RELOJES.flatMap((reloj) =>
      varios(FILTRO_DE[reloj]).map(({ valor, ...chip }) => ({
        ...chip,
        label: `${t(`reloj-${reloj}`)}: ${t(`${reloj}-${valor}`)}`,
      })),
    ),
    ...VALORES.flatMap((filtro) =>
      varios(filtro).map(({ valor, ...chip }) => ({ ...chip, label: `${t(filtro)}: ${valor}` })),
    ),
  ];
  const textos = {
    cliente: t('soloUnCliente'),
    comercial: t('soloUnComercial'),
    propuesta: t('soloUnaPropuesta'),
    cups: `CUPS: ${formatCups(state.cups)}`,
    finDesde: t('acabaDesde', { fecha: formatFecha(state.finDesde) }),
    finHasta: t('acabaHasta', { fecha: formatFecha(state.finHasta) }),
    activacionDesde: t('activoDesde', { fecha: formatFecha(state.activacionDesde) }),
    activacionHasta: t('activoHasta', { fecha: formatFecha(state.activacionHasta) }),
    papelera: t('papelera'),
  };
  for (const key of SUELTOS) {
    if (state[key]) chips.push({ key, label: textos[key], onRemove: () => set({ [key]: undefined }) });
  }
  return chips;
}
