import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import ClienteScreen from './cliente.screen.tsx';
import textos from './es.json';
import { BACKGROUND_ANSWERS, ficha, NADA } from './test-cliente.ts';

const open = (
  address: string,
  more: Readonly<Record<string, unknown>> = {},
  role: 'admin' | 'comercial' | 'cliente' = 'comercial',
) =>
  openScreens(address, {
    screens: { '/clientes/:id': ClienteScreen },
    texts: { clientes: textos, ui },
    answers: { ...BACKGROUND_ANSWERS, 'GET /v1/clientes/c1': ficha(), ...more },
    role,
  });

const user = userEvent.setup();

const SUCESO = {
  cuando: '2026-11-20T10:00:00Z',
  quien: { id: 'u1', nombre: 'Laura Gil' },
  antes: null,
  despues: null,
};
afterEach(closeScreens);

it('the figures of a client link to their lists, and each section has its address', async () => {
  const { router } = await open('/clientes/c1', { 'GET /v1/clientes/c1/notas': NADA });
  const puntos = await screen.findByText('Puntos de suministro');
  expect(puntos.getAttribute('href')).toBe('/cups?cliente=c1');
  await user.click(screen.getByText('Notas'));
  await waitFor(() => expect(router.location.searchText).toBe('?seccion=notas'));
  expect(await screen.findByText('Todavía no hay notas')).toBeDefined();
});

it("a client's summary has the newest contracts and what happened last, five of each", async () => {
  const { requests } = await open('/clientes/c1', {
    'GET /v1/contratos': {
      rows: [
        {
          id: 'k9',
          codigo: 'CT-2026-0009',
          cups: 'ES0021000000000001JR',
          producto: { nombre: 'Casa Verde' },
          relojes: { comercial: { estado: 'firmado' } },
          fechaFin: '2027-03-31',
        },
      ],
      count: 1,
      countExact: true,
    },
    'GET /v1/clientes/c1/cronologia': {
      rows: [{ ...SUCESO, tipo: 'nota', accion: 'crear', id: 'n1', titulo: 'Prefiere que le llamen' }],
      count: 1,
    },
  });
  const contratos = within(await screen.findByRole('region', { name: 'Últimos contratos' }));
  expect((await contratos.findByText('CT-2026-0009')).getAttribute('href')).toBe('/contratos/k9');
  contratos.getByText('Acaba el 31/03/2027');
  contratos.getByText('Firmado');
  const hechos = within(screen.getByRole('region', { name: 'Lo último' }));
  await hechos.findByText('Prefiere que le llamen');
  expect(hechos.getByText('Ver todo').getAttribute('href')).toBe('/clientes/c1?seccion=actividad');
  const limits = requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => /contratos|cronologia/.test(pathname))
    .map(({ searchParams }) => searchParams.get('limit'));
  expect(limits).toEqual(['5', '5']);
});

it('the sheet of a client opens with the tax number to copy, the state and who looks after them', async () => {
  const copied: string[] = [];
  await open('/clientes/c1?seccion=notas', { 'GET /v1/clientes/c1/notas': NADA });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const head = within(await screen.findByRole('region', { name: textos.cabecera }));
  const { nif, comercial } = ficha();
  await user.click(head.getByRole('button', { name: `Copiar ${nif}` }));
  expect(copied).toEqual([nif]);
  expect(head.getByText('Activo')).toBeDefined();
  expect(head.getByText(comercial?.nombre ?? '—')).toBeDefined();
});

it('what happened last stands beside the summary of a client, and leaves its place to the lists of the other sections', async () => {
  await open('/clientes/c1');
  expect(await screen.findByRole('region', { name: 'Lo último' })).toBeDefined();
  closeScreens();
  await open('/clientes/c1?seccion=notas', { 'GET /v1/clientes/c1/notas': NADA });
  await screen.findByText('Todavía no hay notas');
  expect(screen.queryByRole('region', { name: 'Lo último' })).toBeNull();
});

it('a client does not see the notes about them', async () => {
  await open('/clientes/c1?seccion=notas', { 'GET /v1/clientes/c1': ficha({ acciones: [] }) }, 'cliente');
  await screen.findByText('Datos');
  expect(screen.queryByText('Notas')).toBeNull();
  expect(screen.queryByText('Editar')).toBeNull();
});

it('when two people edit a client, both values are shown and only the chosen ones are saved', async () => {
  const ajeno = ficha({ version: 5, telefono: '699 999 999', email: 'otra@pan.example' });
  const conflicto = {
    type: 'about:blank',
    title: 'Otra persona lo ha cambiado',
    status: 409,
    code: 'version-antigua',
    errors: { telefono: 'Guardado: …' },
    datos: { actual: ajeno },
  };
  const { requests } = await open('/clientes/c1', {
    'PATCH /v1/clientes/c1': async (request: Request) => {
      const { version }: { version: number } = await request.clone().json();
      return version === 5 ? ajeno : Response.json(conflicto, { status: 409 });
    },
  });
  await user.click(await screen.findByText('Editar'));
  const telefono = screen.getByLabelText('Teléfono');
  await user.clear(telefono);
  await user.type(telefono, '611 111 111');
  const municipio = screen.getByLabelText('Municipio');
  await user.clear(municipio);
  await user.type(municipio, 'Parla');
  await user.click(screen.getByText('Guardar'));
  const careo = await screen.findByRole('table', { name: 'Los dos valores de cada campo' });
  expect(within(careo).getAllByRole('row')).toHaveLength(3);
  await user.click(within(careo).getByLabelText('Teléfono, Guardado: 699 999 999'));
  await user.click(screen.getByText('Guardar lo elegido'));
  await waitFor(() => expect(screen.queryByText('Editar los datos')).toBeNull());
  const cambios = requests.filter(({ method }) => method === 'PATCH');
  expect(await cambios[0]?.json()).toEqual({ telefono: '611 111 111', municipio: 'Parla', version: 4 });
  expect(await cambios[1]?.json()).toEqual({ municipio: 'Parla', version: 5 });
});

it("a client's supplies are removed, and pasted ones are added with the result of each", async () => {
  const cups = 'ES0021000000000001JN';
  const { requests } = await open('/clientes/c1?seccion=puntos', {
    'GET /v1/puntos-suministro': NADA,
    'POST /v1/clientes/c1/puntos': {
      resultados: [
        { cups, resultado: 'de-otro' },
        { cups: 'ESX', resultado: 'no-valido' },
      ],
    },
  });
  await screen.findByText('Todavía no tiene puntos de suministro');
  await user.click(screen.getAllByText('Asignar puntos')[0]!);
  await user.click(screen.getByLabelText(/^CUPS/));
  await user.paste(`${cups}\nESX\n${cups}`);
  await user.click(screen.getByText('Asignar 2 puntos'));
  expect(await screen.findByText('Es de otro cliente')).toBeDefined();
  expect(screen.getByText('No es un CUPS')).toBeDefined();
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({ cups: [cups, 'ESX'] });
});

it('a consent is recorded with its date and the wording', async () => {
  const { requests } = await open('/clientes/c1?seccion=consentimientos', {
    'GET /v1/clientes/c1/consentimientos': { rows: [] },
    'POST /v1/clientes/c1/consentimientos': { rows: [] },
  });
  await user.click(await screen.findByLabelText('Otorgar: Consultar los datos de su suministro en SIPS'));
  await user.selectOptions(screen.getByLabelText('Cómo lo dijo'), 'firma');
  await user.click(screen.getByText('Otorgar', { selector: 'dialog button' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toMatchObject({ finalidad: 'consulta-sips', otorgado: true, canal: 'firma' });
});

it('a deleted client says so and can be restored', async () => {
  const borrado = ficha({ estado: 'borrado', acciones: ['restaurar'] });
  const { requests } = await open('/clientes/c1', {
    'GET /v1/clientes/c1': borrado,
    'POST /v1/clientes/c1/restaurar': ficha(),
  });
  await user.click(await screen.findByText('Restaurar'));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/restaurar'))).toBe(true));
});

it('the page of a client says when the next contact is, or leads to writing one down', async () => {
  const proximoContacto = {
    tareaId: 't1',
    tipo: 'visita',
    titulo: 'Llevar la oferta',
    fecha: '2020-03-05',
    hora: '09:30',
  } as const;
  await open('/clientes/c1', { 'GET /v1/clientes/c1': ficha({ proximoContacto }) });
  const next = (await screen.findByText('Próximo contacto: 05/03/2020 · 09:30')).closest('section');
  expect(next?.textContent).toContain('Atrasado · Visita: Llevar la oferta');
  expect(next?.querySelector('a')?.getAttribute('href')).toBe('/tareas?deCliente=c1');
  closeScreens();
  await open('/clientes/c1');
  const none = (await screen.findByText('No hay próximo contacto apuntado')).closest('section');
  expect(none?.querySelector('a')?.getAttribute('href')).toBe('/tareas?deCliente=c1&nueva=si');
});

const NOTA = {
  id: 'n1',
  texto: 'Prefiere que le llamen',
  quien: { id: 'u1', nombre: 'Laura Gil' },
  creado: '2026-11-20T10:00:00Z',
  editado: null,
  acciones: ['editar'],
};

/** What is written in the page itself: its section, what opens it, its field and the ways to leave it. */
const WRITTEN = [
  ['', 'Editar', 'Municipio', ['Cancelar', 'Notas']],
  ['?seccion=notas', 'Corregir la nota', 'Corregir la nota', ['Cancelar', 'Página siguiente', 'Actividad']],
  ['?seccion=notas', undefined, 'Nueva nota', ['Actividad']],
] as const;

it.each(WRITTEN)(
  "what is written in a client's page%s is asked for before it is lost (%s, %s)",
  async (search, opener, label, ways) => {
    const { router } = await open(`/clientes/c1${search}`, {
      'GET /v1/clientes/c1/notas': { rows: [NOTA], count: 60 },
    });
    const press = async (name: string) => {
      const named = () => screen.queryAllByText(name)[0] ?? screen.getByLabelText(name);
      await user.click(await waitFor(named));
    };
    if (opener) await press(opener);
    await user.type(await screen.findByLabelText(label), ' y algo más');
    for (const way of ways) {
      await press(way);
      await user.click(await screen.findByText('Seguir editando'));
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toMatch(/ y algo más$/);
    }
    const here = router.location.href;
    await press(ways[0]);
    await user.click(await screen.findByText('Salir sin guardar'));
    await waitFor(() => expect(screen.queryByLabelText(label, { selector: 'input, textarea' })).toBeNull());
    expect(router.location.href === here).toBe(ways[0] === 'Cancelar');
  },
);
