import { type Dia, fail, ok, type Producto, parseFecha, type Result } from '@vatio/domain';
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
  const { zonas, potenciaKw, consumoAnualMwh, energiaEurKwh, terminos, mediasMercadoEurKwh } = vigente;
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
    potenciaEurKwAnio: vigente.potenciaEurKwAnio,
    peajesIncluidos: vigente.peajesIncluidos,
  };
  if (vigente.tipo === 'fijo') {
    if (!energiaEurKwh)
      return fail('sin-precios', 'Un producto fijo lleva precios de energía', 'energiaEurKwh');
    return ok({ ...comun, tipo: 'fijo', energiaEurKwh });
  }
  if (!terminos) return fail('sin-precios', 'Un indexado lleva sus términos', 'terminos');
  if (!mediasMercadoEurKwh) {
    return fail('sin-precios', 'Un indexado lleva precios medios de mercado', 'mediasMercadoEurKwh');
  }
  return ok({ ...comun, tipo: 'indexado', terminos, mediasMercadoEurKwh });
}
