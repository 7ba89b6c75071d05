import type { ResultadoAnalisis } from '@vatio/domain';
import type { PuntoBorrador } from '../borrador/borrador.ts';
import type { PreciosDePotencia } from './precio-del-kw.tsx';

/** The price of a kW today and in the chosen offer, €/kW·año; both include the regulated part. */
export function preciosDePotencia(
  { precioPotenciaEurKwAnio }: PuntoBorrador,
  resultado: ResultadoAnalisis | undefined,
  productoId: string | undefined,
): PreciosDePotencia {
  const hoy = precioPotenciaEurKwAnio.flatMap((precio) => precio ?? []);
  const oferta = resultado?.ofertas.find(({ producto }) => producto.id === productoId);
  return {
    hoy: hoy.length === precioPotenciaEurKwAnio.length ? hoy : undefined,
    oferta: oferta?.preciosCompletos.potenciaEurKwAnio,
  };
}
