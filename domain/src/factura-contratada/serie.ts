import { enFecha } from '../cifras-en-texto.ts';
import type { Dia } from '../fecha.ts';
import type { Hallazgo } from '../hallazgo-de-factura.ts';

/** A bill among those of the same supply and contract. */
export type FacturaEnSerie = {
  readonly id: string;
  /** The day of the first reading is not billed, and that of the last one is. */
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly estimada: boolean;
  /** What was found of it alone. */
  readonly hallazgos: readonly Hallazgo[];
};

const DE_PRECIO: readonly Hallazgo['clase'][] = ['precio-energia', 'precio-potencia'];

/**
 * What the bills of a supply say of each other, by the identifier of each, beside what was found of it alone: days that nobody
 * billed, days billed twice, prices that changed from one to the next while the contract stayed, and estimated readings.
 */
export function checkSerie(facturas: readonly FacturaEnSerie[]): ReadonlyMap<string, readonly Hallazgo[]> {
  const ordenadas = [...facturas].sort((a, b) => a.desde - b.desde || a.hasta - b.hasta);
  let cubiertoHasta: Dia | undefined;
  let previa: FacturaEnSerie | undefined;
  const found = new Map<string, readonly Hallazgo[]>();
  for (const factura of ordenadas) {
    found.set(factura.id, [
      ...factura.hallazgos,
      ...(cubiertoHasta === undefined ? [] : deLosDias(factura, cubiertoHasta)),
      ...(previa && cambiaDePrecio(previa, factura) ? [SIN_AVISO] : []),
      ...(factura.estimada ? [ESTIMADA] : []),
    ]);
    cubiertoHasta = Math.max(cubiertoHasta ?? factura.hasta, factura.hasta);
    previa = factura;
  }
  return found;
}

function deLosDias({ desde, hasta }: FacturaEnSerie, cubiertoHasta: Dia): Hallazgo[] {
  if (desde === cubiertoHasta) return [];
  if (desde > cubiertoHasta) {
    const texto = `Falta una factura: nadie ha facturado los ${desde - cubiertoHasta} días que van del ${enFecha(cubiertoHasta + 1)} al ${enFecha(desde)}`;
    return [{ clase: 'falta', importeEur: null, texto }];
  }
  const repetidos = Math.min(hasta, cubiertoHasta) - desde;
  const texto = `Factura ${repetidos} días que ya estaban facturados, desde el ${enFecha(desde + 1)}`;
  return [{ clase: 'solape', importeEur: null, texto }];
}

function cambiaDePrecio(previa: FacturaEnSerie, factura: FacturaEnSerie): boolean {
  const conOtro = ({ hallazgos }: FacturaEnSerie) => hallazgos.some(({ clase }) => DE_PRECIO.includes(clase));
  return conOtro(factura) && !conOtro(previa);
}

const SIN_AVISO: Hallazgo = {
  clase: 'cambio-de-precio',
  importeEur: null,
  texto: 'El precio ha cambiado desde la factura anterior, y el contrato no',
};

const ESTIMADA: Hallazgo = {
  clase: 'estimada',
  importeEur: null,
  texto: 'La lectura es estimada: se corregirá en otra factura',
};
