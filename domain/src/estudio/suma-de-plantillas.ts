import type { CuotaImpuesto } from '../factura/indirectos.ts';
import { type Plantilla, type PreciosPorAnio, terminosDe } from '../factura/plantilla.ts';
import type { Totales } from '../factura/totales.ts';
import { ok, type Result } from '../result.ts';

type Cuota = { -readonly [campo in keyof CuotaImpuesto]: CuotaImpuesto[campo] };

/** The sums of some bills for the prices of an offer: whole cents all the way, so that no order of adding matters. */
export function sumPlantillas(plantillas: readonly Plantilla[], precios: PreciosPorAnio): Result<Totales> {
  let [dias, potencia, energia, excesos, reactiva, bonoSocial, iee, alquiler] = [0, 0, 0, 0, 0, 0, 0, 0];
  const cuotas: Cuota[] = [];
  for (const plantilla of plantillas) {
    const terminos = terminosDe(plantilla, precios);
    if (!terminos.ok) return terminos;
    const { entrada, impuestos } = plantilla;
    dias += entrada.hasta - entrada.desde;
    potencia += terminos.value.potencia;
    energia += terminos.value.energia;
    iee += terminos.value.iee;
    excesos += plantilla.excesos;
    reactiva += plantilla.reactiva;
    bonoSocial += plantilla.bonoSocial;
    alquiler += plantilla.alquiler;
    if (impuestos.ok) group(cuotas, impuestos.value.nombre, terminos.value.cuotas);
  }
  const base = potencia + energia + excesos + reactiva + bonoSocial + iee + alquiler;
  const total = cuotas.reduce((suma, { cuota }) => suma + cuota, base);
  return ok({
    dias,
    terminoPotencia: potencia / 100,
    terminoEnergia: energia / 100,
    excesos: excesos / 100,
    reactiva: reactiva / 100,
    descuentos: 0,
    compensacion: 0,
    bonoSocial: bonoSocial / 100,
    iee: iee / 100,
    alquiler: alquiler / 100,
    baseImponible: base / 100,
    total: total / 100,
    impuestos: cuotas.map((cuota) => ({ ...cuota, base: cuota.base / 100, cuota: cuota.cuota / 100 })),
  });
}

/** Quotas in cents are added up by tax and rate. */
function group(
  grupos: Cuota[],
  nombre: CuotaImpuesto['nombre'],
  cuotas: readonly Pick<CuotaImpuesto, 'base' | 'tipo' | 'cuota'>[],
): void {
  for (const { base, tipo, cuota } of cuotas) {
    const grupo = grupos.find((candidato) => candidato.nombre === nombre && candidato.tipo === tipo);
    if (grupo) {
      grupo.base += base;
      grupo.cuota += cuota;
    } else grupos.push({ nombre, base, tipo, cuota });
  }
}
