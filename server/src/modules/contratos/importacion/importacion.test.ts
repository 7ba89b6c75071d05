import { contratosImportacion } from '@vatio/contract';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../../puntos-suministro/test-cartera.ts';
import { negocioDeContratos } from '../test-contratos.ts';

const banco = await testApp();
const { call } = await negocioDeContratos(banco);

describe('contracts from a file', () => {
  async function subir(csv: string, ensayo: 'si' | 'no', columnas?: object) {
    const form = new FormData();
    form.set('fichero', new Blob([csv]), 'contratos.csv');
    if (columnas) form.set('columnas', JSON.stringify(columnas));
    const cuerpo = new Response(form);
    const answer = await banco.app.inject({
      method: 'POST',
      url: `/v1/contratos/importacion?ensayo=${ensayo}`,
      headers: {
        ...(await headersOf(banco, VIEWERS.admin)),
        'content-type': cuerpo.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await cuerpo.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  const CSV = `Punto;Compañía;Producto;Fecha de firma;Fecha de activación;Consumo anual (kWh);Referencia
${CUPS.taller};luz del norte;fijo 12;10/01/2024;01/02/2024;9.000,5;R-1`;

  test('mapped, tried, loaded, loaded again, and taken back', async () => {
    const sinColumna = await subir(CSV, 'si');
    expect([sinColumna.status, sinColumna.body.detail]).toEqual([400, 'Faltan las columnas «CUPS»']);
    expect(sinColumna.body.datos.columnas.slice(0, 2)).toEqual([
      { titulo: 'Punto', campo: null },
      { titulo: 'Compañía', campo: 'comercializadora' },
    ]);
    expect(sinColumna.body.datos.campos[0]).toEqual({ campo: 'cups', titulo: 'CUPS', obligatorio: true });
    const ensayo = await subir(CSV, 'si', { Punto: 'cups' });
    expect(contratosImportacion.importar.response.parse(ensayo.body)).toMatchObject({
      importacionId: null,
      nuevos: 1,
      errores: 0,
    });
    const { body } = await subir(CSV, 'no', { Punto: 'cups' });
    expect(body).toMatchObject({ nuevos: 1 });
    const [fila] = (await call('admin', 'GET', '/contratos?q=R-1')).body.rows;
    expect(fila).toMatchObject({ fechaActivacion: '2024-02-01', consumoAnualKwh: 9000.5, version: 1 });
    expect((await subir(CSV, 'no')).body).toMatchObject({ nuevos: 0, sinCambios: 1 });
    const url = `/contratos/importaciones/${body.importacionId}/revertir`;
    expect((await call('admin', 'POST', url)).body).toEqual({ quitados: 1, conservados: 0 });
    expect((await call('admin', 'POST', url)).status).toBe(409);
    expect((await call('admin', 'GET', '/contratos?q=R-1')).body.count).toBe(0);
    expect((await call('admin', 'GET', '/contratos/importaciones')).body.rows).toHaveLength(2);
  });

  test('a row that is wrong keeps all of them out', async () => {
    const { body } = await subir(
      `CUPS;Comercializadora;Producto\nES00;A;B\n${CUPS.taller};Luz del Norte;No existe\n${CUPS.taller};Luz del Norte;Fijo 12`,
      'no',
    );
    expect(body).toMatchObject({ importacionId: null, errores: 2, nuevos: 1 });
    expect(body.filas[1].motivo).toContain('no está en el libro de precios');
    expect((await call('comercial', 'GET', '/contratos/plantilla')).status).toBe(403);
  });
});
