import type { contratosImportacion, ResponseOf } from '@vatio/contract';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { enFrase, type Motivo } from '../../../platform/hoja/lectura/lector-de-fila.ts';
import { invalidData, ProblemError } from '../../../platform/problems.ts';
import type { NuevaFila } from '../../operaciones/operaciones.repository.ts';
import type { Tocado } from '../acciones.service.ts';
import { contratoAntes } from '../deshacer-lote.service.ts';
import type { Fila } from '../escritura.repository.ts';
import { crearConFila } from './alta-de-fila.ts';
import { cambiarConFila } from './cambio-de-fila.ts';
import { DATOS, tituloDe } from './campos.ts';
import { contratoDeFila } from './contrato-de-fila.ts';
import { llevarAFechas } from './fechas-de-fila.ts';
import type { FilaLeida } from './fila-leida.ts';
import { empezarVersion } from './importacion.repository.ts';
import { productoDeFila } from './producto-de-fila.ts';

export type Modo = 'crear' | 'cambiar' | 'ambos';

/** What became of a row: as it is answered, what undoes it, and why not. */
export type Hecha = {
  readonly fila: ResponseOf<typeof contratosImportacion.importar>['filas'][number];
  readonly cambio?: NuevaFila;
  readonly motivos: readonly Motivo[];
};

type Efecto = {
  readonly accion: 'crear' | 'cambiar' | 'sin-cambios';
  readonly contrato: Fila;
  readonly tocados: readonly Tocado[];
};

/** Makes or changes the contract of a row; what a refused one wrote is taken back. */
export async function importarFila(
  trx: Db,
  viewer: Viewer,
  leida: FilaLeida,
  { modo, vistos }: { readonly modo: Modo; readonly vistos: Set<string> },
): Promise<Hecha> {
  const producto = [leida.comercializadora, leida.producto, leida.tarifa].filter(Boolean).join(' · ');
  const comun = { fila: leida.numero, cups: leida.cups, producto, codigo: leida.codigo };
  const rechazada = (motivos: readonly Motivo[]): Hecha => ({
    fila: { ...comun, accion: 'error', cambios: [], motivo: motivos.map(enFrase).join('; ') },
    motivos,
  });
  if (leida.motivos.length > 0) return rechazada(leida.motivos);
  try {
    const { accion, contrato, tocados } = await hacer(trx, viewer, leida, modo);
    if (vistos.has(contrato.id)) throw invalidData({ cups: 'Está dos veces en el fichero' });
    vistos.add(contrato.id);
    const cambios = accion === 'cambiar' ? titulosCambiados(contrato.id, tocados) : [];
    const codigo = accion === 'crear' ? null : contrato.codigo;
    const fila = { ...comun, accion, codigo, cambios, motivo: null };
    if (accion === 'sin-cambios') return { fila, motivos: [] };
    const antes = contratoAntes(tocados, accion === 'crear' ? contrato : undefined);
    return { fila, cambio: { entidad: 'contrato', entidadId: contrato.id, antes }, motivos: [] };
  } catch (error) {
    if (error instanceof ProblemError) return rechazada(motivosDe(error));
    throw error;
  }
}

async function hacer(trx: Db, viewer: Viewer, leida: FilaLeida, modo: Modo): Promise<Efecto> {
  const producto = await productoDeFila(trx, leida);
  const fila = await contratoDeFila(trx, leida, producto?.id);
  if (!fila) {
    if (modo === 'cambiar') throw invalidData({ cups: 'No hay ningún contrato que sea este' });
    const nuevo = await crearConFila(trx, leida, producto, viewer.id);
    const tocados = await llevarAFechas(trx, viewer, nuevo, leida);
    return { accion: 'crear', contrato: await empezarVersion(trx, nuevo.id), tocados };
  }
  if (modo === 'crear') throw invalidData({ cups: `Ya está: es ${fila.codigo}` });
  const tocados = await cambiarConFila(trx, viewer, { fila, leida, producto });
  tocados.push(...(await llevarAFechas(trx, viewer, tocados.at(-1)?.despues ?? fila, leida)));
  return { accion: tocados.length > 0 ? 'cambiar' : 'sin-cambios', contrato: fila, tocados };
}

/** The columns whose data are no longer what they were. */
function titulosCambiados(id: string, tocados: readonly Tocado[]): string[] {
  const suyos = tocados.filter(({ antes }) => antes.id === id);
  const [primero, ultimo] = [suyos[0]?.antes, suyos.at(-1)?.despues];
  if (!primero || !ultimo) return [];
  const distintos = DATOS.filter((dato) => JSON.stringify(primero[dato]) !== JSON.stringify(ultimo[dato]));
  return distintos.map(tituloDe);
}

function motivosDe({ problem: { title, errors } }: ProblemError): Motivo[] {
  const porCampo = Object.entries(errors ?? {});
  if (porCampo.length === 0) return [{ titulo: '', texto: title }];
  return porCampo.map(([campo, texto]) => ({ titulo: tituloDe(campo.split('.')[0] ?? ''), texto }));
}
