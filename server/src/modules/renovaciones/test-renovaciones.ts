import type { contratos } from '@vatio/contract/endpoints';
import { expect } from 'vitest';
import type { TestApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { CUPS } from '../analisis/test-negocio.ts';
import { HASTA_SOLICITADO } from '../contratos/test-contratos.ts';
import { casaDePrueba } from '../propuestas/test-propuesta.ts';

/** What the contract agrees on: dearer than the product that the house sells. */
export const CAROS = {
  precioEnergiaEurKwh: [0.25, 0.23, 0.21, 0.2, 0.19, 0.18],
  precioPotenciaEurKwAnio: [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287],
};

/** A house with a product on sale, and contracts that have run out and go on. */
export async function casaConVencidos(test: TestApp) {
  const casa = await casaDePrueba(test);
  const { call, fijo } = casa;
  const { body: producto } = await call('GET', `/v1/productos/${fijo}`, undefined, 'admin');

  /** Makes a contract active, a year and some days ago. */
  async function vencido(
    cups: string = CUPS.propio,
    precios: object = CAROS,
    productoVersionId: string = producto.version.id,
  ): Promise<contratos.Contrato> {
    const alta = { cups, productoVersionId, feeEnergiaEurMwh: 8, feePotenciaEurKwAnio: 2, ...precios };
    let { status, body } = await call('POST', '/v1/contratos', alta, 'admin');
    expect(status, JSON.stringify(body)).toBe(200);
    for (const step of [...HASTA_SOLICITADO, { accion: 'activar', fecha: '2025-02-01' }]) {
      const accion = typeof step === 'string' ? { accion: step } : step;
      const { version } = body;
      ({ status, body } = await call(
        'POST',
        `/v1/contratos/${body.id}/acciones`,
        { ...accion, version },
        'admin',
      ));
      expect(status, JSON.stringify(body)).toBe(200);
    }
    return body;
  }
  return { ...casa, vencido, hoy: today() };
}
