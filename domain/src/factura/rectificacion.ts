import type { CuotaImpuesto } from './indirectos.ts';
import type { LineaFactura } from './linea.ts';

/** These amounts of a bill change their sign with it. */
const IMPORTES = [
  'terminoPotencia',
  'terminoEnergia',
  'excesos',
  'reactiva',
  'descuentos',
  'compensacion',
  'bonoSocial',
  'iee',
  'alquiler',
  'otros',
  'baseImponible',
  'noSujeto',
  'total',
] as const;

type Anulable = Readonly<Record<(typeof IMPORTES)[number], number>> & {
  readonly lineas: readonly LineaFactura[];
  readonly impuestos: readonly CuotaImpuesto[];
};

/** The bill that gives back all of another one: the same lines and totals with the other sign. */
export function negateFactura<F extends Anulable>(factura: F): F {
  return {
    ...factura,
    ...Object.fromEntries(IMPORTES.map((importe) => [importe, opuesto(factura[importe])])),
    lineas: factura.lineas.map((linea) => ({
      ...linea,
      cantidad: opuesto(linea.cantidad),
      importe: opuesto(linea.importe),
    })),
    impuestos: factura.impuestos.map((cuota) => ({
      ...cuota,
      base: opuesto(cuota.base),
      cuota: opuesto(cuota.cuota),
    })),
  };
}

/** The sum avoids minus zero, which JSON and equality tell apart. */
function opuesto(valor: number): number {
  return valor === 0 ? 0 : -valor;
}
