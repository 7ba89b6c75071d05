import type { Zona } from '../calendario.ts';
import { enFecha } from '../cifras-en-texto.ts';
import { type Dia, type Fecha, formatFecha } from '../fecha.ts';
import { tipoGeneralDe } from '../impuestos/general.ts';
import { type ImpuestosDelDia, impuestosDelDia } from '../impuestos/indirectos.ts';
import { fail, ok, type Result } from '../result.ts';

type Rebaja = {
  readonly desde: Fecha;
  readonly hasta: Fecha;
  readonly tipo: number;
  readonly fuente: string;
};

/** Invoice dates on which gas paid less IVA than the general rate. */
const REBAJAS_IVA: readonly Rebaja[] = [
  { desde: '2022-10-01', hasta: '2023-12-31', tipo: 0.05, fuente: 'RDL 17/2022 y prórrogas' },
  { desde: '2024-01-01', hasta: '2024-03-31', tipo: 0.1, fuente: 'RDL 8/2023' },
];

/** 0.65 €/GJ for what is neither fuel of engines nor of industrial use, in €/kWh (Ley 38/1992 art. 50, epígrafe 1.10). */
const HIDROCARBUROS_EUR_KWH = 0.00234;

/** The tax on hydrocarbons has no force in Canarias, Ceuta and Melilla (Ley 38/1992 art. 3). */
export function hidrocarburosEn(zona: Zona): { readonly eurKwh: number; readonly fuente: string } {
  const rige = zona === 'peninsula' || zona === 'baleares';
  return rige
    ? { eurKwh: HIDROCARBUROS_EUR_KWH, fuente: 'Ley 38/1992 art. 50, epígrafe 1.10: 0,65 €/GJ' }
    : { eurKwh: 0, fuente: 'Ley 38/1992 art. 3: no rige en Canarias, Ceuta y Melilla' };
}

/**
 * Indirect tax of a gas bill, per one. IVA by the date of the bill. Canarias and the cities as electricity that is not of a
 * dwelling: IGIC 3 %, IPSI 1 %, and the rates of services for the rental. `tipoDado` takes the place of the one on gas.
 */
export function impuestosDelGas(
  zona: Zona,
  fechaFactura: Dia,
  tipoDado: number | undefined,
): Result<ImpuestosDelDia> {
  if (zona !== 'peninsula' && zona !== 'baleares') {
    return impuestosDelDia({ zona, uso: 'otros', potenciaMaximaKw: 0, fechaFactura, tipoDado });
  }
  const iva = ivaDelGas(fechaFactura, tipoDado);
  // The rental of the meter is part of the supply of gas and pays its rate.
  if (iva) return ok({ nombre: 'IVA', tipo: iva.tipo, tipoServicios: iva.tipo, fuente: iva.fuente });
  const message = `No hay tipo de IVA para el ${enFecha(fechaFactura)}: indícalo`;
  return fail('sin-tabla-regulada', message, 'impuesto.tipo');
}

function ivaDelGas(dia: Dia, tipoDado: number | undefined): Pick<Rebaja, 'tipo' | 'fuente'> | undefined {
  if (tipoDado !== undefined) return { tipo: tipoDado, fuente: 'indicado' };
  const fecha = formatFecha(dia);
  const rebaja = REBAJAS_IVA.find(({ desde, hasta }) => fecha >= desde && fecha <= hasta);
  if (rebaja) return rebaja;
  const general = tipoGeneralDe('IVA', dia);
  return general === undefined ? undefined : { tipo: general / 100, fuente: 'Ley 37/1992 art. 90' };
}
