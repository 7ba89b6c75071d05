import type { contratos } from '@vatio/contract';
import type { Reloj } from '@vatio/domain';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatEnergia } from '../../../format/energy.ts';
import type { CardFace } from '../../../list/board/board-parts.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { moneyFacts } from '../../../trade/money-facts.ts';
import { isForAdministration } from '../accion/sign-and-request.ts';
import { plazoDe } from './plazo.ts';

type Fila = contratos.ContratoRow;

/** What the card of a contract shows on the board of one of its clocks. */
export function caraDe({
  fila,
  reloj,
  t,
  vende,
  represents,
}: {
  readonly fila: Fila;
  readonly reloj: Reloj;
  readonly t: Translate<'contratos'>;
  readonly vende: boolean;
  readonly represents: boolean;
}): CardFace {
  const { id, codigo, cliente, cups, consumoAnualKwh, comisionEur, tuyaEur, relojes } = fila;
  const motivo = relojes[reloj]?.motivo;
  return {
    title: codigo,
    href: `/contratos/${id}`,
    text: cliente.nombre,
    detail: (
      <>
        <span className="vt-code">{formatCups(cups)}</span>
        {motivo && <span>{motivo}</span>}
        {reloj === 'atr' && represents && isForAdministration(fila) && (
          <span>{t('esperaAdministracion')}</span>
        )}
      </>
    ),
    figures: [
      { label: t('consumo'), value: formatEnergia(consumoAnualKwh) },
      ...moneyFacts({ comisionEur: vende ? comisionEur : undefined, tuyaEur }, t),
    ],
    date: fechaDe(fila, reloj, t),
  };
}

/**
 * The date of the card: the last day of a supply that has begun, the day of a signature, or else the day on which the
 * contract came to its state.
 */
function fechaDe(fila: Fila, reloj: Reloj, t: Translate<'contratos'>): CardFace['date'] {
  const { relojes, fechaFin, fechaFirma, diasParaFin, prorrogadoDesde } = fila;
  // On the board of a clock that the user may not see there are no cards, so any clock serves.
  const { estado, desde } = relojes[reloj] ?? relojes.comercial;
  if (fechaFin && (estado === 'activado' || (reloj === 'cobro' && relojes.atr.estado === 'activado'))) {
    const plazo = diasParaFin === null ? undefined : prorrogadoDesde ? 'pronto' : plazoDe(diasParaFin);
    return { label: t('fin'), value: formatFecha(fechaFin), urgent: plazo && URGENTE[plazo] };
  }
  if (estado === 'firmada' || estado === 'firmado') {
    return { label: t('fechaFirma'), value: formatFecha(fechaFirma) };
  }
  return { label: t('desde'), value: formatFecha(desde) };
}

const URGENTE = { pronto: 'soon', vencido: 'late' } as const;
