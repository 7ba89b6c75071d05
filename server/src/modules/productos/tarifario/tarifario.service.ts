import type { BodyOf, productos, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import type { Book } from '../../../platform/sheet/reading/book.ts';
import { findTable } from '../../../platform/sheet/reading/find-table.ts';
import { openBook } from '../../../platform/sheet/reading/read-sheet.ts';
import { today } from '../../../platform/today.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { type EntradaAuditoria, insertAuditorias } from '../../auditoria/auditoria.repository.ts';
import {
  recalled,
  recallFile,
  rememberFile,
  usada,
} from '../../operaciones/importacion/asignaciones.service.ts';
import { chosenOf, placeOf, readMap } from '../../operaciones/importacion/lectura.service.ts';
import { changeLibro, closeVersion, insertProductos, insertVersiones } from '../libro.repository.ts';
import { listLibro, type ProductoConHistorial } from '../productos.repository.ts';
import type { Borrador } from './borrador.ts';
import { COLUMNAS } from './columnas.ts';
import { interpretTarifario } from './interpretacion.ts';
import { columnasLeidas, LIMITES, listIn } from './lista-leida.ts';
import { planTarifario } from './plan.ts';
import { readPortada } from './portada.ts';
import { campoDeTitulo } from './titulos.ts';

/** Reads a price list and says what it does. With `publicar` it does all of it, or nothing if a row is wrong. */
export async function loadTarifario({
  db,
  viewer,
  files,
  publish,
  body,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly publish: boolean;
  readonly body: BodyOf<typeof productos.importTarifario>;
}): Promise<ResponseOf<typeof productos.importTarifario>> {
  const book = await openBook(files, { limits: LIMITES, chosen: chosenOf(body) });
  return changeLibro(db, async (trx) => {
    const libro = await listLibro(trx, viewer);
    const { lista, mapa, recordada, titulos } = await recallList({ trx, viewer, book, body, libro });
    const datos = columnasLeidas(lista, mapa);
    const dicha = body.comercializadora ?? (recordada?.deEstosTitulos && recordada.comercializadora);
    const { renglones, avisos, comercializadora } = interpretTarifario({
      lista,
      mapa,
      dicha: dicha || undefined,
      libro,
      datos,
    });
    const { cambios, borrador } = planTarifario(libro, renglones, today());
    const cuantos = (accion: (typeof cambios)[number]['accion']) =>
      cambios.filter((cambio) => cambio.accion === accion).length;
    const errores = cuantos('error');
    const publicado = publish && errores === 0;
    if (publicado) {
      await save(trx, borrador);
      await insertAuditorias(trx, entradasDe(viewer, borrador));
      if (saysSomething(body)) {
        const de = { tipo: 'tarifario', titulos, comercializadora } as const;
        const leido = { mapa, valores: {}, campos: datos.campos };
        const fichero = files[0]?.filename ?? '';
        const nombre = body.asignacion;
        await rememberFile(trx, viewer, { de, leido, lecturaDicha: body, recordada, nombre, fichero });
      }
    }
    return {
      ...datos,
      ...usada(viewer, recordada),
      publicado,
      nuevos: cuantos('nuevo'),
      nuevasVersiones: cuantos('nueva-version'),
      sinCambios: cuantos('sin-cambios'),
      errores,
      avisos,
      comercializadora: comercializadora ?? null,
      cambios,
    };
  });
}

/** The list of a file, read with what is said of it and with what the house knows of its like. */
async function recallList({
  trx,
  viewer,
  book,
  body,
  libro,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly book: Book;
  readonly body: BodyOf<typeof productos.importTarifario>;
  readonly libro: readonly ProductoConHistorial[];
}) {
  const hallada = findTable(book, campoDeTitulo);
  const titulos = hallada.headings;
  const conocidas = [...new Set(libro.map((producto) => producto.comercializadora))];
  const comercializadora = body.comercializadora ?? readPortada(hallada.outside, conocidas).comercializadora;
  const recordada = await recallFile(trx, viewer, { tipo: 'tarifario', titulos, comercializadora });
  const given = readMap(COLUMNAS, body.columnas);
  const place = placeOf(body, recordada, hallada);
  const lista = listIn(book, { ...recordada?.columnas, ...given }, place);
  const mapa = { ...recalled(recordada?.columnas ?? {}, lista.table.headings), ...given };
  return { lista, mapa, recordada, titulos };
}

function saysSomething({
  columnas,
  asignacion,
  hoja,
  cabecera,
  comercializadora,
}: BodyOf<typeof productos.importTarifario>): boolean {
  return [columnas, asignacion, hoja, cabecera, comercializadora].some(Boolean);
}

function entradasDe({ id: usuarioId }: Viewer, { nuevos, versiones }: Borrador): EntradaAuditoria[] {
  const comun = { usuarioId, entidad: 'producto' } as const;
  const productos = nuevos.map(({ id, versiones: _, ...producto }) => {
    return { ...comun, entidadId: id, accion: 'crear', despues: producto };
  });
  const deVersiones = versiones.map(({ productoId, id: _, condiciones, ...vigencia }) => {
    return {
      ...comun,
      entidadId: productoId,
      accion: 'nueva-version',
      despues: { ...vigencia, ...condiciones },
    };
  });
  return [...productos, ...deVersiones];
}

async function save(db: Db, { nuevos, versiones, cerradas }: Borrador): Promise<void> {
  await insertProductos(
    db,
    nuevos.map(({ versiones: _, ...producto }) => producto),
  );
  const nuevas = new Set(versiones.map(({ id }) => id));
  for (const { id, hasta } of cerradas)
    if (hasta !== null && !nuevas.has(id)) await closeVersion(db, id, hasta);
  await insertVersiones(
    db,
    versiones.map(({ condiciones, ...version }) => ({
      ...version,
      condiciones: JSON.stringify(condiciones),
    })),
  );
}
