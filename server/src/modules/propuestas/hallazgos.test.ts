import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { casaDePrueba } from './test-propuesta.ts';

const { borrador, enviada, call } = await casaDePrueba(await testApp());

async function search(q: string, rol: Parameters<typeof call>[3]) {
  const { body } = await call('GET', `/v1/busqueda?q=${encodeURIComponent(q)}`, undefined, rol);
  const grupos: { grupo: string; hallazgos: object[] }[] = body.grupos;
  return grupos.find(({ grupo }) => grupo === 'propuestas')?.hallazgos;
}

test('the search finds proposals, and a client only those that were sent', async () => {
  const { id, codigo, puntos, cliente } = await borrador();
  expect(await search(codigo, 'comercial')).toEqual([
    { id, titulo: codigo, detalle: `${cliente.nombre} · ${puntos[0]?.cups}`, estado: 'borrador' },
  ]);
  expect(await search(codigo, 'cliente')).toBeUndefined();
  const otra = await enviada();
  expect(await search(otra.codigo, 'admin')).toMatchObject([{ id: otra.id, estado: 'enviada' }]);
});
