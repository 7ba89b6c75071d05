import { formatFecha, INDICADORES_DE_ESIOS, parseFecha } from '@vatio/domain';
import { orProblem } from '../../../platform/issues.ts';
import {
  type Conector,
  ConexionError,
  type FicheroTraido,
  jsonOf,
  type Preguntar,
  SinDatosError,
} from './conector.ts';

/** More publications of a day than these there have never been. */
const MAX_VERSIONES = 9;

/** The prices of the day-ahead market, as OMIE publishes them in files of a day; of each the last version that there is. */
export const omie: Conector<'dia'> = {
  bring: async ({ desde, dia }, { direccion }, preguntar) => {
    const ficheros: FicheroTraido[] = [];
    for (const cada of daysBetween(desde, dia)) {
      const ultimo = await lastVersionOf(cada, direccion, preguntar);
      if (ultimo) ficheros.push(ultimo);
    }
    if (ficheros.length === 0) throw new ConexionError('OMIE no ha publicado todavía ese día');
    return ficheros;
  },
};

async function lastVersionOf(
  dia: string,
  direccion: string,
  preguntar: Preguntar,
): Promise<FicheroTraido | undefined> {
  let ultimo: FicheroTraido | undefined;
  for (let version = 1; version <= MAX_VERSIONES; version++) {
    const nombre = `marginalpdbc_${dia.replaceAll('-', '')}.${version}`;
    const url = `${direccion}/es/file-download?parents=marginalpdbc&filename=${nombre}`;
    const { status, cuerpo } = await preguntar({ url });
    if (status === 404 || !cuerpo.toString('latin1').trimStart().startsWith('MARGINALPDBC')) break;
    ultimo = { nombre, contenido: cuerpo };
  }
  return ultimo;
}

function daysBetween(desde: string, hasta: string): string[] {
  const [primero, ultimo] = [orProblem(parseFecha(desde)), orProblem(parseFecha(hasta))];
  return Array.from({ length: Math.max(0, ultimo - primero + 1) }, (_, i) => formatFecha(primero + i));
}

/** The indicators of ESIOS that are kept, each in its call. */
export const esios: Conector<'dia'> = {
  bring: async ({ desde, dia }, { direccion, clave }, preguntar) => {
    const ficheros: FicheroTraido[] = [];
    for (const indicador of INDICADORES_DE_ESIOS) {
      const query = new URLSearchParams({ start_date: `${desde}T00:00`, end_date: `${dia}T23:59` });
      const respuesta = await preguntar({
        url: `${direccion}/indicators/${indicador}?${query}`,
        headers: {
          accept: 'application/json; application/vnd.esios-api-v1+json',
          'x-api-key': clave ?? '',
        },
      });
      if (respuesta.status === 404 || !hasValues(jsonOf(respuesta, 'ESIOS'))) continue;
      ficheros.push({ nombre: `esios-${indicador}-${dia}.json`, contenido: respuesta.cuerpo });
    }
    if (ficheros.length === 0) throw new SinDatosError('ESIOS no ha publicado todavía nada de ese día');
    return ficheros;
  },
};

function hasValues(respuesta: unknown): boolean {
  const { indicator } = respuesta as { indicator?: { values?: unknown[] } };
  return (indicator?.values?.length ?? 0) > 0;
}
