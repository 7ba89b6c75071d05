import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { propuestas } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { onToasts, readToasts } from '../../ui/feedback/toasts.ts';
import textos from './es.json';
import ListaPropuestasScreen from './lista.screen.tsx';
import NuevaPropuestaScreen from './nueva.screen.tsx';
import PropuestaScreen from './propuesta.screen.tsx';
import { borradorDePrueba, propuestaDePrueba } from './test-propuesta.ts';

const enviada = propuestaDePrueba();
const answers = {
  'GET /v1/propuestas': { rows: [enviada], count: 1, countExact: true },
  'GET /v1/propuestas/resumen': {
    estados: [{ estado: 'vista', cuenta: 1, ahorroAnualEur: 200, consumoAnualKwh: 9_000, comisionEur: 45.5 }],
  },
  'GET /v1/propuestas/p1': enviada,
  'GET /v1/analisis': { rows: [], count: 0, countExact: true },
  'GET /v1/vistas': { rows: [] },
};

const open = (
  address: string,
  more: Readonly<Record<string, unknown>> = {},
  role: 'comercial' | 'cliente' = 'comercial',
) =>
  openScreens(address, {
    screens: {
      '/propuestas': ListaPropuestasScreen,
      '/propuestas/nueva': NuevaPropuestaScreen,
      '/propuestas/:id': PropuestaScreen,
    },
    texts: { propuestas: textos, ui },
    answers: { ...answers, ...more },
    role,
  });

const user = userEvent.setup();
const aviso = () => readToasts().at(-1);
const cuerpo = async (requests: Request[]) => JSON.parse((await requests.at(-1)?.text()) ?? '');
const sinFallos = async () => {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
};

beforeEach(() => {
  onToasts(() => undefined);
});

afterEach(closeScreens);

it('a client is not offered to filter by drafts, which they never see, and a seller is', async () => {
  const states = async (role: 'comercial' | 'cliente') => {
    await open('/propuestas', {}, role);
    await screen.findByText(enviada.codigo);
    const options = screen.getByLabelText<HTMLSelectElement>('Estado', { selector: 'select' }).options;
    const offered = [...options].map(({ value }) => value).filter(Boolean);
    closeScreens();
    return offered;
  };
  expect(await states('comercial')).toEqual([...propuestas.ESTADOS]);
  expect(await states('cliente')).toEqual(propuestas.ESTADOS.filter((state) => state !== 'borrador'));
});

it('the foot of the list of proposals adds up what is listed: every state, or those in the filter', async () => {
  const vista = {
    estado: 'vista',
    cuenta: 3,
    ahorroAnualEur: 200.5,
    consumoAnualKwh: 9_000,
    comisionEur: 45.5,
    tuyaEur: 30.5,
  };
  const estados = [vista, { ...vista, estado: 'aceptada', cuenta: 34, ahorroAnualEur: 1_000 }];
  const pie = async (address: string, role?: 'cliente') => {
    const { requests } = await open(address, { 'GET /v1/propuestas/resumen': { estados } }, role);
    await screen.findByText(/^Total de/);
    const resumenes = requests.filter(({ url }) => url.includes('/resumen'));
    // The strip and the foot share one answer, whatever the page, the order or the state.
    expect(resumenes.map(({ url }) => new URL(url).search)).toEqual(['?borradas=no']);
    const textos = [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);
    closeScreens();
    return textos.filter(Boolean);
  };
  expect(await pie('/propuestas')).toEqual([
    'Total de 37',
    '1.200,50media 32,45',
    '91,00media 2,46',
    '61,00',
  ]);
  expect(await pie('/propuestas?estado=vista&sort=ahorro')).toEqual([
    'Total de 3',
    '200,50media 66,83',
    '45,50media 15,17',
    '30,50',
  ]);
  expect(await pie('/propuestas', 'cliente')).toEqual(['Total de 37', '1.200,50media 32,45']);
});

it('the list of proposals is filtered by each state of its strip', async () => {
  const { router } = await open('/propuestas?comercial=r1');
  await screen.findByText('P-2026-0001');
  const vista = (await screen.findByRole('list', { name: textos.porEstado })).querySelectorAll('a')[2]!;
  expect(vista.textContent).toContain('1');
  await user.click(vista);
  await waitFor(() => expect(router.location.searchText).toBe('?comercial=r1&estado=vista'));
  await sinFallos();
});

it('the strip shows drafts to whoever sells and not to a client', async () => {
  const states = async (role?: 'cliente') => {
    await open('/propuestas', {}, role);
    const strip = await screen.findByRole('list', { name: textos.porEstado });
    const labels = [...strip.querySelectorAll('a > span')].map(({ textContent }) => textContent);
    closeScreens();
    return labels;
  };
  expect(await states()).toContain(textos['estado-borrador']);
  const shown = await states('cliente');
  expect(shown).toContain(textos['estado-vista']);
  expect(shown).not.toContain(textos['estado-borrador']);
});

it('a client is shown no commission of a proposal, makes none, and answers through the link', async () => {
  const acciones = ['responder' as const];
  const ajena = propuestaDePrueba({ comisionEur: undefined, acciones, visitas: [] });
  const paraCliente = { ...ajena, puntos: ajena.puntos.map((punto) => ({ ...punto, interno: null })) };
  const respuestas = {
    'GET /v1/propuestas': { rows: [paraCliente], count: 1, countExact: true },
    'GET /v1/propuestas/p1': paraCliente,
  };
  await open('/propuestas', respuestas, 'cliente');
  await screen.findByText('P-2026-0001');
  expect(document.body.textContent).not.toContain(textos.comisionGenerada);
  expect(screen.queryByText(textos.nueva)).toBeNull();
  closeScreens();
  await open('/propuestas/p1', respuestas, 'cliente');
  const responder = await screen.findByText(textos['accion-responder']);
  expect(responder.closest('a')?.getAttribute('href')).toBe('/p/secreto');
  expect(document.body.textContent).not.toContain(textos.comisionGenerada);
  expect(screen.queryByText(textos.interno)).toBeNull();
});

it('a draft is made, and a refusal stands beside the analysis that caused it', async () => {
  const { requests, router } = await open('/propuestas/nueva?analisis=a1,a2', {
    'POST /v1/propuestas': problem(409, 'sin-producto', { 'analisis.1': 'AN-2 no tiene producto elegido' }),
  });
  const elegidos = await screen.findByRole('list', { name: textos.elegidos });
  await user.selectOptions(screen.getByLabelText(textos.validez), '60');
  await user.click(screen.getByText(textos.crearBorrador));
  const motivo = await screen.findByText('AN-2 no tiene producto elegido');
  expect(motivo.closest('li')).toBe(elegidos.children[1]);
  expect(await cuerpo(requests)).toEqual({ analisis: ['a1', 'a2'], validezDias: 60, mensaje: '' });
  await user.click(within(elegidos).getAllByRole('button')[1]!);
  await waitFor(() => expect(router.location.searchText).toBe('?analisis=a1'));
});

it('a proposal for a blocked client is refused before anybody writes it', async () => {
  const analizado = {
    id: 'a1',
    codigo: 'AN-1',
    version: 1,
    cups: [],
    fecha: '2026-03-01',
    puntos: [],
    datosCupsProducto: [],
    cliente: { id: 'c1', nombre: 'Bar Luna' },
    clienteBloqueado: { desde: '2026-03-05', motivo: 'Impagos' },
  };
  await open('/propuestas/nueva?analisis=a1', { 'GET /v1/analisis/a1': analizado });
  const nota = await screen.findByRole('note');
  expect(nota.textContent).toMatch(/Bar Luna está bloqueado desde el 05\/03\/2026.*administración.*Impagos/);
  const crear = screen.getByText<HTMLButtonElement>(textos.crearBorrador);
  expect([crear.disabled, crear.getAttribute('aria-describedby')]).toEqual([true, nota.id]);
});

it('a proposal shows its history, its commission and the two bills, and passes axe', async () => {
  await open('/propuestas/p1');
  await screen.findByText(textos.interno, { selector: 'h2' });
  expect(screen.getAllByText('El cliente abrió la v1')).toHaveLength(2);
  const tabla = screen.getByRole('table', { name: /Comparación línea a línea/ });
  const total = within(tabla).getByText('Total').closest('tr')!;
  expect([...total.cells].map(({ textContent }) => textContent)).toEqual([
    'Total',
    '1.200,00',
    '1.000,00',
    '−200,00',
  ]);
  await sinFallos();
});

it('a proposal is sent by mail, and then its link is shown', async () => {
  const borrador = borradorDePrueba();
  const { requests } = await open('/propuestas/p1', {
    'GET /v1/propuestas/p1': borrador,
    'POST /v1/propuestas/p1/enviar': { propuesta: enviada, enlace: enviada.enlace, correo: 'sin-direccion' },
  });
  await user.click(await screen.findByText(textos['accion-enviar'], { selector: 'button' }));
  const dialogo = screen.getByRole('dialog');
  expect(within(dialogo).getByLabelText(textos.correo)).toHaveProperty('value', 'pan@espiga.example');
  await user.click(within(dialogo).getByText(textos['accion-enviar'], { selector: 'button' }));
  expect(await screen.findByText(textos['correo-sin-direccion'])).toBeDefined();
  expect(screen.getByLabelText(textos.enlaceDelCliente)).toHaveProperty(
    'value',
    'http://vatio.test/p/secreto',
  );
  const envio = requests.find(({ method }) => method === 'POST');
  expect(await envio?.json()).toEqual({ version: 3, sinCorreo: false, email: 'pan@espiga.example' });
});

it('when somebody else saved a proposal first, both values are shown, and overwritten only on request', async () => {
  const borrador = borradorDePrueba();
  const actual = {
    version: 4,
    numero: 1,
    estado: 'borrador',
    validezDias: 15,
    mensaje: 'El de otra persona',
  };
  const vieja = new Response(
    JSON.stringify({
      type: 'about:blank',
      title: 'x',
      status: 409,
      code: 'version-antigua',
      datos: { actual },
    }),
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
  let veces = 0;
  const { requests } = await open('/propuestas/p1', {
    'GET /v1/propuestas/p1': borrador,
    'PATCH /v1/propuestas/p1': () => {
      veces += 1;
      return veces === 1 ? vieja : borrador;
    },
  });
  await user.click(await screen.findByText(textos['accion-editar'], { selector: 'button' }));
  const mensaje = screen.getByLabelText(textos.mensaje);
  await user.clear(mensaje);
  await user.type(mensaje, 'El mío');
  await user.click(screen.getByText(textos.guardar));
  const fila = (await screen.findByText('El de otra persona')).closest('tr')!;
  expect(fila.textContent).toContain('El mío');
  await user.click(screen.getByText(textos.guardarLoMio));
  await waitFor(() => expect(screen.queryByText(textos.conflicto)).toBeNull());
  const cambios = requests.filter(({ method }) => method === 'PATCH');
  expect(await cambios[1]?.json()).toEqual({ version: 4, validezDias: 30, mensaje: 'El mío' });
});

it('a draft is deleted at once, with an undo', async () => {
  const { requests, router } = await open('/propuestas/p1', {
    'GET /v1/propuestas/p1': borradorDePrueba(),
    'DELETE /v1/propuestas/p1': new Response(null, { status: 204 }),
    'POST /v1/propuestas/p1/restaurar': borradorDePrueba(),
  });
  await user.click(await screen.findByLabelText(textos.masAcciones));
  await user.click(screen.getByText(textos['accion-borrar']));
  await waitFor(() => expect(router.location.pathname).toBe('/propuestas'));
  expect(requests.find(({ method }) => method === 'DELETE')?.url).toContain('version=3');
  aviso()?.undo?.();
  await waitFor(() => expect(aviso()?.text).toBe('P-2026-0001 restaurada'));
});

it('an old version of a proposal has no actions, and the new one says what changed', async () => {
  const [primera] = enviada.versiones;
  const versiones = [
    { ...primera!, numero: 2, estado: 'borrador' as const },
    { ...primera!, estado: 'retirada' as const },
  ];
  const diferencias = [
    { cups: enviada.cups[0]!, campo: 'precioEnergia' as const, periodo: 1, antes: 0.2, despues: 0.15 },
  ];
  const nueva = borradorDePrueba({ numero: 2, versiones, diferencias });
  const vieja = propuestaDePrueba({ versiones, acciones: [], enlace: null });
  await open('/propuestas/p1', {
    'GET /v1/propuestas/p1': (request: Request) => (request.url.includes('numero=1') ? vieja : nueva),
  });
  expect(await screen.findByText('−0,050000')).toBeDefined();
  await user.click(screen.getByText(/^v1/, { selector: 'a' }));
  await waitFor(() => expect(screen.queryByText(textos['accion-editar'])).toBeNull());
  expect(screen.getByText('Retirada', { selector: 'p + span' })).toBeDefined();
});
