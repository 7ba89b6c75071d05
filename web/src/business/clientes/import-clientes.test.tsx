import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { importacionDeFilas } from '@vatio/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import operations from '../../trade/operations/es.json';
import { LECTURA, operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import textos from './es.json';
import ImportClientesScreen from './import-clientes.screen.tsx';
import { BACKGROUND_ANSWERS } from './test-cliente.ts';

const COLUMNAS: importacionDeFilas.Columnas = {
  columnas: [
    { titulo: 'CIF', campo: 'nif', ejemplos: ['B12345674'] },
    { titulo: 'Quién', campo: null, ejemplos: ['Panadería Sol SL'] },
  ],
  campos: [
    { campo: 'nif', titulo: 'NIF', obligatorio: true, varias: false },
    { campo: 'nombre', titulo: 'Nombre', obligatorio: false, varias: false },
  ],
  lectura: LECTURA,
  asignacion: { id: 'a1', nombre: 'CRM viejo', editable: true },
};

const ENSAYO: importacionDeFilas.Ensayo = {
  creados: 1,
  cambiados: 0,
  sinCambios: 0,
  errores: 1,
  conAviso: 0,
  sinProbar: 0,
  filas: [
    { fila: 2, accion: 'crear', nombre: 'Sol', clave: 'B12345674', cambios: [], motivo: null, aviso: null },
    {
      fila: 3,
      accion: 'error',
      nombre: 'Luna',
      clave: 'B0',
      cambios: [],
      motivo: 'El CIF tiene 2 caracteres',
      aviso: null,
    },
  ],
};

const CARGA = operacion({
  tipo: 'importacion-clientes',
  fichero: 'cartera.csv',
  total: 3,
  hechas: 1,
  sinCambios: 0,
  rechazadas: 1,
  estado: 'cancelada',
  acciones: ['reanudar', 'deshacer'],
});

const user = userEvent.setup();
type Envio = {
  readonly url: string;
  readonly columnas: unknown;
  readonly cabecera?: unknown;
  readonly asignacion?: unknown;
};
let envios: Envio[] = [];

/** The upload uses XMLHttpRequest, for which jsdom would open a real connection. */
function servidor() {
  class Peticion {
    status = 200;
    responseText = '';
    upload = {};
    url = '';
    onload: () => void = () => undefined;
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json';
    }
    send(form: FormData) {
      const dichas = form.get('columnas');
      const columnas: unknown = typeof dichas === 'string' ? JSON.parse(dichas) : undefined;
      const cabecera = form.get('cabecera');
      const asignacion = form.get('asignacion');
      envios.push({
        url: this.url,
        columnas,
        ...(cabecera !== null && { cabecera }),
        ...(asignacion !== null && { asignacion }),
      });
      const real = this.url.includes('ensayo=no');
      this.responseText = JSON.stringify({
        ...COLUMNAS,
        total: 2,
        ...(real ? { ensayo: null, operacion: CARGA } : { ensayo: ENSAYO, operacion: null }),
      });
      queueMicrotask(() => this.onload());
    }
    abort() {}
  }
  vi.stubGlobal('XMLHttpRequest', Peticion);
}
beforeEach(() => {
  envios = [];
});
afterEach(closeScreens);

it('an import of clients matches columns, tries, imports, resumes, and offers the errors and the undo', async () => {
  const linea = { orden: 2, entidad: 'cliente', entidadId: null, linea: 3, nombre: null };
  await openScreens('/clientes/importar', {
    screens: { '/clientes/importar': ImportClientesScreen },
    texts: { clientes: textos, ui, operations },
    answers: {
      ...BACKGROUND_ANSWERS,
      'GET /v1/operaciones': { rows: [CARGA], count: 1, countExact: true, total: 1 },
      'GET /v1/operaciones/o1/filas': {
        rows: [{ ...linea, resultado: 'rechazada', motivo: 'El CIF tiene 2 caracteres' }],
        count: 1,
        countExact: true,
        total: 3,
      },
      'POST /v1/operaciones/o1/reanudar': {
        ...CARGA,
        estado: 'terminada',
        hechas: 2,
        acciones: ['deshacer'],
      },
      'POST /v1/operaciones/o1/deshacer': operacion({ deshaceId: 'o1', acciones: [] }),
    },
  });
  servidor();
  const fichero = new File(['…'], 'cartera.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText(/Suelta el fichero/), fichero);

  // The wrong rows come first, with their line and reason.
  expect(await screen.findByText('El CIF tiene 2 caracteres')).toBeDefined();
  expect(screen.queryByText('Sol')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Qué es la columna Quién'), 'nombre');
  await waitFor(() => expect(envios).toHaveLength(2));
  expect(envios[1]).toEqual({
    url: '/v1/clientes/importacion?ensayo=si&modo=ambos',
    columnas: { Quién: 'nombre' },
  });
  // What was found of the file is shown over its first rows, and a click corrects it.
  expect(screen.getByLabelText('Letras')).toHaveProperty('value', 'windows-1252');
  expect(screen.getByText('La fila 9 no se lee: es un total')).toBeDefined();
  await user.click(screen.getByLabelText('La fila 1 es la cabecera'));
  await waitFor(() => expect(envios).toHaveLength(3));
  expect(envios.pop()).toMatchObject({ columnas: undefined, cabecera: '1' });
  await user.selectOptions(await screen.findByLabelText('Qué es la columna Quién'), 'nombre');
  await waitFor(() => expect(envios).toHaveLength(3));
  envios.pop();
  // What the house had kept of such files is told, and what is said now is kept under a name.
  expect(screen.getByText('Se ha usado la asignación guardada «CRM viejo».')).toBeDefined();
  await user.type(screen.getByLabelText(/Nombre con el que se guarda/), 'El de siempre');
  await user.click(await screen.findByText('Importar una fila'));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(envios[2]).toMatchObject({
    url: expect.stringContaining('ensayo=no'),
    columnas: { Quién: 'nombre' },
    asignacion: 'El de siempre',
  });
  expect(await dialogo.findByText('Línea 3')).toBeDefined();
  expect(dialogo.getByText(/1 queda sin hacer/)).toBeDefined();
  expect(dialogo.getByText('Descargar los errores')).toBeDefined();
  await user.click(dialogo.getByText('Continuar'));
  expect(await dialogo.findByText('2 hechos.')).toBeDefined();
  expect(dialogo.queryByText('Continuar')).toBeNull();
  await user.click(dialogo.getByText('Deshacer'));
  await user.click(await dialogo.findByText('Listo'));
  expect(await screen.findByText('Parada: 2 de 3')).toBeDefined();

  // Rows copied from a sheet are read as a file would be.
  envios = [];
  await user.type(screen.getByLabelText(/Filas copiadas de una hoja/), 'B12345674');
  await user.click(screen.getByText('Leer lo pegado'));
  expect(await screen.findByText('Lo que haría filas pegadas.txt')).toBeDefined();
  expect(envios).toHaveLength(1);
});
