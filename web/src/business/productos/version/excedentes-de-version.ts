import type { productos } from '@vatio/contract';
import { formatEurKwh } from '../../../format/energy.ts';
import { formatWithUnit } from '../../../format/number.ts';
import type { Translate } from '../../../texts/dictionary.ts';

/** What a version makes of surplus, each with its name. */
export function excedentesDeVersion(
  { excedentes }: Pick<productos.ProductoVersion, 'excedentes'>,
  t: Translate,
): readonly (readonly [string, string])[] {
  if (!excedentes) return [[t('excedentes'), t('excedentesSinPagar')]];
  const { precioEurKwh, tope, bateriaVirtual } = excedentes;
  const precio = [t('excedentes'), `${formatEurKwh(precioEurKwh)}, ${t(`hasta-${tope}`)}`] as const;
  if (!bateriaVirtual) return [precio];
  const { cuotaEurMes, caducidadMeses, sobre } = bateriaVirtual;
  const caduca =
    caducidadMeses === null ? t('bateriaSinCaducidad') : t('bateriaCaduca', { meses: caducidadMeses });
  const bateria = [formatWithUnit(cuotaEurMes, '€/mes', 2), caduca, t(`paga-${sobre}`)];
  return [precio, [t('bateriaVirtual'), bateria.join(' · ')]];
}
