import { parseFecha, type Tarifa, type Zona } from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';
import { addDays, type DiaCompleto } from './meses-de-curva.ts';

/** The surplus of a row by period; nothing where the curve lacks some of its days. */
export function excedentesDeFila({
  fila,
  vertida,
  tarifa,
  zona,
}: {
  readonly fila: { readonly desde: string; readonly hasta: string };
  readonly vertida: readonly DiaCompleto[];
  readonly tarifa: Tarifa;
  readonly zona: Zona;
}): { excedentesKwh?: number[] } {
  const desde = orProblem(parseFecha(fila.desde)) + 1;
  const hasta = orProblem(parseFecha(fila.hasta));
  const suyos = vertida.filter(({ dia }) => dia >= desde && dia <= hasta);
  if (hasta < desde || suyos.length < hasta - desde + 1) return {};
  return { excedentesKwh: addDays({ desde, hasta, dias: suyos, tarifa, zona }) };
}
