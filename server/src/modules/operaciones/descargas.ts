import type { operaciones } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import { toCsv } from '../../platform/sheet/to-csv.ts';
import { type FilaConNombre, listFilas } from './filas.repository.ts';
import { DE_LO_QUE_QUEDO_FUERA } from './importacion/columnas.ts';
import { type LineaRechazada, listLineasRechazadas } from './lineas.repository.ts';

const FILAS_POR_PAGINA = 1000;

const RESULTADO: Readonly<Record<operaciones.Resultado, string>> = {
  pendiente: 'No hecha: se paró antes',
  hecha: 'Hecha',
  'sin-cambios': 'Ya estaba así',
  rechazada: 'No hecha',
};

const COLUMNAS = [
  { titulo: 'N.º', celda: ({ orden }: FilaConNombre) => orden },
  { titulo: 'Línea', celda: ({ linea }: FilaConNombre) => linea },
  { titulo: 'Qué es', celda: ({ entidad }: FilaConNombre) => entidad },
  { titulo: 'Nombre', celda: ({ nombre }: FilaConNombre) => nombre },
  { titulo: 'Identificador', celda: ({ entidadId }: FilaConNombre) => entidadId },
  { titulo: 'Resultado', celda: ({ resultado }: FilaConNombre) => RESULTADO[resultado] },
  { titulo: 'Motivo', celda: ({ motivo }: FilaConNombre) => motivo },
];

export function resultadoCsv(db: Db, id: string): AsyncGenerator<string> {
  return toCsv(COLUMNAS, paginas());

  async function* paginas() {
    for (let page = 1; ; page++) {
      const { rows } = await listFilas(db, id, { page, limit: FILAS_POR_PAGINA });
      yield rows;
      if (rows.length < FILAS_POR_PAGINA) return;
    }
  }
}

/**
 * The rejected rows under the titles of their own file, so that they can be mended and loaded again; line and
 * reasons come in front.
 */
export function erroresCsv(db: Db, id: string, titulos: readonly string[]): AsyncGenerator<string> {
  const [line, field, reason] = DE_LO_QUE_QUEDO_FUERA;
  const columnas = [
    { titulo: line, celda: ({ linea }: LineaRechazada) => linea },
    { titulo: field, celda: ({ campo }: LineaRechazada) => campo },
    { titulo: reason, celda: ({ motivo }: LineaRechazada) => motivo },
    ...titulos.map((titulo, i) => ({ titulo, celda: ({ celdas }: LineaRechazada) => celdas[i] ?? '' })),
  ];
  return toCsv(columnas, paginas());

  async function* paginas() {
    for (let desde = 0; ; ) {
      const lineas = await listLineasRechazadas({ db, operacionId: id, desde, cuantas: FILAS_POR_PAGINA });
      yield lineas;
      if (lineas.length < FILAS_POR_PAGINA) return;
      desde = lineas.at(-1)!.orden;
    }
  }
}
