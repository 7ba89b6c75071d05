import type { BodyOf, calculos, facturas, ResponseOf } from '@vatio/contract/endpoints';
import { contrastFactura, type LeyDelMes, round, verdictOf, veredictoDe } from '@vatio/domain';
import { invalidData } from '../../platform/problems.ts';
import { billFactura } from '../calculos/factura.service.ts';

type Comprobacion = Pick<facturas.Factura, 'calculadoEur' | 'veredicto' | 'motivo' | 'contrastes' | 'avisos'>;

/** Far above any bill, and within what a column of euros holds. */
const MAX_EUR = 1e9;

/** The bill that the confirmed data make beside what it prints; data that make none are a 400 that says why. */
export function checkFactura(
  { datos, lineas, total }: BodyOf<typeof facturas.create>,
  ley: LeyDelMes,
): Comprobacion {
  const calculada = billFactura({ ...datos, totalImpreso: total }, ley);
  if (Math.abs(calculada.total) > MAX_EUR)
    throw invalidData({ datos: 'Sus cifras dan un importe que no es de una factura' });
  const contrastes = contrastFactura(lineas, calculada).map((contraste) =>
    // A bill that was typed, or came by its code, prints no lines that could differ.
    lineas.length > 0 ? contraste : { ...contraste, diferencia: 0, motivo: null },
  );
  const totales = { impreso: total, calculado: calculada.total };
  return {
    calculadoEur: calculada.total,
    veredicto: veredictoDe(contrastes, totales),
    motivo: verdictOf(contrastes, totales),
    contrastes: contrastes.map((contraste) => ({ ...contraste, texto: null })),
    avisos: calculada.avisos ?? [],
  };
}

const NO_CUADRA = 'Sus líneas no suman su total';

type FacturaAtr = ResponseOf<typeof calculos.f1>['facturas'][number];

/** What the reader of messages has found of the bill of a distributor, line by line. */
export function checkedAtr({ lineas, totalEur, cuadra, avisos }: FacturaAtr): Comprobacion {
  const contrastes = lineas.map(({ concepto, texto, periodo, importe, esperado, diferencia, motivo }) => ({
    concepto,
    texto: texto ?? null,
    periodo: periodo ?? null,
    impreso: importe,
    calculado: esperado,
    diferencia,
    motivo: motivo ?? null,
  }));
  const calculadoEur = round(totalEur - contrastes.reduce((suma, { diferencia }) => suma + diferencia, 0));
  const difieren = contrastes.filter(({ motivo }) => motivo !== null);
  const diferencia = round(totalEur - calculadoEur);
  const veredicto = veredictoOf({ cuadra, diferencia });
  return {
    calculadoEur,
    veredicto,
    motivo:
      veredicto === 'correcta'
        ? 'La factura de la distribuidora está bien'
        : [...new Set([...difieren.map(({ motivo }) => motivo), ...avisos])].join('. ') || NO_CUADRA,
    contrastes,
    avisos: [...avisos],
  };
}

function veredictoOf({ cuadra, diferencia }: { readonly cuadra: boolean; readonly diferencia: number }) {
  if (cuadra) return 'correcta';
  if (diferencia === 0) return 'lineas';
  return diferencia > 0 ? 'de-mas' : 'de-menos';
}
