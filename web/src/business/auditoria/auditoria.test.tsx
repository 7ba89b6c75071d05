import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { audited, auditoria } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { chooseByTyping } from '../../trade/choose/test-choose.ts';
import ui from '../../ui/es.json';
import { cambiosDe } from './cambios.ts';
import en from './en.json';
import { enClaro, enPalabras } from './en-claro.ts';
import { enlaceDe } from './enlace.ts';
import textos from './es.json';
import AuditoriaScreen from './lista.screen.tsx';

const [LUCIA, PABLO] = ['11111111-aaaa-4bbb-8ccc-000000000001', '11111111-aaaa-4bbb-8ccc-000000000002'];

const ENTRADA: auditoria.Entrada = {
  id: 7,
  cuando: '2026-03-10T09:15:00Z',
  quien: { id: 'u1', nombre: 'Marta Ibáñez' },
  clave: null,
  entidad: 'cliente',
  entidadId: 'c1',
  nombre: 'Panadería Sol',
  accion: 'cambiar',
  antes: { comercialId: LUCIA, telefono: null, tipo: 'empresa' },
  despues: { comercialId: PABLO, telefono: '600 000 000', tipo: 'empresa' },
  nombres: { [LUCIA]: 'Lucía Herrero', [PABLO]: 'Pablo Vidal' },
};

const EXPORTACION: auditoria.Entrada = {
  ...ENTRADA,
  id: 8,
  entidad: 'contrato',
  entidadId: 'lista',
  nombre: null,
  accion: 'exportar',
  antes: null,
  despues: { formato: 'xlsx', q: 'abaco' },
  nombres: {},
};

const answers = {
  'GET /v1/admin/auditoria': { rows: [ENTRADA], count: 1, countExact: true },
  'GET /v1/admin/usuarios/opciones': {
    rows: [{ id: 'u1', nombre: 'Marta Ibáñez', email: 'marta@vatio.example' }],
    more: false,
  },
  'GET /v1/vistas': { rows: [] },
};

const open = (address: string, otras: object = {}) =>
  openScreens(address, {
    screens: { '/auditoria': AuditoriaScreen },
    texts: { auditoria: textos, ui },
    answers: { ...answers, ...otras },
    role: 'admin',
  });

const user = userEvent.setup();
const REGLAS = { 'color-contrast': { enabled: false }, region: { enabled: false } };

afterEach(closeScreens);

it('an audit entry puts both values of each field side by side, with names for ids, and marks those that changed', async () => {
  await open('/auditoria');
  expect((await screen.findByText('Panadería Sol')).getAttribute('href')).toBe('/clientes/c1');
  await user.click(screen.getByRole('button', { name: '10/03/2026 10:15' }));
  const panel = screen.getByRole('dialog', { name: 'Cambiar · Cliente' });
  await within(panel).findByText('Pablo Vidal');
  const filas = within(panel).getAllByRole('row').slice(1);
  expect(filas.map((fila) => [...fila.children].map((celda) => celda.textContent))).toEqual([
    ['ComercialHa cambiado', 'Lucía Herrero', 'Pablo Vidal'],
    ['TeléfonoHa cambiado', '—', '600 000 000'],
    ['Tipo', 'Empresa', 'Empresa'],
  ]);
  const { violations } = await axe.run(document.body, { rules: REGLAS });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

it('an audit entry of an export says which list left the house as a file, and which part of it', async () => {
  const rows = [EXPORTACION, { ...EXPORTACION, id: 9, entidad: 'punto-suministro' }];
  await open('/auditoria?entidad=contrato&entidadId=lista', {
    'GET /v1/admin/auditoria': { rows, count: 2, countExact: true },
  });
  await screen.findByText('Lista de contratos');
  const [, fila, deCups] = screen.getAllByRole('row');
  expect(within(fila as HTMLElement).getByText('Lista de contratos')).toBeTruthy();
  expect(within(fila as HTMLElement).getByText('Exportar')).toBeTruthy();
  expect(fila?.textContent).toContain('Formato: Excel');
  expect(fila?.textContent).toContain('Búsqueda: abaco');
  expect(within(deCups as HTMLElement).getByText('Lista de puntos de suministro')).toBeTruthy();
  await screen.findByLabelText('Quitar el filtro Solo de Lista de contratos');
});

it('the audit list keeps its filters in the address, and each can be removed', async () => {
  const { router, requests } = await open('/auditoria?entidad=cliente&entidadId=c1');
  await screen.findByLabelText('Quitar el filtro Solo de Panadería Sol');
  await user.selectOptions(screen.getByLabelText('Acción'), 'borrar');
  await waitFor(() => expect(requests.at(-1)?.url).toContain('accion=borrar'));
  const field = await screen.findByRole('combobox', { name: 'Quién' });
  await chooseByTyping({ user, field, text: 'Marta' });
  await screen.findByLabelText('Quitar el filtro Quién: Marta Ibáñez');
  await user.click(screen.getByLabelText('Quitar el filtro Solo de Panadería Sol'));
  await waitFor(() => expect(router.location.searchText).toBe('?entidad=cliente&quien=u1&accion=borrar'));
});

it('the audit writes stored values as a person would', () => {
  const lector = {
    nombres: new Map([['R1', 'Lucía']]),
    campo: enPalabras,
    logico: (valor: boolean) => (valor ? 'Sí' : 'No'),
    clave: enPalabras,
  };
  const casos: readonly [unknown, string][] = [
    ['2026-03-10', '10/03/2026'],
    ['R1', 'Lucía'],
    ['en-revision', 'En revision'],
    ['a95728d0-2435-4ea2-9ad6-046bd4de64e5', 'a95728d0…'],
    [1234.5, '1.234,5'],
    [[0.1, null], '0,1 · —'],
    [{ potenciaContratada: 3.45, activa: true }, 'Potencia contratada: 3,45, Activa: Sí'],
    [{ id: 'x', nombre: 'Luz Fija' }, 'Luz Fija'],
  ];
  for (const [valor, texto] of casos) expect(enClaro(valor, lector)).toBe(texto);
  expect(cambiosDe({ antes: null, despues: { codigo: 'C-1' } })).toMatchObject([
    { campo: 'codigo', cambia: true },
  ]);
});

it('an audit entry links to the thing while it exists', () => {
  expect(enlaceDe({ ...ENTRADA, entidad: 'usuario', nombre: 'a@b.es' })).toBe('/usuarios?q=a%40b.es');
  expect(enlaceDe({ ...ENTRADA, nombre: null })).toBeUndefined();
  expect(enlaceDe({ ...ENTRADA, entidad: 'comision', nombre: 'x' })).toBeUndefined();
});

it.each([
  ['Spanish', textos],
  ['English', en],
])('the audit has a name in %s for whatever it records', (_language, dictionary: Record<string, string>) => {
  const wanted = [
    ...audited.AUDITED_ACTIONS.map((name) => `accion-${name}`),
    ...audited.AUDITED_FIELDS.map((name) => `campo-${name}`),
    ...audited.AUDITED_VALUES.map((name) => `valor-${name}`),
    ...auditoria.ENTIDADES.flatMap((name) => [`entidad-${name}`, `lista-${name}`]),
  ];
  expect(wanted.filter((key) => !dictionary[key])).toEqual([]);
});

it('the audit calls «comercial» a state among the fields of a contract, and a person among those of a list', async () => {
  const contrato = { ...ENTRADA, entidad: 'contrato' as const, nombre: 'CT-1', nombres: {} };
  const estado = { ...contrato, antes: { comercial: 'borrador' }, despues: { comercial: 'enviado' } };
  await open('/auditoria', {
    'GET /v1/admin/auditoria': { rows: [estado], count: 1, countExact: true },
  });
  await screen.findByText('CT-1');
  const [, fila] = screen.getAllByRole('row');
  expect(fila?.textContent).toContain('Estado comercial: Borrador → Enviado');
});

it('an audit entry names the key with which a program did it', async () => {
  const rows = [{ ...ENTRADA, clave: { id: 'k1', nombre: 'Cuadro de mando' } }];
  await open('/auditoria', { 'GET /v1/admin/auditoria': { rows, count: 1, countExact: true } });
  expect((await screen.findByText('Con la clave «Cuadro de mando»')).closest('td')?.textContent).toContain(
    'Marta Ibáñez',
  );
});
