import { isTarifaDeCups, parseCups, type TarifaDeSuministro, tarifaEscrita, valoresDe } from '@vatio/domain';
import type { RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { Ajeno } from '../../puntos-suministro/contrato-ajeno.service.ts';
import { motivoDe } from './columnas.ts';

/** The supply points that a row brings with its client, by the 20 characters of their CUPS. */
export type Suministros = {
  readonly cups: readonly string[];
  readonly tarifa?: TarifaDeSuministro | undefined;
  /** What its client has signed for them with another house. Rows that waited before a file could say it have none. */
  readonly contrato?: Partial<Ajeno>;
};

/** Reads the CUPS of a row and their tariff. An impossible CUPS refuses the row; a tariff that is none is left out. */
export function readSuministros(
  celdas: readonly string[],
  tarifa: string | undefined,
): Suministros & { readonly motivos: readonly RowReason[]; readonly avisos: readonly RowReason[] } {
  const motivos: RowReason[] = [];
  const avisos: RowReason[] = [];
  const cups = new Set<string>();
  for (const escrito of celdas.flatMap(valoresDe)) {
    const leido = parseCups(escrito);
    if (leido.ok) cups.add(leido.value.cups);
    else motivos.push(motivoDe('cups', leido.issue.message));
  }
  const leida = tarifa === undefined ? undefined : tarifaEscrita(tarifa);
  if (tarifa !== undefined && !leida)
    avisos.push(motivoDe('tarifa', `«${tarifa}» no es ninguna tarifa de acceso`));
  for (const codigo of cups)
    if (leida && !isTarifaDeCups(codigo, leida))
      avisos.push(
        motivoDe('tarifa', `${leida} no es de ${codigo}, que es de la otra energía: va sin tarifa`),
      );
  return { cups: [...cups], tarifa: leida, motivos, avisos };
}
