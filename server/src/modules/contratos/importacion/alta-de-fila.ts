import { motivoDeGas } from '@vatio/domain';
import type { Db } from '../../../platform/database.ts';
import { invalidData } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import { motivosDeVenta } from '../../venta/venta.service.ts';
import { comisionPrevista } from '../acordado.ts';
import { acordadoDe } from '../alta.service.ts';
import { iniciosPrevistos } from '../contratos.service.ts';
import type { Conocido } from './conocido.ts';
import { type ContratoNuevo, contratoNuevo } from './contrato-nuevo.ts';
import type { FilaLeida } from './fila-leida.ts';
import type { ClienteDeFila, PuntoDeFila } from './importacion.repository.ts';
import { type Producto, versionEn } from './producto-de-fila.ts';
import { namePropios } from './propios-de-fila.ts';

/** Makes a draft with what a row says, and for the rest with what its product, supply point and client give. */
export async function createContratoFromRow({
  trx,
  conocido,
  leida,
  producto,
  usuarioId,
}: {
  readonly trx: Db;
  readonly conocido: Conocido;
  readonly leida: FilaLeida;
  readonly producto: Producto | undefined;
  readonly usuarioId: string;
}): Promise<ContratoNuevo> {
  const punto = requirePunto(conocido, leida.cups);
  if (!producto) throw invalidData({ [leida.comercializadora ? 'producto' : 'comercializadora']: 'Falta' });
  if (punto.tarifa !== null && producto.tarifa !== punto.tarifa) {
    throw invalidData({ tarifa: `Es para ${producto.tarifa} y el suministro es ${punto.tarifa}` });
  }
  const productoVersionId = await versionEn(conocido, producto, leida);
  const cliente = leida.nif === null ? undefined : requireCliente(conocido, leida.nif);
  const clienteId = cliente?.id ?? punto.clienteId;
  if (clienteId === null) throw invalidData({ nif: 'El punto no tiene cliente: escribe su NIF' });
  const version = await conocido.findVersion(trx, productoVersionId);
  if (!version) throw invalidData({ producto: 'Ya no está en el libro de precios' });
  const acordado = acordadoDe(leida.valores, version, punto);
  // A contract that has been active is recorded and not sold, so whatever was agreed then stands.
  if (leida.activacion === null) {
    const venta = { ...acordado, cups: punto.cups, versionId: productoVersionId };
    const motivos = motivosDeVenta({
      producto: version,
      suministro: punto,
      venta,
      fecha: leida.firma ?? today(),
    });
    if (motivos.length > 0) throw invalidData({ producto: motivos.map(({ message }) => message).join('; ') });
  }
  const comercialId = (await comercialDe(conocido, leida)) ?? cliente?.comercialId ?? punto.comercialId;
  await conocido.requireOpenCliente(clienteId);
  const esperaSuDia = leida.activacion === null && !conocido.estrena(punto.cups);
  const inicio = esperaSuDia
    ? (await iniciosPrevistos(trx, [punto.cups]))(punto.cups)
    : { relevo: null, inicioPrevisto: null };
  return contratoNuevo(
    {
      ...acordado,
      ...inicio,
      clienteId,
      comercialId,
      cups: punto.cups,
      productoVersionId,
      comisionPrevistaEur: comisionPrevista(acordado),
      prorroga: leida.valores.prorroga ?? version.prorroga ?? true,
      referenciaExterna: leida.valores.referenciaExterna ?? null,
      revisionPrecio: leida.valores.revisionPrecio ?? null,
      notas: leida.valores.notas ?? '',
      ...(await namePropios(trx, leida.propios ?? {})),
    },
    usuarioId,
  );
}

function requirePunto(conocido: Conocido, cups: string): PuntoDeFila {
  const punto = conocido.punto(cups);
  if (!punto) {
    throw invalidData({ cups: motivoDeGas(cups) ?? 'No está ese punto de suministro: impórtalo antes' });
  }
  return punto;
}

export function requireCliente(conocido: Conocido, nif: string): ClienteDeFila {
  const cliente = conocido.cliente(nif);
  if (!cliente) throw invalidData({ nif: `No hay ningún cliente con el NIF ${nif}` });
  return cliente;
}

export async function comercialDe(conocido: Conocido, { comercial }: FilaLeida): Promise<string | undefined> {
  if (comercial === null) return undefined;
  const id = await conocido.comercial(comercial);
  if (id === undefined) throw invalidData({ comercial: `No hay ningún comercial «${comercial}»` });
  return id;
}
