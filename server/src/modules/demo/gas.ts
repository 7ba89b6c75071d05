import { type Dia, formatFecha, letrasControl } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { insertNumerados } from '../contratos/contratos.service.ts';
import { createProducto } from '../productos/productos.service.ts';
import { writeConsumo } from '../puntos-suministro/consumos.service.ts';
import { createPunto } from '../puntos-suministro/puntos-suministro.service.ts';
import { puntosContratables, sitioDe } from './contratos.repository.ts';
import { contextoDe } from './contratos.ts';
import { KWH_POR_MES, PRODUCTOS_DE_GAS, SUMINISTROS_DE_GAS } from './datos/gas.ts';
import { filaActiva } from './filas-de-contrato.ts';
import { primerDiaDelMes } from './generador/meses.ts';

/** A contract of a year that began a few days ago, in a month that no settlement has closed. */
const DIAS_HASTA_EL_FIN = 360;

/** Makes two products of gas, two supplies of clients who use it, and the contract of one. */
export async function loadGas(
  db: Db,
  { hoy, admin }: { readonly hoy: Dia; readonly admin: Viewer },
): Promise<void> {
  for (const producto of PRODUCTOS_DE_GAS)
    await createProducto(db, admin, {
      ...producto,
      version: { ...producto.version, desde: formatFecha(primerDiaDelMes(hoy, -6)) },
    });
  for (const { cliente, cifras, tarifa, uso, escala } of SUMINISTROS_DE_GAS) {
    const sitio = await sitioDe(db, cliente);
    if (!sitio) continue;
    const cups = `ES${cifras}${letrasControl(cifras)}`;
    await createPunto(db, admin, { ...sitio, cups, tarifa, uso, potenciasKw: [] });
    for (const [mes, kwh] of KWH_POR_MES.entries())
      await writeConsumo({
        db,
        viewer: admin,
        texto: cups,
        body: {
          desde: formatFecha(primerDiaDelMes(hoy, mes - KWH_POR_MES.length) - 1),
          hasta: formatFecha(primerDiaDelMes(hoy, mes - KWH_POR_MES.length + 1) - 1),
          activaKwh: [Math.round(kwh * escala)],
        },
      });
  }
  const [contratado] = (await puntosContratables(db)).filter(({ tarifa }) => tarifa.startsWith('RL.'));
  if (!contratado) return;
  const contexto = await contextoDe(db, { hoy, admin }, new Set([contratado.comercialId]));
  const fila = filaActiva(contratado, contexto, DIAS_HASTA_EL_FIN);
  if (fila) await insertNumerados(db, [fila], admin.id);
}
