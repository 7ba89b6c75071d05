import { enCifra, enEuros } from '../cifras-en-texto.ts';
import { round, sum } from '../exact.ts';
import type { Issue } from '../result.ts';
import { avisosDeSuministro } from '../suministro-posible.ts';
import type { EntradaFactura } from './entrada.ts';
import type { LineaFactura } from './linea.ts';
import { periodosSinHoras } from './periodos-sin-horas.ts';
import { enTramos } from './tramos-de-factura.ts';

type Calculada = { readonly lineas: readonly LineaFactura[]; readonly total: number };

/** What does not fit in a bill, though every one of its figures can be computed. */
export function avisosDeFactura(entrada: EntradaFactura, factura: Calculada): Issue[] {
  const avisos = enTramos(entrada).flatMap(({ tarifa, potenciasKw }) =>
    avisosDeSuministro(tarifa, potenciasKw),
  );
  if (entrada.fechaFactura !== undefined && entrada.fechaFactura < entrada.hasta) {
    const message = 'La fecha de la factura es anterior al último día que factura';
    avisos.push({ code: 'emitida-antes-de-tiempo', message, part: 'fechaFactura' });
  }
  avisos.push(...cuartosFuera(entrada), ...periodosSinHoras(entrada), ...descuentosDeMas(entrada, factura));
  // A bill of differences gives money back by its nature.
  if (factura.total < 0 && entrada.rectifica?.modo !== 'diferencias') {
    const message = `El total de la factura queda por debajo de cero: ${enEuros(factura.total)}`;
    avisos.push({ code: 'total-negativo', message, part: 'total' });
  }
  if (avisos.length < 2) return avisos;
  const vistos = new Set<string>();
  return avisos.filter(({ message }) => !vistos.has(message) && vistos.add(message));
}

/** Quarter-hours of days that the bill does not cover, which are not billed. */
function cuartosFuera({ demanda, desde, hasta }: EntradaFactura): Issue[] {
  if (demanda?.tipo !== 'cuartos-por-dia') return [];
  let fuera = 0;
  for (const [dia, kwPorPeriodo] of demanda.dias) {
    if (dia > desde && dia <= hasta) continue;
    for (const kw of kwPorPeriodo) fuera += kw.length;
  }
  if (fuera === 0) return [];
  const message = `${enCifra(fuera)} cuartos de hora son de días que la factura no cubre y no se cuentan`;
  return [{ code: 'cuartos-fuera', message, part: 'cuartoshorarios' }];
}

const TERMINOS = { potencia: 'potencia', energia: 'energía' } as const;

/** Discounts that take more off a term than it has of the supplier's own prices. */
function descuentosDeMas({ descuentos = [] }: EntradaFactura, { lineas }: Calculada): Issue[] {
  const rebajas = lineas.filter(({ concepto }) => concepto === 'descuento');
  return (['potencia', 'energia'] as const).flatMap((sobre) => {
    const rebaja = round(
      sum(rebajas.map(({ importe }, i) => (descuentos[i]?.sobre === sobre ? -importe : 0))),
    );
    const termino = round(
      sum(lineas.flatMap(({ concepto, importe }) => (concepto === sobre ? importe : []))),
    );
    if (rebaja === 0 || rebaja <= termino) return [];
    const message = `Los descuentos de ${TERMINOS[sobre]} (${enEuros(rebaja)}) superan su término (${enEuros(termino)})`;
    return [{ code: 'descuento-excesivo', message, part: 'descuentos' }];
  });
}
