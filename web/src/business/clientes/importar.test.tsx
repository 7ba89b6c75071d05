import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { operacion } from '../../data/test-operacion.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import type { Plan } from './importacion/use-importacion.ts';
import ImportarClientesScreen from './importar.screen.tsx';
import { DE_FONDO, NADA } from './test-cliente.ts';

const PLAN: Plan = {
  hecho: false,
  operacionId: null,
  columnas: [
    { titulo: 'CIF', campo: 'nif', ejemplos: ['B12345674'] },
    { titulo: 'Quién', campo: null, ejemplos: ['Panadería Sol SL'] },
  ],
  creados: 1,
  cambiados: 0,
  sinCambios: 0,
  errores: 1,
  filas: [
    { fila: 2, accion: 'crear', nombre: 'Sol', nif: 'B12345674', cambios: ['nombre'], motivo: null },
    { fila: 3, accion: 'error', nombre: 'Luna', nif: 'B0', cambios: [], motivo: 'El CIF tiene 2 caracteres' },
  ],
};

const user = userEvent.setup();
type Envio = { readonly url: string; readonly columnas: unknown };
let envios: Envio[] = [];

/** The upload goes through XMLHttpRequest, which jsdom would send to a network that is not there. */
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
      envios.push({ url: this.url, columnas });
      const hecho = this.url.includes('ensayo=no');
      const nuevas = PLAN.columnas.map((una) =>
        columnas && una.titulo === 'Quién' ? { ...una, campo: 'nombre' } : una,
      );
      this.responseText = JSON.stringify({
        ...PLAN,
        columnas: nuevas,
        hecho,
        operacionId: hecho ? 'o1' : null,
      });
      queueMicrotask(() => this.onload());
    }
    abort() {}
  }
  vi.stubGlobal('XMLHttpRequest', Peticion);
}

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
beforeEach(() => {
  envios = [];
});
afterEach(closeScreens);

it('maps the columns, tries, imports and offers the errors and the way back', async () => {
  await openScreens('/clientes/importar', {
    screens: { '/clientes/importar': ImportarClientesScreen },
    texts: { clientes: textos, ui },
    answers: {
      ...DE_FONDO,
      'GET /v1/operaciones': NADA,
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
    columnas: { CIF: 'nif', Quién: 'nombre' },
  });
  await user.click(await screen.findByText('Importar un cliente'));
  expect(await screen.findByText('Importado.')).toBeDefined();
  expect(envios[2]?.url).toContain('ensayo=no');
  expect(screen.getByText('Descargar los errores')).toBeDefined();
  await user.click(screen.getByText('Deshacer'));
  await user.click(await screen.findByText('Listo'));

  // The next file with the same headings needs no telling.
  await user.upload(screen.getByLabelText(/Suelta el fichero/), fichero);
  await waitFor(() => expect(envios).toHaveLength(5));
  expect(envios[4]?.columnas).toEqual({ CIF: 'nif', Quién: 'nombre' });
});
