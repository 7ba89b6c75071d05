import { type ResponseOf, renovaciones, renovacionesList } from '@vatio/contract';
import { writeListState } from '../../../data/list-state.ts';
import { ownParametersOf } from '../../../data/page-size.ts';
import { useRepresents, useSells } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatEnergia, formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { parseSearch, searchOf } from '../../../router/search.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { ListOf } from '../../../trade/use-list.tsx';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { FigureStrip, type StripFigure } from '../../../ui/figures/figure-strip.tsx';
import { PageSummary } from '../../../ui/frame/page.tsx';

/**
 * How many contracts end in each band and what they are worth, with the other filters in force. Pressing a band filters
 * by it.
 */
export function Bandas({ lista }: { readonly lista: ListOf<typeof renovacionesList> }) {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const represents = useRepresents();
  const { page: _page, limit: _limit, sort: _sort, banda: elegida, ...filtros } = lista.state;
  const { data } = useRead(renovaciones.summary, { query: filtros }, { keepPrevious: true });
  /** Pressing the band in force removes the filter. */
  const direccion = (banda: (typeof renovaciones.BANDAS)[number]) => {
    const cambio = { banda: banda === elegida ? undefined : banda };
    const texto = searchOf(
      writeListState(ownParametersOf(renovacionesList), parseSearch(lista.text), cambio),
    );
    return texto === '' ? '/renovaciones' : `/renovaciones?${texto}`;
  };
  const figures = renovaciones.BANDAS.map((banda) => {
    const suma = data?.bandas.find((una) => una.banda === banda);
    const note = suma && [
      `${t('consumo')} ${formatEnergia(suma.consumoAnualKwh)}`,
      `${t('importeAnual')} ${formatEur(suma.importeAnualEur, 0)}`,
      vende && `${t('comisionGenerada')} ${formatEur(suma.comisionEur, 0)}`,
      represents && `${t('tuComision')} ${formatEur(suma.tuyaEur ?? 0, 0)}`,
      `${t('enMarcha')} ${formatNumber(suma.enMarcha)}`,
    ];
    return {
      id: banda,
      label: t(`banda-${banda}`),
      figure: suma ? formatNumber(suma.contratos) : '',
      tone: suma?.contratos === 0 ? 'idle' : TONOS[banda],
      note: note?.filter(Boolean).join(' · '),
      to: direccion(banda),
      chosen: banda === elegida,
    };
  });
  const otherHouse = data?.conOtraCasa;
  return (
    <PageSummary>
      <FigureStrip
        label={t('porBanda')}
        figures={
          otherHouse && otherHouse.suministros > 0 ? [...figures, conOtraCasa(t, otherHouse)] : figures
        }
      />
    </PageSummary>
  );
}

const OTHER_HOUSE_ENDS = encodeURIComponent(JSON.stringify({ and: [['finAjeno', 'next', 90]] }));

/** What another house has and loses soon is an opportunity, which leads to those supplies. */
function conOtraCasa(
  t: Translate<'contratos'>,
  { suministros, consumoAnualKwh }: NonNullable<ResponseOf<typeof renovaciones.summary>['conOtraCasa']>,
): StripFigure {
  return {
    id: 'otra-casa',
    label: t('conOtraCasa'),
    figure: formatNumber(suministros),
    tone: 'accent',
    note: `${t('consumo')} ${formatEnergia(consumoAnualKwh)}`,
    to: `/cups?donde=${OTHER_HOUSE_ENDS}`,
  };
}

const TONOS: Readonly<Record<(typeof renovaciones.BANDAS)[number], Tone>> = {
  vencido: 'bad',
  30: 'warn',
  60: 'info',
  90: 'info',
  'sin-fin': 'idle',
};
