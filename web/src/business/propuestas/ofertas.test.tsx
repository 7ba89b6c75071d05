import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { onToasts } from '../../ui/feedback/toasts.ts';
import textos from './es.json';
import NuevaPropuestaScreen from './nueva.screen.tsx';
import PropuestaScreen from './propuesta.screen.tsx';
import { propuestaDePrueba } from './test-propuesta.ts';

const sencilla = propuestaDePrueba();
const { actualAnualEur, consumoAnualKwh, puntos } = sencilla;
const cifras = { actualAnualEur, consumoAnualKwh, ofertaAnualEur: 900, ahorroAnualEur: 300, ahorroPct: 25 };
const dos = propuestaDePrueba({
  alternativas: [
    {
      ...cifras,
      oferta: 2,
      comisionEur: 30,
      puntos: puntos.map((punto) => ({ ...punto, producto: 'Casa Veinte', resumen: cifras })),
    },
  ],
});

const datos = (idProducto: string, producto: string, ahorroAnualEur: number) => ({
  cups: 'ES0021000000000001LE',
  idProducto,
  versionId: `v-${idProducto}`,
  producto,
  comercializadora: 'Luz del Norte',
  ahorroAnualEur,
  comision: { energiaEur: 1, potenciaEur: 1, totalEur: 2 },
});
const analisis = (id: string, idProducto: string) => ({
  id,
  codigo: `AN-${id}`,
  version: 1,
  fecha: '2026-11-01',
  cliente: { id: 'c1', nombre: 'Panadería La Espiga' },
  clienteBloqueado: null,
  costeOperativoComercial: 5,
  costeOperativoPotenciaComercial: 1,
  puntos: [{ cups: 'ES0021000000000001LE', idProducto }],
  datosCupsProducto: [
    datos('p1', 'Casa Doce', 200),
    datos('p2', 'Casa Veinte', 300),
    datos('p3', 'Otra', 100),
  ],
});

const open = (address: string, more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/propuestas/nueva': NuevaPropuestaScreen, '/propuestas/:id': PropuestaScreen },
    texts: { propuestas: textos, ui },
    answers: {
      'GET /v1/propuestas/p1': dos,
      'GET /v1/analisis': { rows: [], count: 0, countExact: true },
      'GET /v1/analisis/a1': analisis('a1', 'p1'),
      'GET /v1/analisis/a2': analisis('a2', 'p2'),
      'GET /v1/correos': { rows: [], count: 0, countExact: true },
      ...more,
    },
    role: 'comercial',
  });

const user = userEvent.setup();

beforeEach(() => {
  onToasts(() => undefined);
});

afterEach(closeScreens);

it('the page of a proposal compares its offers, and shows the supplies of the one that is looked at', async () => {
  await open('/propuestas/p1');
  const tabla = within(await screen.findByRole('table', { name: 'Las 2 ofertas, una al lado de otra' }));
  const fila = (nombre: string) =>
    within(tabla.getByRole('row', { name: new RegExp(`^${nombre}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(fila('Con la oferta, al año')).toEqual(['1.000,00', '900,00']);
  expect(fila('Comisión generada')).toEqual(['45,50', '30,00']);
  expect(screen.queryByText(/Casa Veinte · Luz del Norte · Madrid/)).toBeNull();
  await user.click(tabla.getByRole('radio', { name: 'Oferta 2' }));
  expect(screen.getByText(/Casa Veinte · Luz del Norte · Madrid/)).toBeDefined();
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

const OTRA = {
  de: 'a1',
  costeOperativoComercial: 7.5,
  costeOperativoPotenciaComercial: 1,
  productos: [{ cups: 'ES0021000000000001LE', idProducto: 'p2' }],
};

/** Adds to the proposal an offer of the best product that the first did not take, with a fee for its energy. */
async function addOferta(fee?: string) {
  await user.click(await screen.findByRole('button', { name: textos.anadirOferta }));
  const dialogo = within(screen.getByRole('dialog'));
  const producto = await dialogo.findByRole<HTMLInputElement>('combobox', { name: /Producto para/ });
  expect(producto.value).toBe('Casa Veinte');
  if (fee) {
    await user.clear(dialogo.getByLabelText(/Fee de energía/));
    await user.type(dialogo.getByLabelText(/Fee de energía/), fee);
  }
  await user.click(dialogo.getByRole('button', { name: textos.anadirOferta }));
  const otras = within(await screen.findByRole('list', { name: textos.otrasOfertas }));
  expect(await otras.findByText('Casa Veinte · Luz del Norte')).toBeDefined();
  return otras;
}

it('another offer is of a product and fees, becomes an analysis with the draft, and says no figure before that', async () => {
  const { requests, router } = await open('/propuestas/nueva?analisis=a1', { 'POST /v1/propuestas': dos });
  const otras = await addOferta('7,5');
  expect(otras.getByText(textos.ofertaSinCalcular)).toBeDefined();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: textos.crearBorrador }));
  await vi.waitFor(() => expect(router.location.pathname).toBe(`/propuestas/${dos.id}`));
  const [creada, ...rest] = requests.filter(({ method }) => method === 'POST');
  expect(rest).toEqual([]);
  expect(await creada?.json()).toMatchObject({ analisis: ['a1'], alternativas: [[OTRA]] });
});

it('a proposal that is being written is there again after leaving it, until it is saved or its offers are taken out', async () => {
  const first = await open('/propuestas/nueva?analisis=a1', { 'POST /v1/propuestas': dos });
  await addOferta();
  await user.type(screen.getByLabelText(/^Mensaje/), 'Como hablamos');
  await first.router.navigate({ to: '/propuestas/p1' });
  await screen.findByRole('table', { name: 'Las 2 ofertas, una al lado de otra' });
  await first.router.navigate({ to: '/propuestas/nueva' });
  expect(await screen.findByDisplayValue('Como hablamos')).toBeDefined();
  const otras = within(await screen.findByRole('list', { name: textos.otrasOfertas }));
  // The fees are those of the first offer, so its analysis has the figures.
  expect(await otras.findByText(/300,00/)).toBeDefined();
  await user.click(otras.getByRole('button', { name: /Quitar/ }));
  await first.router.navigate({ to: '/propuestas/p1' });
  await screen.findByRole('table', { name: 'Las 2 ofertas, una al lado de otra' });
  await first.router.navigate({ to: '/propuestas/nueva?analisis=a1' });
  await screen.findByDisplayValue('Como hablamos');
  expect(screen.queryByRole('list', { name: textos.otrasOfertas })).toBeNull();
  await user.click(screen.getByRole('button', { name: textos.crearBorrador }));
  await screen.findByRole('table', { name: 'Las 2 ofertas, una al lado de otra' });
  await first.router.navigate({ to: '/propuestas/nueva?analisis=a1' });
  await screen.findByRole('button', { name: textos.crearBorrador });
  expect(screen.getByLabelText(/^Mensaje/)).toHaveProperty('value', '');
});
