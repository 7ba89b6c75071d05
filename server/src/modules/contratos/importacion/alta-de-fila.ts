import type { Db } from '../../../platform/database.ts';
import { invalidData } from '../../../platform/problems.ts';
import { comisionPrevista } from '../acordado.ts';
import { acordadoDe, exigirVersion } from '../alta.service.ts';
import { insertNumerados } from '../contratos.service.ts';
import type { Fila } from '../escritura.repository.ts';
import type { FilaLeida } from './fila-leida.ts';
import { clienteDeNif, comercialDeCorreo, findPunto, type PuntoDeFila } from './importacion.repository.ts';
import { type Producto, versionEn } from './producto-de-fila.ts';

/** A draft with what a row says, and for the rest what its product, its supply point and its client give. */
export async function crearConFila(
  trx: Db,
  leida: FilaLeida,
  producto: Producto | undefined,
  usuarioId: string,
): Promise<Fila> {
  const punto = await exigirPunto(trx, leida.cups);
  if (!producto) throw invalidData({ [leida.comercializadora ? 'producto' : 'comercializadora']: 'Falta' });
  if (punto.tarifa !== null && producto.tarifa !== punto.tarifa) {
    throw invalidData({ tarifa: `El producto es de ${producto.tarifa} y el punto de ${punto.tarifa}` });
  }
  const productoVersionId = await versionEn(trx, producto, leida);
  const cliente = leida.nif === null ? undefined : await exigirCliente(trx, leida.nif);
  const clienteId = cliente?.id ?? punto.clienteId;
  if (clienteId === null) throw invalidData({ nif: 'El punto no tiene cliente: escribe su NIF' });
  const acordado = acordadoDe(leida.dicho, await exigirVersion(trx, productoVersionId), punto);
  const [hecho] = await insertNumerados(
    trx,
    [
      {
        ...acordado,
        clienteId,
        comercialId: (await comercialDe(trx, leida)) ?? cliente?.comercialId ?? punto.comercialId,
        cups: punto.cups,
        productoVersionId,
        comisionPrevistaEur: comisionPrevista(acordado),
        prorroga: leida.dicho.prorroga ?? true,
        referenciaExterna: leida.dicho.referenciaExterna ?? null,
        notas: leida.dicho.notas ?? '',
        creadoPor: usuarioId,
      },
    ],
    usuarioId,
  );
  return hecho!;
}

async function exigirPunto(trx: Db, cups: string): Promise<PuntoDeFila> {
  const punto = await findPunto(trx, cups);
  if (!punto) throw invalidData({ cups: 'No está ese punto de suministro: impórtalo antes' });
  return punto;
}

export async function exigirCliente(trx: Db, nif: string) {
  const cliente = await clienteDeNif(trx, nif);
  if (!cliente) throw invalidData({ nif: `No hay ningún cliente con el NIF ${nif}` });
  return cliente;
}

export async function comercialDe(trx: Db, { comercial }: FilaLeida): Promise<string | undefined> {
  if (comercial === null) return undefined;
  const id = await comercialDeCorreo(trx, comercial);
  if (id === undefined) throw invalidData({ comercial: `No hay ningún comercial «${comercial}»` });
  return id;
}
