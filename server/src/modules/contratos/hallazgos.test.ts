import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './test-contratos.ts';

const { call, alta, take } = await negocioDeContratos(await testApp());

async function search(quien: Parameters<typeof call>[0], q: string) {
  const { body } = await call(quien, 'GET', `/busqueda?q=${encodeURIComponent(q)}`);
  const grupos: { grupo: string; hallazgos: object[] }[] = body.grupos;
  return grupos.find(({ grupo }) => grupo === 'contratos')?.hallazgos;
}

test('the search finds contracts by code, client and CUPS, with the clock that moves', async () => {
  const contrato = await alta();
  const [hallazgo] = (await search('comercial', contrato.codigo)) ?? [];
  expect(hallazgo).toEqual({
    id: contrato.id,
    titulo: contrato.codigo,
    detalle: `${contrato.cliente.nombre} · ${CUPS.taller} · ${contrato.producto.comercializadora}`,
    estado: 'borrador',
  });
  await take(contrato, ...HASTA_SOLICITADO);
  expect(await search('comercial', CUPS.taller)).toMatchObject([{ id: contrato.id, estado: 'solicitado' }]);
  expect(await search('otro', contrato.codigo)).toBeUndefined();
});
