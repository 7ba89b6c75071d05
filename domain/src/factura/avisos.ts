import { enCifra } from '../cifras-en-texto.ts';
import type { Issue } from '../result.ts';
import { avisosDeSuministro } from '../suministro-posible.ts';
import type { EntradaFactura } from './entrada.ts';
import { enTramos } from './tramos-de-factura.ts';

/** What does not fit in a bill, though every one of its figures can be computed. */
export function avisosDeFactura(entrada: EntradaFactura): Issue[] {
  const avisos = enTramos(entrada).flatMap(({ tarifa, potenciasKw }) =>
    avisosDeSuministro(tarifa, potenciasKw),
  );
  if (entrada.fechaFactura !== undefined && entrada.fechaFactura < entrada.hasta) {
    const message = 'La fecha de la factura es anterior al último día que factura';
    avisos.push({ code: 'emitida-antes-de-tiempo', message, part: 'fechaFactura' });
  }
  avisos.push(...cuartosFuera(entrada));
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
