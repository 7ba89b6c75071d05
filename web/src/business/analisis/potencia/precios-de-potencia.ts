import { anioDe, precioPotenciaAnual, type ResultadoAnalisis } from '@vatio/domain';
import type { PuntoBorrador } from '../borrador/borrador.ts';
import type { PreciosDePotencia } from './precio-del-kw.tsx';

/** What a kW costs today and in the chosen offer, €/kW·año, the regulated part included in both. */
export function preciosDePotencia(
  { precioPotencia }: PuntoBorrador,
  resultado: ResultadoAnalisis | undefined,
  idProducto: string | undefined,
): PreciosDePotencia {
  const hoy = precioPotencia.flatMap((precio) => precio ?? []);
  const oferta = resultado?.ofertas.find(({ producto }) => producto.id === idProducto);
  const propios = oferta?.precios.potenciaEurKwAnio;
  const ultimo = resultado?.periodos.at(-1)?.hasta;
  const regulada =
    oferta && ultimo !== undefined && !oferta.precios.peajesIncluidos
      ? precioPotenciaAnual(oferta.producto.tarifa, anioDe(ultimo))
      : undefined;
  return {
    hoy: hoy.length === precioPotencia.length ? hoy : undefined,
    oferta: propios?.map((precio, p) => precio + (regulada?.ok ? (regulada.value[p] ?? 0) : 0)),
  };
}
