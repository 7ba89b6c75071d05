import { type Dia, fail, ok, type Producto, parseFecha, preciosPropiosDe, type Result } from '@vatio/domain';
import type { ProductoVigente } from './productos.schemas.ts';

/**
 * Turns a product of the price book into the one that `domain` studies; the issue names a price that its kind
 * needs and lacks.
 */
export function productoDeEstudio(vigente: ProductoVigente): Result<Producto> {
  const desde = parseFecha(vigente.desde, 'desde');
  if (!desde.ok) return desde;
  const hasta = vigente.hasta === null ? ok<Dia | undefined>(undefined) : parseFecha(vigente.hasta, 'hasta');
  if (!hasta.ok) return hasta;
  const { zonas, potenciaKw, consumoAnualMwh } = vigente;
  const comun = {
    id: vigente.id,
    nombre: vigente.nombre,
    comercializadora: vigente.comercializadora,
    tarifa: vigente.tarifa,
    ...(zonas.length > 0 && { zonas }),
    vigencia: { desde: desde.value, hasta: hasta.value },
    feeEnergiaEurMwh: vigente.feeEnergiaEurMwh,
    feePotenciaEurKwAnio: vigente.feePotenciaEurKwAnio,
    ...(potenciaKw && { potenciaKw }),
    ...(consumoAnualMwh && { consumoAnualMwh }),
    ...(vigente.activo === false && { retirado: true }),
    ...(vigente.admiteAutoconsumo === false && { admiteAutoconsumo: false }),
    excedentes: vigente.excedentes,
    potenciaEurKwAnio: vigente.potenciaEurKwAnio,
    peajesIncluidos: vigente.peajesIncluidos,
  };
  const precios: Partial<ProductoVigente> = {};
  for (const { campo, falta } of preciosPropiosDe(vigente.tipo)) {
    if ((vigente[campo] ?? null) === null) return fail('sin-precios', falta, campo);
    Object.assign(precios, { [campo]: vigente[campo] });
  }
  return ok({ ...comun, ...precios, tipo: vigente.tipo } as Producto);
}
