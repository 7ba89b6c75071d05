import type { Factura } from '../factura.ts';

/** The bill that gives back all of another one: the same lines and totals with the other sign. */
export function anular(factura: Factura): Factura {
  return {
    ...factura,
    lineas: factura.lineas.map((linea) => ({
      ...linea,
      cantidad: opuesto(linea.cantidad),
      importe: opuesto(linea.importe),
    })),
    terminoPotencia: opuesto(factura.terminoPotencia),
    terminoEnergia: opuesto(factura.terminoEnergia),
    excesos: opuesto(factura.excesos),
    reactiva: opuesto(factura.reactiva),
    descuentos: opuesto(factura.descuentos),
    compensacion: opuesto(factura.compensacion),
    bonoSocial: opuesto(factura.bonoSocial),
    iee: opuesto(factura.iee),
    alquiler: opuesto(factura.alquiler),
    otros: opuesto(factura.otros),
    baseImponible: opuesto(factura.baseImponible),
    impuestos: factura.impuestos.map((cuota) => ({
      ...cuota,
      base: opuesto(cuota.base),
      cuota: opuesto(cuota.cuota),
    })),
    noSujeto: opuesto(factura.noSujeto),
    total: opuesto(factura.total),
  };
}

/** Never a negative zero, which JSON and equality tell apart. */
function opuesto(valor: number): number {
  return valor === 0 ? 0 : -valor;
}
