import type { informes, QueryOf } from '@vatio/contract/endpoints';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import { brandOfAccount } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import type { SheetColumn } from '../../platform/sheet/column.ts';
import { heldFile } from '../../platform/sheet/export-rows.ts';
import { type Language, languageOf } from '../../platform/sheet/words.ts';
import type { Entidad } from '../auditoria/auditoria.repository.ts';
import { deliverFile } from '../auditoria/exportacion.service.ts';
import { readInforme } from './informes.service.ts';
import { ANTES, nameOfField, nameOfMeasure, nameOfValue, TOTAL } from './palabras.ts';

/** Whose rows a report of the source has added up, for the audit. */
const ENTIDADES: Readonly<Record<informes.NombreDeFuente, Entidad>> = {
  contratos: 'contrato',
  cartera: 'contrato',
  renovaciones: 'contrato',
  propuestas: 'propuesta',
  ahorros: 'propuesta',
  comisiones: 'liquidacion',
  extractos: 'extracto',
  importaciones: 'punto-suministro',
};

type Row = { readonly nombre: string; readonly cifras: readonly (number | null)[] };

/** The report as a file: its rows, a column for each of its columns, the totals, and what was before. */
export async function deliverInforme(
  db: Db,
  {
    viewer,
    query: { formato, ...consulta },
    reply,
  }: {
    readonly viewer: Viewer;
    readonly query: QueryOf<typeof informes.hoja>;
    readonly reply: FastifyReply;
  },
): Promise<FastifyReply> {
  const informe = await readInforme(db, viewer, consulta);
  const language = languageOf(reply.request.headers['accept-language']);
  const { columnas, rows } = sheetOf(consulta, informe, language);
  const { nombre: marca } = await brandOfAccount(db, viewer.id);
  const titulo = nameOfMeasure(consulta.medida)[language];
  const exportFile = heldFile(
    { formato, nombre: `informe-${consulta.fuente}`, titulo, marca, columnas },
    rows,
  );
  const salida = {
    entidad: ENTIDADES[consulta.fuente],
    despues: { formato, consulta: new URLSearchParams(definedOf(consulta)).toString() },
  };
  return deliverFile({ db, peticion: { viewer, reply }, salida, exportFile });
}

function definedOf(consulta: object): Record<string, string> {
  return Object.fromEntries(Object.entries(consulta).filter(([, value]) => value !== undefined));
}

function sheetOf(
  consulta: informes.Consulta,
  { filas, columnas, celdas, total, antes, nombres }: informes.Informe,
  language: Language,
): { readonly columnas: SheetColumn<Row>[]; readonly rows: Row[] } {
  const naming = { fuente: consulta.fuente, nombres };
  const valueName = (campo: string, valor: string | null) => nameOfValue(naming, campo, valor)[language];
  const figures = [
    ...columnas.map(({ valor }) => valueName(consulta.columnas ?? '', valor)),
    columnas.length > 0 ? TOTAL[language] : nameOfMeasure(consulta.medida)[language],
    ...(antes ? [`${ANTES[language]} (${antes.desde} – ${antes.hasta})`] : []),
  ];
  const ends = ({ ahora, antes: before }: informes.Cifra) => (antes ? [ahora, before] : [ahora]);
  const rows = filas.map((fila, i) => ({
    nombre: valueName(consulta.filas, fila.valor),
    cifras: [...celdas[i]!.map(({ ahora }) => ahora), ...ends(fila.total)],
  }));
  const sums = [...columnas.map((columna) => columna.total.ahora), ...ends(total)];
  return {
    columnas: [
      { titulo: nameOfField(consulta.filas)[language], celda: ({ nombre }) => nombre },
      ...figures.map((titulo, i) => ({ titulo, celda: ({ cifras }: Row) => cifras[i] ?? null })),
    ],
    rows: [...rows, { nombre: TOTAL[language], cifras: sums }],
  };
}
