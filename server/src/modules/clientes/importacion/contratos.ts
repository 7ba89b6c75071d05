import { foldText } from '../../../platform/fold-text.ts';
import type { RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import { type Ajeno, mergeAjeno } from '../../puntos-suministro/contrato-ajeno.service.ts';
import { motivoDe } from './columnas.ts';
import type { Conocidos } from './conocidos.ts';
import type { Renglon } from './renglon.ts';

/** A contract with another house that a row writes on a supply point of its client. */
export type PorAnotar = { readonly cups: string; readonly isNew: boolean; readonly despues: Ajeno };

/** What a row says of the contracts of those of its supply points that are or become its client's. */
export function contratosPorAnotar({
  renglon: { suministros },
  suyos,
  conocidos: { puntos, comercializadoras },
  avisos,
}: {
  readonly renglon: Renglon;
  readonly suyos: readonly string[];
  readonly conocidos: Conocidos;
  readonly avisos: RowReason[];
}): PorAnotar[] {
  const contrato = suministros?.contrato;
  if (!contrato) return [];
  const { comercializadora } = contrato;
  const written = {
    ...contrato,
    ...(comercializadora && { comercializadora: nombrada(comercializadora, comercializadoras) }),
  };
  return suyos.flatMap((cups) => {
    const punto = puntos.get(cups);
    if (punto?.conContrato) {
      avisos.push(motivoDe('comercializadora', `${cups} tiene ya contrato con la casa: no se anota otro`));
      return [];
    }
    const antes = punto?.contratoAjeno ?? null;
    const despues = mergeAjeno(antes, written);
    return despues ? [{ cups, isNew: antes === null, despues }] : [];
  });
}

/** A supplier by the name that the house gives it. */
function nombrada(escrita: string, conocidas: readonly string[]): string {
  return conocidas.find((nombre) => foldText(nombre) === foldText(escrita)) ?? escrita;
}
