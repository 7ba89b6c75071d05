import type { Dia } from '../fecha.ts';
import { type PrecioVigente, precioRegulado } from '../precios-regulados/consulta.ts';
import type { ConceptoRegulado } from '../precios-regulados/tabla.ts';
import { ok, type Result } from '../result.ts';
import { divisorDe, type Vigencia } from '../tramos.ts';
import type { EntradaFactura } from './entrada.ts';

type Fechada = Pick<EntradaFactura, 'tarifa' | 'hasta' | 'fechaPrecios' | 'divisorAnual'>;

/** The regulated price of a day of the bill: that of its own day, or of the one day whose tables price all of it. */
export function regulado(
  concepto: ConceptoRegulado,
  { tarifa, hasta, fechaPrecios }: Fechada,
  dia: Dia,
): Result<Vigencia<PrecioVigente>> {
  const precio = precioRegulado(concepto, tarifa, fechaPrecios ?? dia);
  if (!precio.ok) return precio;
  return ok({ valor: precio.value, hasta: fechaPrecios === undefined ? precio.value.hasta : hasta });
}

/** What divides a yearly price on a day of the bill. */
export function divisorDelDia(
  { hasta, fechaPrecios, divisorAnual }: Omit<Fechada, 'tarifa'>,
  dia: Dia,
): Vigencia<number> {
  if (fechaPrecios === undefined) return divisorDe(dia, divisorAnual);
  return { valor: divisorDe(fechaPrecios, divisorAnual).valor, hasta };
}
