import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import ui from '../../../ui/es.json';
import { diferenciasConServidor } from '../calculo/diferencias-con-servidor.ts';
import textos from '../es.json';
import AnalisisGuardadoScreen from '../guardado.screen.tsx';
import { CUPS, HOY, producto } from '../test-estudio.ts';
import { analisisGuardado, estudio, LIBRO } from './test-guardado.ts';

const guardado = analisisGuardado();

const open = (address: string, answers: Readonly<Record<string, unknown>>) =>
  openScreens(address, {
    screens: { '/analisis/:id': AnalisisGuardadoScreen },
    texts: { analisis: textos, ui },
    answers: { 'GET /v1/analisis/v1': guardado, ...answers },
  });

const user = userEvent.setup();
const comparacion = async () => {
  const total = await screen.findByText('Total', { selector: 'tr[data-nivel="suma"] th' });
  return [...total.closest('tr')!.cells].map(({ textContent }) => textContent);
};

afterEach(closeScreens);

it('a saved analysis shows the stored figures, to the cent', async () => {
  await open('/analisis/v1', {});
  const { actual } = guardado.puntos[0]!;
  const { totales } = guardado.datosCupsProducto[0]!;
  const diferencia = `−${formatEur(actual.totales.total - totales.total)}`;
  expect(await comparacion()).toEqual([
    'Total',
    formatEur(actual.totales.total),
    formatEur(totales.total),
    diferencia,
  ]);
});

it('a saved analysis is named after its client, its code and, if it is a later one, its version', async () => {
  await open('/analisis/v1', {});
  await waitFor(() => expect(document.title).toBe(`Análisis de ${guardado.cliente?.nombre} · AN-2026-0001`));
  closeScreens();
  const [punto] = guardado.puntos;
  await open('/analisis/v1', {
    'GET /v1/analisis/v1': { ...guardado, version: 2, puntos: [punto, { ...punto, cups: 'ES2' }] },
  });
  const several = `Análisis de ${guardado.cliente?.nombre}, 2 suministros · AN-2026-0001 · v2`;
  await waitFor(() => expect(document.title).toBe(several));
  closeScreens();
  await open('/analisis/v1', { 'GET /v1/analisis/v1': { ...guardado, cliente: null } });
  await waitFor(() => expect(document.title).toBe('AN-2026-0001'));
});

it('a saved analysis compares the offers that were not chosen by their stored totals', async () => {
  await open('/analisis/v1', {});
  await user.click(await screen.findByText('Oferta cara', { selector: 'label *' }));
  expect(screen.getByText(textos.soloTotales)).toBeDefined();
  expect((await comparacion())[2]).toBe(formatEur(guardado.datosCupsProducto[1]?.totales.total));
});

it('the bills of a supply that the analysis came without are read when it is opened, and say each period', async () => {
  const [punto] = guardado.puntos;
  const [dato, ...otros] = guardado.datosCupsProducto;
  const { facturas: actual, ...hoy } = punto!.actual;
  const sinFacturas = {
    ...guardado,
    puntos: [{ ...punto!, actual: { ...hoy, facturas: [] } }],
    datosCupsProducto: [{ ...dato!, facturas: [] }, ...otros],
  };
  const rows = () => document.querySelectorAll('tr[data-nivel]').length;
  await open('/analisis/v1', {});
  await comparacion();
  const whole = rows();
  closeScreens();
  const { requests } = await open('/analisis/v1', {
    'GET /v1/analisis/v1': sinFacturas,
    'GET /v1/analisis/v1/facturas': { actual, oferta: dato!.facturas },
  });
  await waitFor(() => expect(rows()).toBe(whole));
  expect(requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search)).toContain(
    `/v1/analisis/v1/facturas?cups=${CUPS}`,
  );
});

it('a saved analysis is priced again as its next version, which says what changed', async () => {
  const versiones = [
    { id: 'v1', version: 1, creado: `${HOY}T10:00:00Z` },
    { id: 'v2', version: 2, creado: '2026-04-01T10:00:00Z' },
  ];
  const nueva = analisisGuardado({ id: 'v2', version: 2, versiones }, [producto('barata', 0.13)]);
  const { router, requests } = await open('/analisis/v1', {
    'POST /v1/analisis/v1/recalcular': nueva,
    'GET /v1/analisis/v2': nueva,
  });
  await user.click(await screen.findByText('Recalcular con precios de hoy'));
  await waitFor(() => expect(router.location.pathname).toBe('/analisis/v2'));
  const cambios = await screen.findByText(/Cambios desde la versión 1/);
  const fila = cambios.closest('table')!.rows[2]!;
  expect([...fila.cells].map(({ textContent }) => textContent)).toEqual([
    'Con la oferta',
    formatNumber(guardado.totales.ofertaEur, 2),
    formatNumber(nueva.totales.ofertaEur, 2),
    `−${formatNumber(guardado.totales.ofertaEur - nueva.totales.ofertaEur, 2)}`,
  ]);
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('an analysis that does not exist says so', async () => {
  await open('/analisis/otro', {});
  expect(await screen.findByText('Este análisis no existe o no es tuyo')).toBeDefined();
});

it('diferenciasConServidor finds each cent in which the server differs from the screen, and none when it does not', () => {
  const { ofertas, ...resto } = estudio(LIBRO);
  const fees = { feeEnergiaEurMwh: 5, feePotenciaEurKwAnio: 1 };
  const resultado = { ...resto, ofertas: ofertas.map((oferta) => ({ ...oferta, fees })) };
  const estudios = new Map([
    [CUPS, { resultado, issue: undefined, caducado: false, pendientes: new Set<string>() }],
  ]);
  expect(diferenciasConServidor(estudios, guardado)).toEqual([]);
  const [primero, ...demas] = guardado.datosCupsProducto;
  const total = primero!.totales.total;
  const distinto = { ...primero!, totales: { ...primero!.totales, total: total + 0.01 } };
  expect(diferenciasConServidor(estudios, { ...guardado, datosCupsProducto: [distinto, ...demas] })).toEqual([
    { cups: CUPS, producto: 'Oferta barata', aquiEur: total, servidorEur: total + 0.01 },
  ]);
});
