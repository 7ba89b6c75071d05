import { type campos, type importacionDeFilas, campos as own } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { invalidData, ProblemError } from '../../../platform/problems.ts';
import type { RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { Tocado } from '../accion-auditada.service.ts';
import { DE_UNO_EN_UNO } from '../activacion.service.ts';
import type { Fila } from '../escritura.repository.ts';
import { createContratoFromRow } from './alta-de-fila.ts';
import { changeContratoFromRow } from './cambio-de-fila.ts';
import { columnasDe, DATOS, tituloDe } from './campos.ts';
import type { Conocido } from './conocido.ts';
import { contratoDeFila } from './contrato-de-fila.ts';
import { type ContratoNuevo, mediosDeNuevo, saveNewPuntos } from './contrato-nuevo.ts';
import { applyDates } from './fechas-de-fila.ts';
import type { FilaLeida } from './fila-leida.ts';
import { productoDeFila } from './producto-de-fila.ts';
import { changePropios } from './propios-de-fila.ts';

export type Efecto = {
  readonly accion: 'crear' | 'cambiar' | 'sin-cambios';
  readonly contrato: Fila;
  readonly tocados: readonly Tocado[];
  /** A new contract that still has to be inserted (`saveNewPuntos`), together with others. */
  readonly porGuardar?: ContratoNuevo;
};

type Rechazo = { readonly accion: 'error'; readonly motivos: readonly RowReason[] };

/** Two rows of a file may not be the same contract. */
export const DOS_VECES: RowReason = { titulo: tituloDe('cups'), texto: 'Está dos veces en el fichero' };

export type Importada = {
  readonly viewer: Viewer;
  readonly conocido: Conocido;
  readonly modo: importacionDeFilas.Modo;
  readonly leida: FilaLeida;
};

/**
 * Makes or changes the contract of a row, or gives all that is wrong with it. The caller has to undo what a
 * refused row wrote.
 */
export async function importRow(trx: Db, importada: Importada): Promise<Efecto | Rechazo> {
  const { motivos } = importada.leida;
  if (motivos.length > 0) return { accion: 'error', motivos };
  try {
    return await apply(trx, importada);
  } catch (error) {
    if (error instanceof ProblemError) return { accion: 'error', motivos: motivosDe(error) };
    throw error;
  }
}

async function apply(trx: Db, { viewer, conocido, modo, leida }: Importada): Promise<Efecto> {
  const producto = await productoDeFila(conocido, leida);
  const estrena = leida.codigo === null && conocido.estrena(leida.cups);
  const fila = estrena ? undefined : await contratoDeFila(trx, leida, producto?.id);
  if (!fila) {
    if (modo === 'cambiar') throw invalidData({ cups: 'No hay ningún contrato que sea este' });
    const nuevo = await createContratoFromRow({ trx, conocido, leida, producto, usuarioId: viewer.id });
    const medios = { ...conocido, ...mediosDeNuevo(nuevo, estrena) };
    const tocados = await applyDates(trx, viewer, { ...medios, fila: nuevo.fila, leida });
    const resultado = { accion: 'crear', contrato: nuevo.fila, tocados } as const;
    if (estrena) return { ...resultado, porGuardar: nuevo };
    await saveNewPuntos(trx, [nuevo], viewer.id);
    return resultado;
  }
  if (modo === 'crear') throw invalidData({ cups: `Ya está: es ${fila.codigo}` });
  const tocados = await changeContratoFromRow({ trx, viewer, conocido, deFila: { fila, leida, producto } });
  const changed = tocados.at(-1)?.despues ?? fila;
  tocados.push(
    ...(await changePropios({ trx, viewer, conocido, fila: changed, propios: leida.propios ?? {} })),
  );
  const ahora = tocados.at(-1)?.despues ?? fila;
  tocados.push(...(await applyDates(trx, viewer, { ...DE_UNO_EN_UNO, ...conocido, fila: ahora, leida })));
  return { accion: tocados.length > 0 ? 'cambiar' : 'sin-cambios', contrato: fila, tocados };
}

export function titulosCambiados(
  { accion, contrato: { id }, tocados }: Efecto,
  definidos: readonly campos.Campo[],
): string[] {
  if (accion !== 'cambiar') return [];
  const suyos = tocados.filter(({ antes }) => antes.id === id);
  const [primero, ultimo] = [suyos[0]?.antes, suyos.at(-1)?.despues];
  if (!primero || !ultimo) return [];
  const differs = (dato: keyof Fila) => JSON.stringify(primero[dato]) !== JSON.stringify(ultimo[dato]);
  const columnas = columnasDe(definidos);
  const propios = (['etiquetas', ...own.HUECOS] as const).filter(differs);
  return [
    ...DATOS.filter(differs).map(tituloDe),
    ...propios.map((propio) => columnas.find(({ campo }) => campo === propio)?.titulo ?? ''),
  ];
}

function motivosDe({ problem: { title, errors } }: ProblemError): RowReason[] {
  const porCampo = Object.entries(errors ?? {});
  if (porCampo.length === 0) return [{ titulo: '', texto: title }];
  return porCampo.map(([campo, texto]) => ({ titulo: tituloDe(campo.split('.')[0] ?? ''), texto }));
}
