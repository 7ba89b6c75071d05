import { propuestas, propuestasList } from '@vatio/contract';
import { writeListState } from '../../../data/list-state.ts';
import { ownParametersOf } from '../../../data/page-size.ts';
import { useRepresents, useSells } from '../../../data/use-ability.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { parseSearch, searchOf } from '../../../router/search.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { FigureStrip } from '../../../ui/figures/figure-strip.tsx';
import { PageSummary } from '../../../ui/frame/page.tsx';
import { TONOS } from '../estado.tsx';
import { type Lista, useResumen } from './sumas.ts';

/**
 * The number of proposals in each state and their sums, with the other filters in force. Pressing a state filters by
 * it. A client never sees a draft, and so is shown no figure of drafts.
 */
export function TiraDeEstados({ lista }: { lista: Lista }) {
  const { t } = useTranslation('propuestas');
  const vende = useSells();
  const represents = useRepresents();
  const { estado: elegidos = [] } = lista.state;
  const { data } = useResumen(lista);

  /** Pressing the only state in force removes the filter. */
  const direccion = (estado: propuestas.Estado, solo: boolean) => {
    const search = parseSearch(lista.text);
    const texto = searchOf(
      writeListState(ownParametersOf(propuestasList), search, { estado: solo ? undefined : [estado] }),
    );
    return texto === '' ? '/propuestas' : `/propuestas?${texto}`;
  };

  const figures = propuestas.ESTADOS.filter((estado) => vende || estado !== 'borrador').map((estado) => {
    const suma = data?.estados.find((total) => total.estado === estado);
    const solo = elegidos.length === 1 && elegidos[0] === estado;
    const note = [
      `${t('ahorro')} ${formatEur(suma?.ahorroAnualEur ?? 0, 0)}`,
      vende && `${t('generada')} ${formatEur(suma?.comisionEur ?? 0, 0)}`,
      represents && `${t('tuya')} ${formatEur(suma?.tuyaEur ?? 0, 0)}`,
    ];
    return {
      id: estado,
      label: t(`estado-${estado}`),
      figure: data ? formatNumber(suma?.cuenta ?? 0) : '',
      tone: TONOS[estado],
      note: data && note.filter(Boolean).join(' · '),
      to: direccion(estado, solo),
      chosen: elegidos.includes(estado),
    };
  });
  return (
    <PageSummary>
      <FigureStrip label={t('porEstado')} figures={figures} />
    </PageSummary>
  );
}
