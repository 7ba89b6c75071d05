import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { importacionDeFilas } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import operations from '../../trade/operations/es.json';
import { LECTURA, operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import textos from './es.json';
import ImportContratosScreen from './import-contratos.screen.tsx';
import { BACKGROUND_ANSWERS } from './test-contrato.ts';

const CUPS = 'ES0021000000000001AA';

const LEIDAS: importacionDeFilas.Columnas = {
  columnas: [
    { titulo: 'Punto', campo: null, ejemplos: [CUPS] },
    { titulo: 'Compañía', campo: 'comercializadora', ejemplos: ['Luz del Norte'] },
  ],
  campos: [
    { campo: 'cups', titulo: 'CUPS', obligatorio: true, varias: false },
    { campo: 'comercializadora', titulo: 'Comercializadora', obligatorio: false, varias: false },
  ],
  lectura: LECTURA,
};

const ENSAYO: importacionDeFilas.Ensayo = {
  creados: 2,
  cambiados: 1,
  sinCambios: 0,
  errores: 0,
  conAviso: 0,
  sinProbar: 0,
  sinPapelFirmado: 1,
  filas: [
    {
      fila: 2,
      accion: 'crear',
      nombre: 'Luz del Norte · Fijo 12',
      clave: CUPS,
      cambios: [],
      motivo: null,
      aviso: null,
      sinPapelFirmado: true,
    },
    {
      fila: 3,
      accion: 'cambiar',
      nombre: 'CT-2026-0001',
      clave: CUPS,
      cambios: ['Notas'],
      motivo: null,
      aviso: null,
    },
  ],
};

const CARGA = operacion({
  tipo: 'importacion-contratos',
  fichero: 'contratos.csv',
  estado: 'terminada',
  total: 3,
  hechas: 3,
  sinCambios: 0,
  rechazadas: 0,
  acciones: ['deshacer'],
});

type Respuesta = { readonly status: number; readonly json: object };
const user = userEvent.setup();
let envios: { readonly url: string; readonly columnas: FormDataEntryValue | null }[] = [];

/** The server asks which column has the CUPS while none is matched. */
function respond(url: string, columnas: FormDataEntryValue | null): Respuesta {
  if (columnas === null) {
    const title = 'No se entiende la cabecera del fichero';
    const detail = 'Faltan las columnas «CUPS»';
    const datos = { datos: LEIDAS };
    return { status: 400, json: { type: 'about:blank', status: 400, title, detail, ...datos } };
  }
  const real = url.includes('ensayo=no');
  const resto = real ? { ensayo: null, operacion: CARGA } : { ensayo: ENSAYO, operacion: null };
  const [punto, ...demas] = LEIDAS.columnas;
  return {
    status: 200,
    json: { ...LEIDAS, columnas: [{ ...punto, campo: 'cups' }, ...demas], total: 3, ...resto },
  };
}

/** The upload uses XMLHttpRequest, for which jsdom would open a real connection. */
class Peticion {
  status = 0;
  responseText = '';
  upload = {};
  url = '';
  onload: () => void = () => undefined;
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return this.status === 200 ? 'application/json' : 'application/problem+json';
  }
  send(form: FormData) {
    const columnas = form.get('columnas');
    envios.push({ url: this.url, columnas });
    const { status, json } = respond(this.url, columnas);
    this.status = status;
    this.responseText = JSON.stringify(json);
    queueMicrotask(() => this.onload());
  }
  abort() {}
}
beforeEach(() => {
  envios = [];
});
afterEach(closeScreens);

it('an import of contracts asks for the columns it does not understand, tries and imports them, and reads the list again', async () => {
  const { requests } = await openScreens('/contratos/importar', {
    screens: { '/contratos/importar': ImportContratosScreen },
    texts: { contratos: textos, ui, operations },
    answers: {
      ...BACKGROUND_ANSWERS,
      'GET /v1/operaciones': { rows: [CARGA], count: 1, countExact: true, total: 1 },
      'GET /v1/operaciones/o1/filas': { rows: [], count: 0, countExact: true, total: 3 },
      'POST /v1/operaciones/o1/deshacer': operacion({ deshaceId: 'o1', acciones: [] }),
    },
  });
  vi.stubGlobal('XMLHttpRequest', Peticion);
  const fichero = new File(['…'], 'contratos.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText(/Suelta/), fichero);

  expect(await screen.findByText(/Faltan las columnas «CUPS»/)).toBeDefined();
  expect(screen.queryByText(/^Importar/, { selector: 'button' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Qué es la columna Punto'), 'cups');
  // Each row has its key, its name and what changes in it.
  const filas = within(await screen.findByRole('region', { name: 'Filas del fichero' }));
  expect(filas.getByText('Luz del Norte · Fijo 12')).toBeDefined();
  expect(filas.getByText('Notas')).toBeDefined();
  // The one that comes in as signed without its paper is named, and can be shown alone.
  expect(screen.getByText(/^Un contrato entra como firmado sin su papel/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Mostrar'), 'sin-papel-firmado');
  expect(filas.getByText('Falta el papel firmado')).toBeDefined();
  expect(filas.queryByText('Notas')).toBeNull();
  await waitFor(() => expect(screen.queryByText(/Faltan las columnas/)).toBeNull());
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);

  await user.selectOptions(screen.getByLabelText('Qué se hace con cada fila'), 'crear');
  await waitFor(() => expect(envios.at(-1)?.url).toContain('ensayo=si&modo=crear'));
  await user.click(await screen.findByText('Importar 3 filas'));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(await dialogo.findByText('3 hechos.')).toBeDefined();
  expect(envios.at(-1)).toEqual({
    url: '/v1/contratos/importacion?ensayo=no&modo=crear',
    columnas: JSON.stringify({ Punto: 'cups' }),
  });
  await user.click(dialogo.getByText('Deshacer'));
  await user.click(await dialogo.findByText('Listo'));
  // The screen is ready for another file, and lists the earlier imports.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Filas del fichero' })).toBeNull();
  expect(screen.getByText('contratos.csv')).toBeDefined();
  const lista = requests
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => pathname === '/v1/operaciones');
  expect(lista?.searchParams.get('tipo')).toBe('importacion-contratos');
});
