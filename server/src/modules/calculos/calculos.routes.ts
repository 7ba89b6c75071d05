import { calculos } from '@vatio/contract/endpoints';
import {
  distribuidoraDe,
  distribuidoraDeGas,
  motivoDeGas,
  parseCups,
  parseIban,
  parseNif,
  readQrDeFactura,
} from '@vatio/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { route } from '../../platform/route.ts';
import { leyDelMes } from '../normas/normas.service.ts';
import { sizeBateria } from './bateria-de-condensadores.ts';
import { readCurve } from './curve-reader.ts';
import { readF1 } from './f1/f1.service.ts';
import { billFactura } from './factura.service.ts';
import { billFacturaGas } from './factura-gas.ts';
import { priceIndexado } from './indexado.ts';
import { readLectura } from './lectura/lectura-reader.ts';
import { estimatePaneles } from './paneles.ts';
import { classifyPeriods } from './periodos.ts';
import { optimize } from './potencia-optima.ts';
import { billPvpc } from './pvpc.ts';

/** Offers the arithmetic of `domain` as calls, for integrators and for checks. */
export function calculosRoutes(app: FastifyInstance, db: Db): void {
  route(app, calculos.cups, ({ body }) => {
    const cups = parseCups(body.cups);
    if (!cups.ok) {
      return {
        valido: false,
        normalizado: null,
        frontera: null,
        distribuidora: null,
        motivo: cups.issue.message,
      };
    }
    const { normalizado, frontera, prefijo } = cups.value;
    const deGas = distribuidoraDeGas(normalizado);
    const distribuidora =
      deGas === undefined ? (distribuidoraDe(prefijo)?.nombre ?? null) : `${deGas}, de gas`;
    return { valido: true, normalizado, frontera, distribuidora, motivo: motivoDeGas(normalizado) ?? null };
  });
  route(app, calculos.identificador, ({ body }) => {
    const leido = body.tipo === 'nif' ? parseNif(body.valor) : parseIban(body.valor);
    return leido.ok
      ? { valido: true, normalizado: leido.value.normalizado, motivo: null }
      : { valido: false, normalizado: null, motivo: leido.issue.message };
  });
  route(app, calculos.periodos, ({ body }) => classifyPeriods(body));
  route(app, calculos.curva, ({ body, files }) => readCurve(body, files));
  route(app, calculos.factura, async ({ body }) => billFactura(body, await leyDelMes(db)));
  route(app, calculos.facturaGas, ({ body }) => billFacturaGas(body));
  route(app, calculos.indexado, ({ body }) => priceIndexado(db, body));
  route(app, calculos.pvpc, ({ body }) => billPvpc(db, body));
  route(app, calculos.f1, ({ files }) => readF1(files));
  route(app, calculos.lecturaFactura, ({ body, files }) => readLectura(files, body.contrasena));
  route(app, calculos.qr, async ({ body }) => {
    const factura = orProblem(readQrDeFactura(body.texto, await leyDelMes(db)));
    return { ...factura, avisos: factura.avisos.map(({ message }) => message) };
  });
  route(app, calculos.bateriaCondensadores, ({ body }) => sizeBateria(body));
  route(app, calculos.paneles, async ({ body }) => estimatePaneles(body, await leyDelMes(db)));
  route(app, calculos.potenciaOptima, ({ body }) => optimize(body));
}
