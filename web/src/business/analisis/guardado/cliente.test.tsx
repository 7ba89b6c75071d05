import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import textos from '../es.json';
import AnalisisGuardadoScreen from '../guardado.screen.tsx';
import ListaAnalisisScreen from '../lista.screen.tsx';
import { CUPS } from '../test-estudio.ts';
import { analisisGuardado } from './test-guardado.ts';

const entero = analisisGuardado();
const segundo = { ...entero.puntos[0]!, cups: `${CUPS.slice(0, 18)}ZZ` };

/** The analysis as the server answers it to a client. */
const paraCliente = {
  ...entero,
  puntos: [...entero.puntos, segundo],
  costeOperativoComercial: undefined,
  costeOperativoPotenciaComercial: undefined,
  datosCupsProducto: entero.datosCupsProducto.slice(0, 1).map((datos) => ({ ...datos, comision: undefined })),
  totales: { ...entero.totales, comisionEur: undefined },
  productos: undefined,
};

const { id, codigo, version, cliente, comercial, fecha, creado } = entero;
const fila = {
  id,
  codigo,
  version,
  cliente,
  comercial,
  fecha,
  creado,
  cups: [CUPS],
  ahorroAnualEur: 12,
};

const open = (address: string, role: 'cliente' | 'comercial', answers: Readonly<Record<string, unknown>>) =>
  openScreens(address, {
    screens: { '/analisis': ListaAnalisisScreen, '/analisis/:id': AnalisisGuardadoScreen },
    texts: { analisis: textos, ui },
    answers,
    role,
  });

afterEach(closeScreens);

it('a client reads the offer of an analysis, and no word or figure of what the house earns', async () => {
  await open('/analisis/v1', 'cliente', { 'GET /v1/analisis/v1': paraCliente });
  expect(await screen.findAllByText('Oferta barata')).not.toEqual([]);
  const texto = document.body.textContent ?? '';
  for (const palabra of [textos.comisionGenerada, textos.feeEnergia, textos.feePotencia, textos.recalcular]) {
    expect(texto, palabra).not.toContain(palabra);
  }
  expect(document.querySelector('textarea')).toBeNull();
});

it('a seller reads both the offer of an analysis and its commission', async () => {
  await open('/analisis/v1', 'comercial', { 'GET /v1/analisis/v1': entero });
  expect(await screen.findAllByText(textos.comisionGenerada)).not.toEqual([]);
  expect(document.body.textContent).toContain(textos.feeEnergia);
});

it('the list of analyses of a client has no commission, and no button for a new one', async () => {
  const lista = { 'GET /v1/analisis': { rows: [fila], count: 1, countExact: true } };
  await open('/analisis', 'cliente', lista);
  await screen.findByText(codigo);
  expect(document.body.textContent).not.toContain(textos.comisionGenerada);
  expect(screen.queryByText(textos.nuevo)).toBeNull();
  closeScreens();
  await open('/analisis', 'comercial', lista);
  await screen.findByText(codigo);
  expect(document.body.textContent).toContain(textos.comisionGenerada);
});
