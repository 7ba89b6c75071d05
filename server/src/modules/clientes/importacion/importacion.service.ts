import type { BodyOf, clientesLote, QueryOf, ResponseOf } from '@vatio/contract';
import { parseNif } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { leerHoja } from '../../../platform/hoja/lectura/hoja.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { insertOperacion, type NuevaFila } from '../../operaciones/operaciones.repository.ts';
import { altaDeCliente, escribirCliente } from '../clientes.service.ts';
import type { Cambios } from '../escritura.repository.ts';
import { insertNota } from '../historia/notas.repository.ts';
import { clienteAntes } from '../lote/deshacer.service.ts';
import { leerColumnas } from './columnas.ts';
import { listAsignables, lockImportacion, lockPorNif } from './importacion.repository.ts';
import { type Paso, planear } from './plan.ts';
import { leerRenglon } from './renglon.ts';

type Respuesta = ResponseOf<typeof clientesLote.importar>;

const LIMITES = { maxBytes: 20 * 1024 ** 2, maxFilas: 50_000 };
const FILAS_EN_LA_RESPUESTA = 1000;
const EJEMPLOS = 3;

/** Reads a file of clients and says what it does; it does it unless it is a trial. Rows that are wrong are left out. */
export async function importarClientes(
  db: Db,
  viewer: Viewer,
  files: readonly UploadedFile[],
  { ensayo, modo }: QueryOf<typeof clientesLote.importar>,
  { columnas: dichas }: BodyOf<typeof clientesLote.importar>,
): Promise<Respuesta> {
  soloQuienVende(viewer);
  const { cabecera, filas } = await leerHoja(files, LIMITES);
  const titulos = cabecera.celdas.map((celda) => String(celda ?? '').trim());
  const campos = leerColumnas(titulos, dichas);
  const renglones = filas.map((fila) => leerRenglon(fila, campos));
  const columnas = titulos.map((titulo, i) => {
    const ejemplos = renglones.slice(0, EJEMPLOS).map(({ celdas }) => celdas[i] ?? '');
    return { titulo, campo: campos[i] ?? null, ejemplos };
  });
  return db.transaction().execute(async (trx) => {
    await lockImportacion(trx);
    const nifs = renglones.flatMap(({ datos }) => (datos.nif && parseNif(datos.nif).ok ? [datos.nif] : []));
    const conocidos = await lockPorNif(trx, viewer, nifs);
    const pasos = planear(
      renglones,
      {
        clientes: new Map(conocidos.map((cliente) => [cliente.nif ?? '', cliente])),
        comerciales: await listAsignables(trx, viewer),
      },
      modo,
    );
    const hecho = ensayo === 'no';
    const operacionId = hecho ? await hacer(trx, viewer, pasos, titulos) : null;
    return { hecho, operacionId, columnas, ...resumen(pasos) };
  });
}

function resumen(pasos: readonly Paso[]) {
  const cuantos = (accion: Paso['accion']) => pasos.filter((paso) => paso.accion === accion).length;
  const conError = pasos.filter(({ accion }) => accion === 'error');
  const resto = pasos.filter(({ accion }) => accion !== 'error');
  const visibles = [...conError, ...resto].slice(0, FILAS_EN_LA_RESPUESTA);
  return {
    creados: cuantos('crear'),
    cambiados: cuantos('cambiar'),
    sinCambios: cuantos('sin-cambios'),
    errores: conError.length,
    filas: visibles.sort((a, b) => a.fila - b.fila).map(({ renglon, datos, cliente, ...fila }) => fila),
  };
}

async function hacer(
  trx: Db,
  viewer: Viewer,
  pasos: readonly Paso[],
  titulos: readonly string[],
): Promise<string> {
  const cambios: NuevaFila[] = [];
  for (const paso of pasos) {
    if (paso.accion === 'crear' || paso.accion === 'cambiar') cambios.push(await dar(trx, viewer, paso));
  }
  const errores = pasos
    .filter(({ accion }) => accion === 'error')
    .map(({ fila, motivo, renglon }) => ({ fila, motivo: motivo ?? '', celdas: renglon.celdas }));
  const operacion = { tipo: 'importacion', detalle: { titulos }, filas: cambios, errores } as const;
  return insertOperacion(trx, viewer, operacion, true);
}

async function dar(trx: Db, viewer: Viewer, { cliente, datos, renglon, cambios }: Paso): Promise<NuevaFila> {
  const clienteId = cliente?.id ?? (await altaDeCliente(trx, viewer, datos));
  const version =
    cliente && cambios.length > 0
      ? (await escribirCliente(trx, viewer, cliente, datos)).version
      : (cliente?.version ?? 1);
  if (renglon.nota) await insertNota(trx, { clienteId, texto: renglon.nota, usuarioId: viewer.id });
  const antes =
    cliente && Object.fromEntries(cambios.map((campo) => [campo, cliente[campo as keyof Cambios]]));
  return { entidad: 'cliente', entidadId: clienteId, antes: clienteAntes(version, antes ?? null) };
}
