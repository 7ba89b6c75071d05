import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import operations from '../../trade/operations/es.json';
import { LECTURA } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import textos from './es.json';
import type { Plan } from './tarifario/ensayo.tsx';
import TarifarioScreen from './tarifario.screen.tsx';

const PLAN: Plan = {
  publicado: false,
  nuevos: 0,
  nuevasVersiones: 1,
  sinCambios: 0,
  errores: 0,
  avisos: ['Los precios son de «Luz del Norte»'],
  lectura: LECTURA,
  columnas: [{ titulo: 'Recargo', campo: null, ejemplos: ['25'] }],
  campos: [
    { campo: 'feeEnergiaEurMwh.maximo', titulo: 'Fee energía máximo', obligatorio: false, varias: false },
  ],
  asignacion: { id: 'a1', nombre: 'Norte, canal externo', editable: true },
  comercializadora: 'Luz del Norte',
  cambios: [
    {
      fila: 2,
      accion: 'nueva-version',
      producto: 'Luz del Norte · Casa Doce · 2.0TD',
      diferencias: [{ campo: 'Energía P1', antes: 0.2, ahora: 0.18 }],
      motivo: null,
    },
  ],
};
const MALO: Plan = {
  ...PLAN,
  errores: 1,
  cambios: [
    ...PLAN.cambios,
    { fila: 3, accion: 'error', producto: 'Luz del Norte', diferencias: [], motivo: 'Falta la tarifa' },
  ],
};

const user = userEvent.setup();
let enviados: string[] = [];
let forms: object[] = [];

/** The upload uses XMLHttpRequest, for which jsdom would open a real connection. */
function servidor(respond: (url: string) => Plan) {
  class Peticion {
    status = 200;
    responseText = '';
    upload = {};
    onload: () => void = () => undefined;
    open(_method: string, url: string) {
      enviados.push(url);
      this.responseText = JSON.stringify(respond(url));
    }
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json';
    }
    send(form: FormData) {
      forms.push(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
      queueMicrotask(() => this.onload());
    }
    abort() {}
  }
  vi.stubGlobal('XMLHttpRequest', Peticion);
}

async function drop(respond: (url: string) => Plan) {
  await openScreens('/productos/tarifario', {
    screens: { '/productos/tarifario': TarifarioScreen },
    texts: { productos: textos, operations, ui },
    answers: {},
    role: 'admin',
  });
  servidor(respond);
  const fichero = new File(['…'], 'precios.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText(/Suelta la lista/), fichero);
}

beforeEach(() => {
  enviados = [];
  forms = [];
});
afterEach(closeScreens);

it('a price list is tried first, and nothing is published until the user says so', async () => {
  await drop((url) => ({ ...PLAN, publicado: url.includes('ensayo=no') }));
  expect(await screen.findByText('Es un ensayo: todavía no se ha cambiado nada.')).toBeDefined();
  expect(screen.getByText('−10 %')).toBeDefined();
  expect(enviados).toEqual(['/v1/productos/tarifario?ensayo=si']);
  await user.click(screen.getByText('Publicar'));
  expect(await screen.findByText(/^Publicado: los estudios nuevos/)).toBeDefined();
  expect(enviados).toEqual(['/v1/productos/tarifario?ensayo=si', '/v1/productos/tarifario?ensayo=no']);
});

it('a price list with a wrong row cannot be published; wrong rows come first, with their reason', async () => {
  await drop(() => MALO);
  expect(await screen.findByText('Falta la tarifa')).toBeDefined();
  expect(screen.queryByText('Luz del Norte · Casa Doce · 2.0TD')).toBeNull();
  expect(screen.getByText('Publicar')).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText('Mostrar'), '');
  await waitFor(() => expect(screen.getByText('Luz del Norte · Casa Doce · 2.0TD')).toBeDefined());
});

it('what a column of a price list is and whose it is can be said, and what was kept of such lists is told', async () => {
  await drop(() => PLAN);
  expect(await screen.findByText('Se ha usado la asignación guardada «Norte, canal externo».')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Qué es la columna Recargo'), 'feeEnergiaEurMwh.maximo');
  await waitFor(() => expect(enviados).toHaveLength(2));
  const supplier = await screen.findByLabelText(/De quién son los precios/);
  await waitFor(() => expect(supplier).toHaveProperty('disabled', false));
  await user.type(supplier, 'Norte{Enter}');
  await waitFor(() => expect(enviados).toHaveLength(3));
  expect(forms.at(-1)).toEqual({
    columnas: '{"Recargo":"feeEnergiaEurMwh.maximo"}',
    comercializadora: 'Norte',
  });
});
