import { avisos, liquidaciones } from '@vatio/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { tellAll } from '../avisos/reparto.service.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';

const banco = await testApp();
const { call, alta, take } = await negocioDeContratos(banco);

/** Each test uses a later month: a settlement of two lines of 70 € each, sent to its representative. */
let mes = 0;
let id = '';
let contratos: string[] = [];

const elMes = () => `2025-${String(mes).padStart(2, '0')}`;
const read = async () =>
  liquidaciones.get.response.parse((await call('admin', 'GET', `/liquidaciones/${id}`)).body);
const cobro = async (contrato: string) =>
  (await call('admin', 'GET', `/contratos/${contrato}`)).body.relojes.cobro.estado;

async function act(accion: string, quien: 'admin' | 'comercial' = 'admin', cual = id) {
  const { body } = await call('admin', 'GET', `/liquidaciones/${cual}`);
  return call(quien, 'POST', `/liquidaciones/${cual}/acciones`, { accion, version: body.version });
}

async function dispute(indice: number): Promise<string> {
  const { detalle } = await read();
  const linea = detalle.find(({ contrato }) => contrato.id === contratos[indice])!.id;
  const url = `/liquidaciones/${id}/lineas/${linea}/disputa`;
  expect((await call('comercial', 'POST', url, { motivo: 'Eran 120 €' })).status).toBe(200);
  return linea;
}

const resolve = (linea: string, body: object) =>
  call('admin', 'POST', `/liquidaciones/${id}/lineas/${linea}/resolucion`, { respuesta: 'Visto', ...body });

beforeEach(async () => {
  mes++;
  contratos = [];
  await banco.db
    .updateTable('reglaComision')
    .set({ reparto: [70] })
    .execute();
  for (const cups of [CUPS.taller, CUPS.panaderia]) {
    const firmado = HASTA_SOLICITADO.map((una) =>
      typeof una === 'string' ? una : { ...una, fecha: `${elMes()}-01` },
    );
    const activar = { accion: 'activar', fecha: `${elMes()}-02` };
    const nuevo = await take(await alta(cups, { permanencia: false }), ...firmado, activar);
    contratos.push(nuevo.id);
    // Ending the contract, which has no permanence, lets the next one of the point begin.
    await take(nuevo, { accion: 'dar-de-baja', fecha: `${elMes()}-20`, motivo: 'Cambia' });
  }
  const { body } = await call('admin', 'POST', '/liquidaciones/cierres', { mes: elMes() });
  id = body.liquidaciones[0].id;
  const { estado } = await read();
  if (estado === 'borrador') await act('enviar');
});

describe('a disputed line', () => {
  test('holds nothing but itself: the rest is accepted and paid', async () => {
    const linea = await dispute(0);
    expect(await read()).toMatchObject({ estado: 'con-incidencia', totalEur: 70, disputadoEur: 70 });
    expect((await act('aceptar', 'comercial')).body).toMatchObject({ estado: 'aceptada', disputadas: 1 });
    expect((await act('pagar')).body).toMatchObject({ estado: 'pagada', totalEur: 70 });
    const { detalle } = await read();
    expect(detalle.find((una) => una.id === linea)).toMatchObject({ estado: 'disputada' });
    expect([await cobro(contratos[0]!), await cobro(contratos[1]!)]).toEqual(['reclamado', 'liquidado']);
    expect((await call('admin', 'GET', '/liquidaciones/cierres')).body.disputadas).toBe(1);

    const otra = await resolve(linea, { resolucion: 'corregir', importeEur: 84 });
    expect(otra.body).toMatchObject({ estado: 'pagada', totalEur: 70, disputadoEur: 0, disputadas: 0 });
    const trasladada = otra.body.detalle.find((una: { id: string }) => una.id === linea);
    expect(trasladada).toMatchObject({ estado: 'trasladada', pagadaEn: { codigo: expect.any(String) } });
    const siguiente = (await call('admin', 'GET', `/liquidaciones/${trasladada.pagadaEn.id}`)).body;
    expect(siguiente).toMatchObject({ mes: '2025-02', estado: 'borrador', ajustesEur: 84, totalEur: 84 });
    expect(siguiente.detalle[0]).toMatchObject({ tipo: 'ajuste', vieneDe: { id }, importeEur: 84 });
    expect(await cobro(contratos[0]!)).toBe('pendiente');
    await act('enviar', 'admin', siguiente.id);
    await act('aceptar', 'comercial', siguiente.id);
    await act('pagar', 'admin', siguiente.id);
    expect(await cobro(contratos[0]!)).toBe('liquidado');
    expect((await resolve(linea, { resolucion: 'retirar' })).status).toBe(409);
    mes++;
  });

  test('answered before the payment is of the same settlement, which is accepted anew', async () => {
    const linea = await dispute(0);
    await act('aceptar', 'comercial');
    expect((await resolve(linea, { resolucion: 'corregir', importeEur: 84 })).body).toMatchObject({
      estado: 'en-revision',
      totalEur: 154,
      ajustesEur: 14,
      disputadas: 0,
    });
    expect(await cobro(contratos[0]!)).toBe('pendiente');
    expect((await act('pagar')).status).toBe(409);
    expect((await act('aceptar', 'comercial')).body.acciones).toEqual([]);
    expect((await act('pagar')).body.totalEur).toBe(154);
    expect(await cobro(contratos[0]!)).toBe('liquidado');
  });

  test('withdrawn adds nothing, and what was accepted stays accepted', async () => {
    const linea = await dispute(0);
    await act('aceptar', 'comercial');
    expect((await resolve(linea, { resolucion: 'retirar' })).body).toMatchObject({
      estado: 'aceptada',
      totalEur: 70,
      disputadoEur: 0,
      disputadas: 0,
    });
    expect((await act('pagar')).body.totalEur).toBe(70);
    expect(await cobro(contratos[0]!)).toBe('liquidado');
  });

  test('withdrawn after the payment settles its contract', async () => {
    const linea = await dispute(0);
    await act('aceptar', 'comercial');
    await act('pagar');
    expect((await resolve(linea, { resolucion: 'retirar' })).body).toMatchObject({
      estado: 'pagada',
      totalEur: 70,
    });
    expect(await cobro(contratos[0]!)).toBe('liquidado');
  });

  test('kept, while another one is still disputed; and a draft stays one', async () => {
    const [una] = [await dispute(0), await dispute(1)];
    expect((await act('aceptar', 'comercial')).body.code).toBe('todo-en-disputa');
    expect((await read()).acciones).not.toContain('aceptar');
    expect((await resolve(una, { resolucion: 'mantener' })).body).toMatchObject({
      estado: 'con-incidencia',
      totalEur: 70,
      disputadoEur: 70,
    });
    await act('devolver');
    const dos = (await read()).detalle.find(({ estado }) => estado === 'disputada')!.id;
    expect((await resolve(dos, { resolucion: 'mantener' })).body).toMatchObject({
      estado: 'borrador',
      totalEur: 140,
    });
  });

  test('of two answers at once, one counts', async () => {
    const linea = await dispute(0);
    await act('aceptar', 'comercial');
    await act('pagar');
    const respuestas = await Promise.all([
      resolve(linea, { resolucion: 'mantener' }),
      resolve(linea, { resolucion: 'mantener' }),
    ]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = (await call('admin', 'GET', '/liquidaciones?estado=borrador')).body;
    expect(rows.at(0)).toMatchObject({ ajustesEur: 70 });
  });
});

test('the database itself lets nothing else of what was paid change', async () => {
  const linea = await dispute(0);
  await act('aceptar', 'comercial');
  await act('pagar');
  const change = (cambios: object) =>
    banco.db.updateTable('liquidacionLinea').set(cambios).where('id', '=', linea).execute();
  await expect(change({ importeEur: 1, estado: 'retirada' })).rejects.toThrow('está pagada');
  await expect(change({ estado: 'aceptada' })).rejects.toThrow('está pagada');
  await expect(change({ estado: 'retirada', respuesta: 'x' })).resolves.toBeDefined();
  await expect(change({ respuesta: 'otra' })).rejects.toThrow('está pagada');
});

test('a disputed line is told to administrators, and to its representative unless they did it themselves', async () => {
  await banco.db.deleteFrom('suceso').execute();
  await dispute(0);
  await tellAll({ db: banco.db, publicUrl: 'https://vatio.example' });
  const bell = async (quien: 'admin' | 'comercial') => {
    const { body } = await call(quien, 'GET', '/cuenta/avisos');
    const told = avisos.list.response.parse(body).rows.filter(({ evento }) => evento === 'linea-disputada');
    return told.map(({ entidadId, referencia }) => [entidadId, referencia]);
  };
  const { codigo } = await read();
  expect([await bell('admin'), await bell('comercial')]).toEqual([[[id, codigo]], []]);
  const mails = await banco.db.selectFrom('correo').select('asunto').where('motivo', '=', 'aviso').execute();
  expect(mails.filter(({ asunto }) => asunto.includes(codigo))).toHaveLength(1);
  const entry = { entidad: 'liquidacion', entidadId: id, accion: 'disputar', usuarioId: null } as const;
  await banco.db.insertInto('auditoria').values(entry).execute();
  await tellAll({ db: banco.db, publicUrl: 'https://vatio.example' });
  expect(await bell('comercial')).toEqual([[id, codigo]]);
});
