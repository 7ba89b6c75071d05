import { contratos } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { anioDe } from '../cartera/test-consumos.ts';
import { productoDePrueba } from '../productos/test-producto.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './test-contratos.ts';

const banco = await testApp();
const { call, alta, take, ids } = await negocioDeContratos(banco);

async function conContrato(cups: string): Promise<boolean> {
  const fila = await banco.db
    .selectFrom('puntoSuministro')
    .select('conContrato')
    .where('cups', '=', cups)
    .executeTakeFirstOrThrow();
  return fila.conContrato;
}

describe('the life of a contract', () => {
  test('goes through draft, signature, request, activation and end', async () => {
    const nuevo = await alta(CUPS.taller, { consumoAnualKwh: 12_000, feeEnergiaEurMwh: 10 });
    contratos.get.response.parse(nuevo);
    expect(nuevo.relojes).toMatchObject({
      comercial: { estado: 'borrador' },
      firma: { estado: 'pendiente' },
      atr: { estado: 'sin-solicitar' },
      cobro: { estado: 'pendiente' },
    });
    expect(nuevo.comercial?.id).toBe(ids.comercial);
    expect(nuevo.precioEnergiaEurKwh[0]).toBe(0.182);
    expect(nuevo.comisionCongelada).toBe(false);

    const solicitado = await take(nuevo, ...HASTA_SOLICITADO);
    expect(solicitado.relojes.atr.estado).toBe('solicitado');
    expect(await conContrato(CUPS.taller)).toBe(false);

    const activo = await take(nuevo, 'aceptar', { accion: 'activar', fecha: '2025-02-01' });
    expect(activo).toMatchObject({
      fechaFirma: '2025-01-10',
      fechaActivacion: '2025-02-01',
      fechaFin: '2026-01-31',
      permanenciaHasta: '2026-01-31',
      // All the fees count before and after; `comision` has what the rules leave the house.
      comisionEur: nuevo.comisionEur,
      comision: { totalEur: 100 },
      comisionCongelada: true,
    });
    expect(activo.comision?.partes.map(({ nivel, importeEur }) => [nivel, importeEur])).toEqual([
      [1, 70],
      [2, 10],
    ]);
    expect(activo.comision?.empresaEur).toBe(20);
    expect(await conContrato(CUPS.taller)).toBe(true);

    const baja = await take(nuevo, {
      accion: 'dar-de-baja',
      fecha: '2025-06-01',
      motivo: 'Cierra el local',
    });
    expect(baja).toMatchObject({ fechaBaja: '2025-06-01', relojes: { atr: { motivo: 'Cierra el local' } } });
    expect(await conContrato(CUPS.taller)).toBe(false);
    expect(baja.historial?.map(({ accion }) => accion).slice(0, 3)).toEqual([
      'dar-de-baja',
      'activar',
      'aceptar',
    ]);
    expect(baja.historial?.[0]).toMatchObject({ antes: { atr: 'activado' }, despues: { atr: 'baja' } });
  });

  test('tells whoever sells it who takes the next step, only while no step is theirs', async () => {
    const { id } = await alta(CUPS.taller);
    const told = async (quien: 'admin' | 'comercial' | 'otro' = 'comercial') =>
      (await call(quien, 'GET', `/contratos/${id}`)).body.administran;
    expect(await told()).toBeUndefined();
    await take({ id }, ...HASTA_SOLICITADO);
    const active = await banco.db
      .selectFrom('usuario')
      .select('nombre')
      .where('rol', '=', 'admin')
      .where('estado', '=', 'activo')
      .execute();
    expect(await told()).toEqual(active.map(({ nombre }) => nombre));
    expect([await told('admin'), await told('otro')]).toEqual([undefined, undefined]);
    await take({ id }, 'aceptar');
    expect(await told()).toHaveLength(active.length);
    await take({ id }, { accion: 'rechazar', motivo: 'Titular distinto' });
    expect(await told()).toBeUndefined();
    await take({ id }, 'anular-solicitud', { accion: 'cancelar', motivo: 'Se va' });
  });

  test('moves each clock only where its state allows it, and says why not', async () => {
    const { id, version } = await alta();
    const attempt = async (accion: object, quien: 'admin' | 'comercial' | 'cliente' = 'admin') =>
      call(quien, 'POST', `/contratos/${id}/acciones`, { version, ...accion });
    expect(await attempt({ accion: 'solicitar' })).toMatchObject({
      status: 409,
      body: { code: 'estado-no-permite', title: 'Falta que el contrato esté firmado' },
    });
    expect(await attempt({ accion: 'activar', fecha: '2025-02-01' })).toMatchObject({ status: 409 });
    expect(await attempt({ accion: 'dar-por-firmado' })).toMatchObject({ status: 409 });
    expect(await attempt({ accion: 'firmar' })).toMatchObject({
      status: 400,
      body: { errors: { fecha: 'Falta la fecha' } },
    });
    expect(await attempt({ accion: 'firmar', fecha: '2999-01-01' })).toMatchObject({ status: 400 });
    expect(await attempt({ accion: 'cancelar' })).toMatchObject({ status: 400 });
    expect(await attempt({ accion: 'volar' })).toMatchObject({ status: 400 });
    expect(await attempt({ accion: 'aceptar' }, 'comercial')).toMatchObject({ status: 403 });
    expect(await attempt({ accion: 'enviar' }, 'cliente')).toMatchObject({ status: 403 });
    expect(await attempt({ accion: 'enviar', version: version + 1 })).toMatchObject({
      status: 409,
      body: { code: 'version-antigua', datos: { actual: { id } } },
    });
  });

  test('has no activation without a date', async () => {
    const contrato = await take(await alta(), ...HASTA_SOLICITADO);
    const { status, body } = await call('admin', 'POST', `/contratos/${contrato.id}/acciones`, {
      accion: 'activar',
      version: contrato.version,
    });
    expect([status, body.errors]).toEqual([400, { fecha: 'Falta la fecha' }]);
  });
});

describe('a renewal tried first', () => {
  const rehearse = (id: string, payload: object = {}) =>
    call('comercial', 'POST', `/contratos/${id}/renovar/ensayo`, payload);

  test('tells the prices now and then, what a year saves and the commission, refuses what the renewal refuses, and leaves nothing', async () => {
    await banco.db.insertInto('consumo').values(anioDe(CUPS.captado, 1)).execute();
    await banco.db
      .updateTable('puntoSuministro')
      .set({ tarifa: '3.0TD', potenciasKw: [20, 20, 20, 20, 20, 30] })
      .where('cups', '=', CUPS.captado)
      .execute();
    const { energiaEurKwh, potenciaEurKwAnio } = productoDePrueba().version;
    const dearer = (energiaEurKwh ?? []).map((price) => (price ?? 0) + 0.02);
    const viejo = await alta(CUPS.captado, {
      clienteId: ids.taller,
      precioEnergiaEurKwh: dearer,
      precioPotenciaEurKwAnio: potenciaEurKwAnio,
      feeEnergiaEurMwh: 10,
    });
    const early = await rehearse(viejo.id);
    expect([early.status, early.body.code]).toEqual([409, 'estado-no-permite']);
    await take(viejo, ...HASTA_SOLICITADO, { accion: 'activar', fecha: '2025-06-01' });
    const version = { consumoAnualMwh: { minimo: 0, maximo: 1 } };
    const small = await call('admin', 'POST', '/productos', productoDePrueba({ nombre: 'Pequeño', version }));
    const payload = { productoVersionId: small.body.version.id };
    const refused = await rehearse(viejo.id, payload);
    expect([refused.status, refused.body.code]).toEqual([409, 'producto-no-ofertable']);
    expect(refused.body).toEqual(
      (await call('comercial', 'POST', `/contratos/${viejo.id}/renovar`, payload)).body,
    );
    const { status, body } = await rehearse(viejo.id);
    expect([status, body.antes.precioEnergiaEurKwh]).toEqual([200, dearer]);
    // The new price has the fee of 10 €/MWh, and is one cent less for each of the 72,072 kWh of the year.
    expect(body.ahorroAnualEur).toBe(720.72);
    const done = (await call('comercial', 'POST', `/contratos/${viejo.id}/renovar`, {})).body;
    expect(body.despues).toMatchObject({
      producto: done.producto,
      precioEnergiaEurKwh: done.precioEnergiaEurKwh,
      comisionEur: done.comisionEur,
      tuyaEur: done.tuyaEur,
    });
    const again = await rehearse(viejo.id);
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'ya-renovado', datos: { contrato: { id: done.id } } },
    ]);
  });
});

describe('one active contract by supply point', () => {
  test('is kept: a second one is refused with the first named, and a renewal ends the one it renews', async () => {
    const primero = await take(await alta(CUPS.taller), ...HASTA_SOLICITADO, {
      accion: 'activar',
      fecha: '2025-06-01',
    });
    const segundo = await take(await alta(CUPS.taller), ...HASTA_SOLICITADO);
    const choca = await call('admin', 'POST', `/contratos/${segundo.id}/acciones`, {
      accion: 'activar',
      fecha: '2025-07-01',
      version: segundo.version,
    });
    expect(choca).toMatchObject({
      status: 409,
      body: { code: 'otro-contrato-activo', datos: { contrato: { id: primero.id, codigo: primero.codigo } } },
    });
    expect(choca.body.title).toContain(primero.codigo);

    const { status, body: renovacion } = await call(
      'comercial',
      'POST',
      `/contratos/${primero.id}/renovar`,
      {},
    );
    expect([status, renovacion.renuevaA?.id]).toEqual([200, primero.id]);
    expect((await call('comercial', 'POST', `/contratos/${primero.id}/renovar`, {})).status).toBe(409);
    const activa = await take(renovacion, ...HASTA_SOLICITADO, { accion: 'activar', fecha: '2025-08-01' });
    expect(activa.relojes.atr.estado).toBe('activado');
    const { body: viejo } = await call('admin', 'GET', `/contratos/${primero.id}`);
    expect(viejo).toMatchObject({ fechaBaja: '2025-08-01', relojes: { atr: { estado: 'baja' } } });
    expect(await conContrato(CUPS.taller)).toBe(true);
  });

  test('is kept when 50 are activated at once', async () => {
    const marcados: string[] = [];
    for (let i = 0; i < 50; i++) marcados.push((await alta(CUPS.panaderia)).id);
    for (const una of HASTA_SOLICITADO) {
      const accion = typeof una === 'string' ? { accion: una } : una;
      const { body } = await call('admin', 'POST', '/contratos/lote', {
        ...accion,
        ids: marcados,
      });
      expect(body).toMatchObject({ total: 50, hechas: 50 });
    }
    const respuestas = await Promise.all(
      marcados.map((id) =>
        call('admin', 'POST', `/contratos/${id}/acciones`, {
          accion: 'activar',
          fecha: '2025-02-01',
          version: 1 + HASTA_SOLICITADO.length,
        }),
      ),
    );
    const estados = respuestas.map(({ status }) => status);
    expect(estados.filter((status) => status === 200)).toHaveLength(1);
    expect(estados.filter((status) => status === 409)).toHaveLength(49);
  });

  test('is kept by the database itself', async () => {
    const contrato = await alta(CUPS.sinDatos, { clienteId: ids.taller });
    const activate = (desde: string) =>
      banco.db
        .updateTable('contrato')
        .set({ comercial: 'firmado', atr: 'activado', fechaActivacion: desde })
        .where('id', '=', contrato.id)
        .execute();
    await activate('2025-01-01');
    const ajeno = await alta(CUPS.sinDatos, { clienteId: ids.taller });
    await expect(
      banco.db
        .updateTable('contrato')
        .set({ comercial: 'firmado', atr: 'activado', fechaActivacion: '2026-01-01' })
        .where('id', '=', ajeno.id)
        .execute(),
    ).rejects.toThrow('contrato_uno_activo');
    await expect(
      banco.db.updateTable('contrato').set({ atr: 'activado' }).where('id', '=', ajeno.id).execute(),
    ).rejects.toThrow();
  });
});
