import type { Db } from '../../../platform/database.ts';
import { invalidData } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import { aplicar, escribir } from '../acciones.service.ts';
import { comisionPrevista } from '../acordado.ts';
import { acordadoDe, exigirVersion } from '../alta.service.ts';
import { insertNumerados } from '../contratos.service.ts';
import { type Fila, findVersionDeProducto } from '../escritura.repository.ts';
import type { FilaLeida } from './fila-leida.ts';
import {
  clienteDeNif,
  comercialDeCorreo,
  findPunto,
  type PuntoDeFila,
  versionesDe,
  yaEsta,
} from './importacion.repository.ts';

type Contexto = { readonly importacionId: string; readonly usuarioId: string };

/** Keeps the contract of a row, taken through its clocks to where its dates say that it stands. */
export async function cargarFila(
  trx: Db,
  leida: FilaLeida,
  contexto: Contexto,
): Promise<'nuevo' | 'sin-cambios'> {
  const punto = await findPunto(trx, leida.cups);
  if (!punto) throw invalidData({ cups: 'No está ese punto de suministro: impórtalo antes' });
  const versionId = await elegirVersion(trx, leida, punto);
  if (await yaEsta(trx, { ...leida, versionId })) return 'sin-cambios';
  const firmada = leida.firma ?? leida.activacion;
  const activable = leida.activacion !== null;
  const [hecho] = await insertNumerados(
    trx,
    [
      {
        ...(await datosDe(trx, leida, punto, versionId)),
        ...(firmada !== null && { comercial: 'firmado', firma: 'firmada', fechaFirma: firmada }),
        ...(activable && { atr: 'solicitado' }),
        importacionId: contexto.importacionId,
        creadoPor: contexto.usuarioId,
      },
    ],
    contexto.usuarioId,
  );
  if (leida.activacion !== null)
    await activar(trx, hecho!, { ...leida, activacion: leida.activacion }, contexto);
  return 'nuevo';
}

async function elegirVersion(trx: Db, leida: FilaLeida, punto: PuntoDeFila): Promise<string> {
  const dia = leida.firma ?? leida.activacion ?? today();
  const { comercializadora, producto: nombre } = leida;
  const tarifa = leida.tarifa ?? punto.tarifa ?? undefined;
  const [versionId] = await versionesDe(trx, { comercializadora, nombre, tarifa }, dia);
  if (versionId === undefined) {
    const dicho = [comercializadora, nombre, tarifa].filter(Boolean).join(' · ');
    throw invalidData({
      producto: `«${dicho}» no está en el libro de precios, o no tenía precios el ${dia}`,
    });
  }
  if (punto.tarifa === null) return versionId;
  const producto = await findVersionDeProducto(trx, versionId);
  if (producto?.tarifa !== punto.tarifa) {
    throw invalidData({ tarifa: `El producto es de ${producto?.tarifa} y el punto de ${punto.tarifa}` });
  }
  return versionId;
}

async function datosDe(trx: Db, leida: FilaLeida, punto: PuntoDeFila, versionId: string) {
  const cliente = leida.nif === null ? undefined : await clienteDeNif(trx, leida.nif);
  if (leida.nif !== null && !cliente)
    throw invalidData({ nif: `No hay ningún cliente con el NIF ${leida.nif}` });
  const clienteId = cliente?.id ?? punto.clienteId;
  if (clienteId === null) throw invalidData({ nif: 'El punto no tiene cliente: escribe su NIF' });
  const dicho = leida.comercial === null ? undefined : await comercialDeCorreo(trx, leida.comercial);
  if (leida.comercial !== null && dicho === undefined) {
    throw invalidData({ comercial: `No hay ningún comercial «${leida.comercial}»` });
  }
  const dichas = {
    ...{ feeEnergiaEurMwh: leida.feeEnergiaEurMwh, feePotenciaEurKwAnio: leida.feePotenciaEurKwAnio },
    consumoAnualKwh: leida.consumoKwh,
  };
  const acordado = acordadoDe(dichas, await exigirVersion(trx, versionId), punto);
  return {
    ...acordado,
    clienteId,
    comercialId: dicho ?? cliente?.comercialId ?? punto.comercialId,
    cups: punto.cups,
    productoVersionId: versionId,
    comisionPrevistaEur: comisionPrevista(acordado),
    referenciaExterna: leida.referencia,
    notas: leida.notas,
  };
}

async function activar(
  trx: Db,
  fila: Fila,
  { activacion, fin, baja }: FilaLeida & { readonly activacion: string },
  { usuarioId }: Contexto,
): Promise<void> {
  const quien = { usuarioId, quien: 'administra' as const };
  const tocados = await aplicar(trx, fila, { accion: 'activar', fecha: activacion }, quien);
  let activo = tocados.at(-1)!.despues;
  if (fin !== null) {
    const permanenciaHasta = activo.permanenciaHasta === null ? null : fin;
    activo = (await escribir(trx, activo, { fechaFin: fin, permanenciaHasta }, 'cambiar', usuarioId)).despues;
  }
  if (baja !== null) {
    await aplicar(
      trx,
      activo,
      { accion: 'dar-de-baja', fecha: baja, motivo: 'Baja anterior a la carga' },
      quien,
    );
  }
}
