import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import operations from '../../trade/operations/es.json';
import { operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import textos from './es.json';
import ListaPropuestasScreen from './lista.screen.tsx';
import { borradorDePrueba, propuestaDePrueba } from './test-propuesta.ts';

const user = userEvent.setup();
afterEach(closeScreens);

const FILAS = [propuestaDePrueba({ id: 'p2', codigo: 'P-2026-0002' }), borradorDePrueba()];
const ensayo = (total: number) => ({
  total,
  probados: 2,
  hechos: 1,
  noHechos: 1,
  filas: [
    { id: 'p1', nombre: 'P-2026-0001', detalle: 'Panadería La Espiga', hecho: true, motivo: null },
    { id: 'p2', nombre: 'P-2026-0002', detalle: null, hecho: false, motivo: 'La propuesta está ya vista' },
  ],
});

const open = (
  address: string,
  more: Readonly<Record<string, unknown>> = {},
  role: 'comercial' | 'cliente' = 'comercial',
) =>
  openScreens(address, {
    screens: { '/propuestas': ListaPropuestasScreen },
    texts: { propuestas: textos, operations, ui },
    answers: {
      'GET /v1/propuestas': { rows: FILAS, count: 40, countExact: true },
      'GET /v1/propuestas/resumen': { estados: [] },
      'GET /v1/vistas': { rows: [] },
      'POST /v1/propuestas/lote/ensayo': ensayo(40),
      ...more,
    },
    role,
  });

const enviados = (requests: readonly Request[], ruta: string) =>
  Promise.all(
    requests.filter(({ method, url }) => method === 'POST' && url.endsWith(ruta)).map((una) => una.json()),
  );

it('all the proposals that pass the filter are changed: trial, progress, result of each, and undo', async () => {
  let count: (una: object) => void = () => undefined;
  const avance = new ReadableStream({
    start: (salida) => {
      count = (una) =>
        salida.enqueue(new TextEncoder().encode(`event: operacion\ndata: ${JSON.stringify(una)}\n\n`));
    },
  });
  const enMarcha = operacion({
    tipo: 'propuestas',
    estado: 'en-marcha',
    total: 40,
    hechas: 10,
    sinCambios: 0,
    terminada: null,
    acciones: ['cancelar'],
  });
  const { requests } = await open('/propuestas?q=sol', {
    'POST /v1/propuestas/lote': enMarcha,
    'GET /v1/operaciones/o1/eventos': new Response(avance, {
      headers: { 'content-type': 'text/event-stream' },
    }),
    'GET /v1/operaciones/o1/filas': {
      rows: [
        {
          orden: 2,
          entidad: 'propuesta',
          entidadId: 'p2',
          linea: null,
          nombre: 'P-2026-0002',
          resultado: 'rechazada',
          motivo: 'La propuesta está ya vista',
        },
      ],
      count: 1,
      countExact: true,
    },
    'POST /v1/operaciones/o1/deshacer': operacion({
      deshaceId: 'o1',
      hechas: 39,
      sinCambios: 0,
      acciones: [],
    }),
  });
  await user.click(await screen.findByLabelText('Seleccionar todas las filas de la página'));
  await user.click(screen.getByText('Seleccionar las 40 que cumplen el filtro'));
  await user.click(screen.getByText('Borrar propuestas'));
  expect(await screen.findByText('Cambiaría 1.')).toBeDefined();
  expect(screen.getByText('La propuesta está ya vista')).toBeDefined();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await user.click(screen.getByText('Aplicar a 39'));
  expect(await screen.findByText('10 de 40')).toBeDefined();
  count({
    ...enMarcha,
    estado: 'terminada',
    hechas: 39,
    rechazadas: 1,
    terminada: '2026-11-01',
    acciones: ['deshacer'],
  });
  expect(await screen.findByText('39 hechos.')).toBeDefined();
  expect(await screen.findByText('La propuesta está ya vista')).toBeDefined();
  const pedido = { accion: 'borrar', filtros: { q: 'sol' } };
  expect(await enviados(requests, '/lote/ensayo')).toEqual([pedido]);
  expect(await enviados(requests, '/lote')).toEqual([{ ...pedido, esperados: 40 }]);
  await user.click(screen.getByText('Deshacer'));
  expect(await screen.findByText('39 devueltos a como estaban.')).toBeDefined();
});

it('a bulk withdrawal says that links do not come back, and runs the trial again when the rows have changed', async () => {
  const { requests } = await open('/propuestas', {
    'POST /v1/propuestas/lote': problem(409, 'seleccion-cambiada'),
  });
  await user.click(await screen.findByLabelText('Seleccionar P-2026-0002'));
  await user.click(screen.getByText('Retirar propuestas'));
  expect(await screen.findByText(/no vuelve a abrirse: no se puede deshacer/)).toBeDefined();
  await user.click(await screen.findByText('Aplicar a 39'));
  expect(await screen.findByText('seleccion-cambiada')).toBeDefined();
  expect(await enviados(requests, '/lote/ensayo')).toEqual(Array(2).fill({ accion: 'retirar', ids: ['p2'] }));
});

it('proposals in the bin can only be restored, and a client can choose none', async () => {
  await open('/propuestas?borradas=si');
  await user.click(await screen.findByLabelText('Seleccionar P-2026-0001'));
  expect(screen.getByText('Restaurar propuestas')).toBeDefined();
  expect(screen.queryByText('Borrar propuestas')).toBeNull();
  closeScreens();
  await open('/propuestas', {}, 'cliente');
  await screen.findByText('P-2026-0001');
  expect(screen.queryByLabelText('Seleccionar P-2026-0001')).toBeNull();
});
