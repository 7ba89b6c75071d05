import { contratos } from '@vatio/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './test-contratos.ts';
import { diaSiguiente, finDe } from './vigencia.ts';

const banco = await testApp();
const { call, alta, take, ids } = await negocioDeContratos(banco);

/**
 * Makes a contract that is active for a year from that day on; answers its last day and the first one without
 * it.
 */
async function activoDesde(fecha: string, cambios: object = {}) {
  const hasta = HASTA_SOLICITADO.map((accion) =>
    typeof accion === 'string' ? accion : { ...accion, fecha: '2024-01-01' },
  );
  const nuevo = await alta(CUPS.taller, { duracionMeses: 12, ...cambios });
  const activo = await take(nuevo, ...hasta, { accion: 'activar', fecha });
  return { ...activo, libre: diaSiguiente(finDe(fecha, 12)) };
}

const read = async (id: string) =>
  contratos.get.response.parse((await call('comercial', 'GET', `/contratos/${id}`)).body);
const change = async ({ id }: { id: string }, cambios: object) =>
  call('comercial', 'PATCH', `/contratos/${id}`, { version: (await read(id)).version, ...cambios });
const activate = async ({ id }: { id: string }, fecha: string) =>
  call('admin', 'POST', `/contratos/${id}/acciones`, {
    accion: 'activar',
    fecha,
    version: (await read(id)).version,
  });

const haceUnMes = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

describe('a supply point that has a contract', () => {
  beforeEach(async () => {
    await banco.db.deleteFrom('contrato').execute();
  });

  test('says so to a new draft and at each step, with the day from which it is free', async () => {
    const viejo = await activoDesde(haceUnMes);
    const { rows } = (await call('comercial', 'GET', `/contratos/ocupacion?cups=${CUPS.taller}`)).body;
    expect(rows).toMatchObject([
      {
        cups: CUPS.taller,
        contrato: { codigo: viejo.codigo },
        fechaFin: viejo.fechaFin,
        libreDesde: viejo.libre,
      },
    ]);
    const nuevo = await alta(CUPS.taller);
    expect(nuevo).toMatchObject({ relevo: 'espera', inicioPrevisto: viejo.libre });
    for (const accion of HASTA_SOLICITADO) {
      const { ocupado } = await take(nuevo, accion);
      expect(ocupado).toMatchObject({ contrato: { id: viejo.id }, libreDesde: viejo.libre });
    }
  });

  test('is not mentioned when the point has none', async () => {
    expect(await alta(CUPS.panaderia)).toMatchObject({ relevo: null, inicioPrevisto: null, ocupado: null });
  });

  test('is not disclosed to another representative', async () => {
    await activoDesde(haceUnMes);
    expect((await call('otro', 'GET', `/contratos/ocupacion?cups=${CUPS.taller}`)).body.rows).toEqual([]);
  });

  test('makes a draft wait, and an earlier activation is refused with the day', async () => {
    const viejo = await activoDesde(haceUnMes);
    const nuevo = await take(await alta(CUPS.taller), ...HASTA_SOLICITADO);
    const { status, body } = await activate(nuevo, today());
    expect([status, body.code, body.datos.libreDesde]).toEqual([409, 'otro-contrato-activo', viejo.libre]);
    expect(body.detail).toContain(viejo.libre.split('-').reverse().join('/'));
  });

  test('ends when its time is over and the draft that waited begins', async () => {
    const viejo = await activoDesde('2025-06-01');
    const nuevo = await take(await alta(CUPS.taller), ...HASTA_SOLICITADO);
    expect(nuevo.inicioPrevisto).toBe(today());
    expect((await activate(nuevo, today())).status).toBe(200);
    expect(await read(viejo.id)).toMatchObject({
      fechaBaja: today(),
      relojes: { atr: { estado: 'baja', motivo: 'Baja por cambio: le sigue otro contrato' } },
    });
  });

  test('ends on the day when a `cambio` begins, and undoing restores both', async () => {
    const viejo = await activoDesde(haceUnMes);
    const nuevo = await take(await alta(CUPS.taller), ...HASTA_SOLICITADO);
    const cambiado = await change(nuevo, { relevo: 'cambio' });
    expect(cambiado.body).toMatchObject({ relevo: 'cambio', inicioPrevisto: null });
    const lote = { accion: 'activar', fecha: today(), ids: [nuevo.id] };
    const { body: operacion } = await call('admin', 'POST', '/contratos/lote', lote);
    expect(operacion).toMatchObject({ hechas: 1 });
    expect(await read(viejo.id)).toMatchObject({ fechaBaja: today(), relojes: { atr: { estado: 'baja' } } });
    const { body } = await call('admin', 'POST', `/operaciones/${operacion.id}/deshacer`);
    expect(body).toMatchObject({ hechas: 1, rechazadas: 0 });
    expect(await read(viejo.id)).toMatchObject({ fechaBaja: null, relojes: { atr: { estado: 'activado' } } });
    expect(await read(nuevo.id)).toMatchObject({
      relevo: 'cambio',
      relojes: { atr: { estado: 'solicitado' } },
    });
  });

  test('gets its day back when the draft waits again, and neither can change once active', async () => {
    const viejo = await activoDesde(haceUnMes);
    const nuevo = await alta(CUPS.taller, { relevo: 'cambio' });
    expect(nuevo).toMatchObject({ relevo: 'cambio', inicioPrevisto: null });
    expect((await change(nuevo, { relevo: 'espera' })).body.inicioPrevisto).toBe(viejo.libre);
    expect((await change(viejo, { relevo: 'cambio' })).status).toBe(409);
  });

  test('lets a draft begin later than the supply is free, and not before while it waits', async () => {
    const viejo = await activoDesde(haceUnMes);
    const nuevo = await alta(CUPS.taller);
    const despues = diaSiguiente(viejo.libre);
    expect((await change(nuevo, { inicioPrevisto: despues })).body.inicioPrevisto).toBe(despues);
    const antes = await change(nuevo, { inicioPrevisto: viejo.fechaFin });
    expect([antes.status, antes.body.errors.inicioPrevisto]).toEqual([
      400,
      `El CUPS tiene otro contrato y no queda libre hasta el ${viejo.libre.split('-').reverse().join('/')}`,
    ]);
    const cambio = await change(nuevo, { relevo: 'cambio', inicioPrevisto: viejo.fechaFin });
    expect(cambio.body).toMatchObject({ relevo: 'cambio', inicioPrevisto: viejo.fechaFin });
  });

  test('is asked about at once for as many supplies as an analysis may have', async () => {
    const cups = Array.from({ length: 200 }, () => CUPS.taller).join(',');
    expect((await call('comercial', 'GET', `/contratos/ocupacion?cups=${cups}`)).status).toBe(200);
  });

  test('whose switch the distributor refuses causes a mail to the representative, once each time', async () => {
    await banco.db
      .updateTable('comercial')
      .set({ email: 'rep@vatio.example' })
      .where('id', '=', ids.comercial)
      .execute();
    const contrato = await take(await alta(CUPS.panaderia), ...HASTA_SOLICITADO, {
      accion: 'rechazar',
      motivo: 'Titular distinto',
    });
    const correos = await banco.db
      .selectFrom('correo')
      .selectAll()
      .where('entidadId', '=', contrato.id)
      .execute();
    expect(correos).toMatchObject([{ motivo: 'atr-rechazado', destinatario: 'rep@vatio.example' }]);
    expect(correos[0]?.texto).toContain('Titular distinto');
  });

  test('is followed by its renewal after its last day', async () => {
    const viejo = await activoDesde(haceUnMes);
    const { body } = await call('comercial', 'POST', `/contratos/${viejo.id}/renovar`, {});
    expect(body).toMatchObject({ renuevaA: { id: viejo.id }, inicioPrevisto: viejo.libre });
  });
});
