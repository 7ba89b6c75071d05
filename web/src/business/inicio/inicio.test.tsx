import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { miArea } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import InicioScreen from './inicio.screen.tsx';
import type { Resumen } from './resumen/enlace.ts';

const enlace = (path: string, search: Record<string, string> = {}) => ({ path, search });

function resumen(cambios: Partial<Resumen> = {}): Resumen {
  return {
    embudo: [
      {
        estado: 'borrador',
        propuestas: 3,
        ahorroAnualEur: 0,
        enlace: enlace('/propuestas', { estado: 'borrador' }),
      },
      {
        estado: 'enviada',
        propuestas: 2,
        ahorroAnualEur: 900,
        enlace: enlace('/propuestas', { estado: 'enviada' }),
      },
    ],
    ahorro: {
      ofrecidoEur: 900,
      ganadoEur: 300,
      enlaceOfrecido: enlace('/propuestas', { estado: 'enviada,vista' }),
      enlaceGanado: enlace('/propuestas', { estado: 'aceptada' }),
    },
    contratos: {
      activos: 64,
      enTramite: 3,
      enlaceActivos: enlace('/contratos', { atr: 'activado' }),
      enlaceEnTramite: enlace('/contratos', { atr: 'solicitado,aceptado' }),
      porVencimiento: [
        {
          banda: '30',
          contratos: 5,
          consumoAnualKwh: 1_000_000,
          enlace: enlace('/renovaciones', { banda: '30' }),
        },
      ],
    },
    energiaGestionadaGwh: 210.5,
    comisiones: {
      mesEur: 100,
      anioEur: 900,
      pendienteEur: 50,
      enlace: enlace('/contratos', { sort: '-comision' }),
    },
    activaciones: [
      {
        mes: '2026-11',
        contratos: 4,
        gwh: 1.5,
        enlace: enlace('/contratos', { activacionDesde: '2026-11-01' }),
      },
    ],
    tareas: [{ tarea: 'atr-rechazado', cuantas: 2, enlace: enlace('/contratos', { atr: 'rechazado' }) }],
    ...cambios,
  };
}

const open = (
  answer: Resumen,
  role: 'admin' | 'comercial' | 'cliente',
  area?: miArea.Area,
  more: Readonly<Record<string, unknown>> = {},
) =>
  openScreens('/inicio', {
    screens: { '/inicio': InicioScreen },
    texts: { inicio: textos, ui },
    answers: { 'GET /v1/inicio/resumen': answer, ...(area && { 'GET /v1/mi-area': area }), ...more },
    role,
  });
afterEach(closeScreens);

it('every figure of the home page links to the list that it counts', async () => {
  await open(resumen(), 'comercial');
  const adonde = async (texto: string) => (await screen.findByText(texto)).closest('a')?.getAttribute('href');
  expect(await adonde('cambios rechazados por la distribuidora')).toBe('/contratos?atr=rechazado');
  expect(await adonde('Contratos activos')).toBe('/contratos?atr=activado');
  expect(await adonde('3 en trámite')).toBe('/contratos?atr=solicitado%2Caceptado');
  expect(await adonde('Ahorro ofrecido al año')).toBe('/propuestas?estado=enviada%2Cvista');
  expect(await adonde('Tu comisión de este mes')).toBe('/contratos?sort=-comision');
  expect(await adonde('nov')).toBe('/contratos?activacionDesde=2026-11-01');
  expect(await adonde('Enviadas')).toBe('/propuestas?estado=enviada');
  expect(await adonde('En 30 días')).toBe('/renovaciones?banda=30');
  expect(screen.getByText('210,50 GWh')).toBeDefined();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

it('an empty house begins with its eight steps, and may take the suggested commission rule at once', async () => {
  const nothing = resumen({ embudo: [], tareas: [] });
  const contratos = { ...nothing.contratos, activos: 0, enTramite: 0 };
  const pasos = [
    { paso: 'quien-eres', hecho: false, enlace: enlace('/ajustes/m1', { campo: 'cif' }) },
    { paso: 'marca', hecho: false, enlace: enlace('/ajustes/m1') },
    { paso: 'correo', hecho: false, enlace: enlace('/ayuda/primeros-pasos') },
    { paso: 'equipo', hecho: true, enlace: enlace('/admin/comerciales') },
    { paso: 'regla', hecho: false, enlace: enlace('/comisiones') },
    { paso: 'precios', hecho: false, enlace: enlace('/productos') },
    { paso: 'cartera', hecho: false, enlace: enlace('/importaciones') },
    { paso: 'propuesta', hecho: false, enlace: enlace('/cups') },
  ];
  const { requests } = await open({ ...nothing, contratos }, 'admin', undefined, {
    'GET /v1/inicio/primeros-pasos': { pasos },
    'POST /v1/comisiones/reglas': {},
  });
  const steps = within((await screen.findByText('Di quién eres')).closest('ol')!).getAllByRole('link');
  expect(steps.map((step) => step.getAttribute('href'))).toEqual([
    '/ajustes/m1?campo=cif',
    '/ajustes/m1',
    '/ayuda/primeros-pasos',
    '/admin/comerciales',
    '/comisiones',
    '/productos',
    '/importaciones',
    '/cups',
  ]);
  expect(steps[3]?.textContent).toContain('Hecho');
  expect(steps[2]?.textContent).toContain('no sale ningún correo');
  await userEvent.click(screen.getByText(/^Usar la sugerida/));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  const [made] = requests.filter(({ method }) => method === 'POST');
  expect(await made?.json()).toMatchObject({ tipo: 'porcentaje-fee', valor: 100, reparto: [50] });
});

it('the home page says how many matters await today, and leads to the first', async () => {
  const [tarea] = resumen().tareas;
  const otra = { tarea: 'propuestas-aceptadas', cuantas: 1, enlace: enlace('/propuestas') } as const;
  await open(resumen({ tareas: [tarea!, otra] }), 'comercial');
  expect(await screen.findByText('3 asuntos')).toBeDefined();
  expect(screen.getByText('Lo primero: 2 cambios rechazados por la distribuidora')).toBeDefined();
  expect(screen.getByText('Ir a lo primero').closest('a')?.getAttribute('href')).toBe(
    '/contratos?atr=rechazado',
  );
});

it('the home page names a CUPS of gas as gas', async () => {
  await open(resumen(), 'comercial');
  await userEvent.type(await screen.findByLabelText('CUPS'), 'ES0217010143209335YG');
  expect(screen.getByText(/Es un CUPS de gas, de la distribuidora Nedgia/)).toBeDefined();
});

it('the home page of a client says what they save, what waits for them and who attends them', async () => {
  const propuesta: miArea.Propuesta = {
    id: 'p1',
    codigo: 'P-2026-0001',
    estado: 'vista',
    cups: ['ES0021000000000001AA'],
    enviada: '2026-11-01T09:00:00.000Z',
    validaHasta: '2026-12-01',
    actualAnualEur: 1000,
    ofertaAnualEur: 800,
    ahorroAnualEur: 200,
    enlace: null,
  };
  const area: miArea.Area = {
    clientes: [{ id: 'c1', nombre: 'Panadería Sol SL' }],
    comercial: { nombre: 'Lucía Navarro', email: 'lucia@casa.example', telefono: '600 111 222' },
    suministros: [],
    contratos: [],
    propuestas: [propuesta],
    facturas: [],
    ahorroAnualEur: 350,
    documentosPedidos: 0,
    incidencias: { abiertas: 1, respondidas: 1 },
  };
  await open(resumen(), 'cliente', area);
  expect(await screen.findByText('350 €')).toBeDefined();
  expect(screen.getByText('Tienes 1 propuesta por contestar')).toBeDefined();
  expect(screen.getByText('Ver tus propuestas').closest('a')?.getAttribute('href')).toBe('/mis-propuestas');
  expect(screen.getByRole('link', { name: '600 111 222' }).getAttribute('href')).toBe('tel:600111222');
  expect(screen.queryByText('Para hoy')).toBeNull();
  expect(screen.queryByText(/Comisiones/)).toBeNull();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

it('the home page of a new company explains how to begin', async () => {
  const vacio = resumen({
    embudo: [],
    tareas: [],
    contratos: { ...resumen().contratos, activos: 0, enTramite: 0, porVencimiento: [] },
  });
  await open(vacio, 'comercial');
  expect(await screen.findByText('Todo listo para empezar')).toBeDefined();
  expect(screen.getByText('Importar suministros').getAttribute('href')).toBe('/importaciones');
});

it('the cards of the home page are put in one’s own order by keyboard, kept on the account, and in the usual one again', async () => {
  const { requests } = await open(resumen(), 'comercial', undefined, {
    'PUT /v1/cuenta/orden-de-inicio': null,
  });
  const titles = () =>
    screen.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => textContent ?? []);
  await screen.findByText('Enviadas');
  const usual = titles();
  await userEvent.click(screen.getByRole('button', { name: textos.ordenar }));
  const dialog = within(await screen.findByRole('dialog'));
  const items = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  const [first, second] = items();
  await userEvent.click(dialog.getByRole('button', { name: ui.moveDown.replace('{{name}}', String(first)) }));
  expect(items().slice(0, 2)).toEqual([second, first]);
  await waitFor(() => expect(requests.map(({ method }) => method)).toContain('PUT'));
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toEqual({
    ordenDeInicio: ['embudo', 'tareas', 'vencimientos', 'actividad', 'cups'],
  });
  expect(titles()).not.toEqual(usual);
  await userEvent.click(dialog.getByRole('button', { name: textos.ordenDeSiempre }));
  await userEvent.click(dialog.getByRole('button', { name: textos.ordenHecho }));
  await waitFor(() => expect(titles()).toEqual(usual));
});
