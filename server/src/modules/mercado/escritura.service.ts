import { type DiaDeSerie, formatFecha, versionDeFichero } from '@vatio/domain';
import type pg from 'pg';
import { type FilaDeSerie, findStored, insertDias, openMonths } from './escritura.repository.ts';

type Cambios = { readonly nuevas: number; readonly cambiadas: number };

/**
 * Keeps the days that files bring, of the version that the name of each says: a new value stands in place of the stored one, a
 * blank in place of none, and what stood there stays as an earlier revision. A day of hours does not take the place of one of
 * quarters. Answers how many values are new or other.
 */
export async function keepSeries(
  client: pg.Client,
  leidos: readonly (DiaDeSerie & { readonly fichero: string })[],
): Promise<Cambios> {
  const cambios = { nuevas: 0, cambiadas: 0 };
  const dias = joinFiles(leidos);
  if (dias.length === 0) return cambios;
  await openMonths(
    client,
    dias.map(({ dia }) => dia),
  );
  const guardados = new Map((await findStored(client, dias)).map((fila) => [keyOf(fila), fila]));
  const porGuardar = dias.flatMap((dia) => {
    const guardado = guardados.get(keyOf(dia));
    const valores = overlay(guardado, dia);
    if (!valores) return [];
    const previos = guardado?.resolucion === dia.resolucion ? guardado.valores : [];
    const distintos = valores.filter((valor, i) => valor !== (previos[i] ?? null)).length;
    const estrenados = valores.filter((valor, i) => valor !== null && (previos[i] ?? null) === null).length;
    cambios.nuevas += estrenados;
    cambios.cambiadas += distintos - estrenados;
    return distintos === 0 ? [] : [{ ...dia, valores, revision: (guardado?.revision ?? 0) + 1 }];
  });
  if (porGuardar.length > 0) await insertDias(client, porGuardar);
  return cambios;
}

/** Files of the same day and version follow one another, each over those before it. */
function joinFiles(leidos: Parameters<typeof keepSeries>[1]): FilaDeSerie[] {
  const porClave = new Map<string, FilaDeSerie>();
  for (const { fichero, dia, ...resto } of leidos) {
    const fila = { ...resto, dia: formatFecha(dia), version: versionDeFichero(fichero) };
    const clave = keyOf(fila);
    const valores = overlay(porClave.get(clave), fila);
    if (valores) porClave.set(clave, { ...fila, valores });
  }
  return [...porClave.values()];
}

/** The values of a day over those that were there; undefined when these are finer. */
function overlay(previo: FilaDeSerie | undefined, dia: FilaDeSerie): readonly (number | null)[] | undefined {
  if (!previo || previo.resolucion > dia.resolucion) return dia.valores;
  if (previo.resolucion < dia.resolucion) return undefined;
  return dia.valores.map((valor, i) => valor ?? previo.valores[i] ?? null);
}

function keyOf({ serie, dia, version }: FilaDeSerie): string {
  return `${serie} ${dia} ${version}`;
}
