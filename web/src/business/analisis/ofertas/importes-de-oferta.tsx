import { formatEur } from '../../../format/energy.ts';
import { type Figure, formatPercent } from '../../../format/number.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { Explain } from '../../../ui/overlay/explain.tsx';
import { FormulaDeAhorro, FormulaDeComision, FormulaDeSuma } from '../comparacion/explicaciones.tsx';
import type { OfertaVista } from '../comparacion/vista.ts';
import type { DatosDeOferta } from './datos-de-oferta.ts';
import { gananciaDe, nombreDeComision } from './ganancia.ts';

type Props = {
  readonly oferta: OfertaVista;
  readonly datos: DatosDeOferta;
  readonly t: Translate;
  /** Writes the amount; in a table whose head says the unit, without it. */
  readonly write?: (eur: Figure) => string;
};

const deQuien = ({ producto, comercializadora }: OfertaVista) => `${producto}, ${comercializadora}`;

/** What the client pays: base and taxes. */
export function TotalDeOferta({ oferta, t, write = formatEur }: Omit<Props, 'datos'>) {
  const { totales } = oferta;
  const sumandos = () => [
    { texto: t('fila-baseImponible'), eur: totales.baseImponible },
    ...totales.impuestos.map(({ nombre, tipo, cuota }) => ({
      texto: `${nombre} ${formatPercent(tipo, 2)}`,
      eur: cuota,
    })),
    ...(totales.bateriaEnTotal ? [{ texto: t('fila-bateriaEnTotal'), eur: totales.bateriaEnTotal }] : []),
  ];
  return (
    <Explain
      label={`${t('total')} · ${deQuien(oferta)}`}
      explanation={() => <FormulaDeSuma sumandos={sumandos()} totalEur={totales.total} />}
    >
      {write(totales.total)}
    </Explain>
  );
}

/** What the client saves in a year; a dash while today's prices are unknown. */
export function AhorroDeOferta({ oferta, datos: { dias, actualEur }, t, write = formatEur }: Props) {
  if (actualEur === undefined) return '—';
  return (
    <Explain
      label={`${t('ahorroAnual')} · ${deQuien(oferta)}`}
      explanation={() => (
        <FormulaDeAhorro {...oferta} {...{ dias, actualEur }} ofertaEur={oferta.totales.total} />
      )}
    >
      {write(oferta.ahorroAnualEur)}
    </Explain>
  );
}

/** What the sale earns: a representative reads their own part, an administrator the sum of its fees. */
export function ComisionDeOferta({ oferta, datos, t, write = formatEur }: Props) {
  const { comision, fees } = oferta;
  if (!comision || !fees) return null;
  const { consumoKwh, potenciasKw, dias } = datos;
  const ganancia = gananciaDe(oferta, datos);
  const unknown = ganancia?.sinRegla && ganancia.tuyaEur !== null;
  return (
    <Explain
      label={`${t(nombreDeComision(datos))} · ${deQuien(oferta)}`}
      explanation={() => (
        <FormulaDeComision {...{ comision, fees, consumoKwh, potenciasKw, dias, ganancia }} />
      )}
    >
      {unknown ? t('sinRegla') : write(ganancia?.tuyaEur ?? comision.totalEur)}
    </Explain>
  );
}

/** The colour of a saving: a gain, a loss, or neither. */
export function tonoDe(ahorroEur: number | undefined): 'gana' | 'pierde' | undefined {
  if (!ahorroEur) return undefined;
  return ahorroEur > 0 ? 'gana' : 'pierde';
}
