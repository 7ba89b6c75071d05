import { formatCups } from '@vatio/domain';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, cupsDePrueba, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { negocioDeContratos } from '../contratos/test-contratos.ts';
import { readPegados } from './codigos-pegados.ts';

const harness = await testApp();
const { call, alta, ids } = await negocioDeContratos(harness);
const contrato = await alta();
await harness.db.updateTable('cliente').set({ nif: 'B12345674' }).where('id', '=', ids.panaderia).execute();

const paste = async (quien: Parameters<typeof call>[0], de: string, texto: string) =>
  (await call(quien, 'POST', '/listas-de-codigos', { de, texto })).body;

describe('reading pasted codes', () => {
  test('splits them at whatever separates codes, and not at the separators inside of a CUPS', () => {
    const [primero, dos, tres] = [CUPS.panaderia, CUPS.taller, CUPS.captado];
    const texto = `${formatCups(primero)} 1F\n${dos.toLowerCase()};${dos}0F,\t"${tres.replace(/(.{4})/g, '$1-')}" ES0021 no-es`;
    expect(readPegados('puntos-suministro', texto)).toEqual({
      codigos: [primero, dos, tres],
      repetidos: [dos],
      malformados: ['ES0021', 'no-es'],
    });
  });

  test('takes a NIF with or without separators, and a code of ours', () => {
    expect(readPegados('clientes', 'B-12.345.674 | 12345678z\n12345678A').codigos).toEqual([
      'B12345674',
      '12345678Z',
    ]);
    expect(readPegados('contratos', `ct-2026-0001 CT20260002 ${CUPS.taller}`).codigos).toEqual([
      'CT-2026-0001',
      'CT-2026-0002',
      CUPS.taller,
    ]);
  });

  test('takes five thousand, and no more', () => {
    const muchos = (cuantos: number) => Array.from({ length: cuantos }, (_, i) => cupsDePrueba(i)).join(' ');
    expect(readPegados('puntos-suministro', muchos(5000)).codigos).toHaveLength(5000);
    expect(() => readPegados('puntos-suministro', muchos(5001))).toThrow();
  });
});

describe('a filter by pasted codes', () => {
  test.each(['admin', 'comercial', 'cliente', 'otro'] as const)(
    'finds for %s only what they see',
    async (quien) => {
      const texto = Object.values(CUPS).join(' ');
      const lista = await paste(quien, 'puntos-suministro', `${texto} ${cupsDePrueba(999)}`);
      const { body } = await call(quien, 'GET', `/puntos-suministro?lista=${lista.id}`);
      const { body: todos } = await call(quien, 'GET', '/puntos-suministro');
      expect([lista.codigos, lista.encontrados, lista.encontrados + lista.noEncontrados.length]).toEqual([
        8,
        body.count,
        8,
      ]);
      expect(body.rows.map(({ cups }: { cups: string }) => cups)).toEqual(
        todos.rows.map(({ cups }: { cups: string }) => cups),
      );
      const { app } = harness;
      const headers = await headersOf(harness, VIEWERS[quien]);
      const url = `/v1/puntos-suministro/exportacion?formato=csv&lista=${lista.id}`;
      expect((await app.inject({ url, headers })).body.split('\r\n').length - 2).toBe(body.count);
    },
  );

  test('finds clients by NIF or by the CUPS of one of their points', async () => {
    const lista = await paste('admin', 'clientes', `B12345674 ${CUPS.taller} ${CUPS.captado}`);
    expect(lista).toMatchObject({ codigos: 3, encontrados: 2, noEncontrados: [CUPS.captado] });
    expect((await call('admin', 'GET', `/clientes?lista=${lista.id}`)).body.count).toBe(2);
  });

  test('finds contracts by their code or their CUPS', async () => {
    const lista = await paste('comercial', 'contratos', `${contrato.codigo} ${CUPS.taller} CT-2020-9999`);
    expect(lista).toMatchObject({ codigos: 3, encontrados: 2, noEncontrados: ['CT-2020-9999'] });
    const { body } = await call('comercial', 'GET', `/contratos?lista=${lista.id}`);
    expect([body.count, body.total]).toEqual([1, 1]);
  });

  test("by somebody else's list finds nothing and tells nothing", async () => {
    const { id } = await paste('admin', 'puntos-suministro', CUPS.registro);
    expect((await call('comercial', 'GET', `/listas-de-codigos/${id}`)).status).toBe(404);
    expect((await call('comercial', 'GET', `/puntos-suministro?lista=${id}`)).body.count).toBe(0);
    expect((await call('comercial', 'GET', '/puntos-suministro?lista=x')).status).toBe(400);
  });

  test('pasted lists older than three months are deleted when the next one comes', async () => {
    const { id } = await paste('admin', 'propuestas', 'PR-2026-0001');
    await harness.db
      .updateTable('listaCodigos')
      .set({ creadaEn: new Date(Date.now() - 91 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    await paste('admin', 'propuestas', 'PR-2026-0002');
    expect((await call('admin', 'GET', `/listas-de-codigos/${id}`)).status).toBe(404);
  });
});
