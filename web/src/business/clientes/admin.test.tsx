import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import operations from '../../trade/operations/es.json';
import { operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import AdminClientesScreen from './admin.screen.tsx';
import textos from './es.json';
import { BACKGROUND_ANSWERS, ficha, fila } from './test-cliente.ts';

const OTRO_CLIENTE = { id: 'c2', nombre: 'Panaderia Sol', nif: null, telefono: '611 000 000', iban: null };
const este = ficha({ acciones: ['editar', 'borrar', 'bloquear', 'fusionar', 'bloquear-datos'], iban: null });
const otroCliente = ficha({ ...OTRO_CLIENTE, version: 2 });
const answers = {
  ...BACKGROUND_ANSWERS,
  'GET /v1/clientes': { rows: [fila(), fila(OTRO_CLIENTE)], count: 2, countExact: true },
  'GET /v1/clientes/c1': este,
};

const open = (address: string, more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/admin/clientes': AdminClientesScreen, '/clientes/:id': () => <p>La ficha</p> },
    texts: { clientes: textos, ui, operations },
    answers: { ...answers, ...more },
    role: 'admin',
  });

const user = userEvent.setup();
afterEach(closeScreens);

it('merging two clients asks for the survivor and for each field, and says first what moves', async () => {
  const { requests } = await open('/admin/clientes', {
    'GET /v1/admin/clientes/c1/fusion/c2': {
      este,
      otro: otroCliente,
      campos: [
        { campo: 'nombre', este: este.nombre, otro: otroCliente.nombre },
        { campo: 'telefono', este: este.telefono, otro: otroCliente.telefono },
      ],
    },
    'POST /v1/admin/clientes/c1/fusion/c2': este,
  });
  await user.click(await screen.findByLabelText('Seleccionar Panadería Sol SL'));
  const fusionar = screen.getByText('Fusionar');
  expect(fusionar.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByLabelText('Seleccionar Panaderia Sol'));
  await user.click(screen.getByText('Fusionar'));
  expect(await screen.findByText(/puntos: 3, análisis: 2/)).toBeDefined();
  await user.click(screen.getByLabelText('Teléfono, La otra: 611 000 000'));
  await user.click(screen.getByLabelText(/Sé que la ficha de Panaderia Sol desaparece/));
  await user.click(screen.getByText('Fusionar', { selector: 'dialog button' }));
  await screen.findByText('La ficha');
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({ delOtro: ['telefono'], version: 4, versionDelOtro: 2 });
});

it('blocking a client needs a reason, and an erasure is explained before its first step', async () => {
  const { requests } = await open('/admin/clientes', {
    'POST /v1/admin/clientes/c1/bloquear': ficha({ estado: 'bloqueado' }),
  });
  await user.click(await screen.findByText('Panadería Sol SL'));
  await user.click(await screen.findByLabelText('Más acciones'));
  await user.click(screen.getByText('Bloquear el cliente'));
  await user.click(screen.getByText('Bloquear', { selector: 'button' }));
  expect(await screen.findByText('Escribe el motivo')).toBeDefined();
  await user.type(screen.getByLabelText(/^Motivo/), 'Impagos');
  await user.click(screen.getByText('Bloquear', { selector: 'button' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/bloquear'))).toBe(true));
  await user.click(screen.getByLabelText('Más acciones'));
  await user.click(screen.getByText('Suprimir sus datos'));
  expect(screen.getByText(/sus datos se bloquean/)).toBeDefined();
});

it('an operation over many clients stays listed, with its undo and its file of errors', async () => {
  const rechazada = {
    orden: 1,
    entidad: 'cliente',
    entidadId: 'c7',
    linea: null,
    nombre: 'Bar Luna',
    resultado: 'rechazada',
    motivo: 'Se cambió después',
  };
  await open('/admin/clientes?seccion=operaciones', {
    'GET /v1/operaciones': {
      rows: [operacion({ tipo: 'importacion-clientes', hechas: 12, rechazadas: 2, fichero: 'a.csv' })],
      count: 1,
      countExact: true,
      total: 1,
    },
    'POST /v1/operaciones/o1/deshacer': operacion({
      id: 'o2',
      deshaceId: 'o1',
      hechas: 11,
      rechazadas: 1,
      sinCambios: 0,
      acciones: [],
    }),
    'GET /v1/operaciones/o2/filas': { rows: [rechazada], count: 1, countExact: true, total: 12 },
  });
  expect(await screen.findByLabelText('Descargar los errores')).toBeDefined();
  await user.click(screen.getByText('Deshacer', { selector: 'td button' }));
  expect(await screen.findByText('Se cambió después')).toBeDefined();
});
