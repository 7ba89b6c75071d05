import type { propuestas } from '@vatio/contract';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatSaving } from '../../../format/number.ts';
import type { CardFace } from '../../../list/board/board-parts.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { moneyFacts } from '../../../trade/money-facts.ts';

type Fila = propuestas.PropuestaRow;

export function caraDe(fila: Fila, t: Translate<'propuestas'>, vende: boolean): CardFace {
  const { id, codigo, numero, cliente, ahorroAnualEur, ahorroPct, comisionEur, tuyaEur } = fila;
  const ahorro = `${formatEur(ahorroAnualEur)} · ${formatSaving(ahorroPct)}`;
  return {
    title: numero > 1 ? `${codigo} · v${numero}` : codigo,
    href: `/propuestas/${id}`,
    text: cliente.nombre,
    detail: <Detalle fila={fila} t={t} />,
    figures: [
      { label: t('ahorro'), value: ahorro },
      ...moneyFacts({ comisionEur: vende ? comisionEur : undefined, tuyaEur }, t),
    ],
    date: fechaDe(fila, t),
  };
}

function Detalle({ fila, t }: { readonly fila: Fila; readonly t: Translate<'propuestas'> }) {
  const { cups, estado, aperturas } = fila;
  const [primero, ...resto] = cups;
  return (
    <>
      <span>
        <span className="vt-code">{formatCups(primero)}</span>
        {resto.length > 0 && ` +${resto.length}`}
      </span>
      {estado === 'vista' && <span>{t('vecesAbierta', { count: aperturas })}</span>}
    </>
  );
}

/** With this many days left to answer, the date is marked as urgent. */
const PRONTO_DIAS = 3;

/** The date of the card: when the proposal was made, until when the client may answer, or when they did. */
function fechaDe(fila: Fila, t: Translate<'propuestas'>): CardFace['date'] {
  const { estado, creado, actualizado, validaHasta, diasRestantes } = fila;
  if (estado === 'borrador') return { label: t('creada'), value: formatFecha(creado) };
  if (estado === 'aceptada' || estado === 'rechazada') {
    return { label: t(`estado-${estado}`), value: formatFecha(actualizado) };
  }
  const pronto = diasRestantes !== null && diasRestantes <= PRONTO_DIAS;
  return {
    label: t('validaHasta'),
    value: formatFecha(validaHasta),
    urgent: pronto ? 'soon' : undefined,
  };
}
