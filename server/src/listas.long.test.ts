import {
  analisisList,
  auditoriaList,
  clientesList,
  comercialesList,
  contratosList,
  extractosList,
  type FieldKind,
  type FilterFields,
  facturasList,
  importacionesList,
  incidenciasList,
  kindsOf,
  lineasDeExtractoList,
  liquidacionesList,
  operatorsOf,
  productosList,
  propuestasList,
  puntosSuministroList,
  reglasList,
  renovacionesList,
  tareasList,
  usuariosList,
} from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { CUPS } from './modules/cartera/test-cartera.ts';
import { negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { testApp } from './platform/test-app.ts';

const harness = await testApp({ logLevel: 'error' });
const { call, alta, ids } = await negocioDeContratos(harness);
await alta();
await alta(CUPS.panaderia);

/** Every list with an advanced filter, and two fields by which it sorts. */
const LISTAS: readonly [string, FilterFields, string][] = [
  ['/puntos-suministro', kindsOf(puntosSuministroList), 'tarifa,-consumo'],
  ['/clientes', kindsOf(clientesList), 'comercial,-puntos'],
  ['/contratos', kindsOf(contratosList), 'comision,-fin'],
  ['/renovaciones', kindsOf(renovacionesList), 'comercializadora,-consumo'],
  ['/propuestas', kindsOf(propuestasList), 'estado,-ahorro'],
  ['/analisis', kindsOf(analisisList), 'ahorro,-creado'],
  ['/comerciales', kindsOf(comercialesList), 'alta,-energia'],
  ['/incidencias', kindsOf(incidenciasList), 'estado,-creada'],
  ['/tareas', kindsOf(tareasList), 'tipo,-fecha'],
  ['/productos', kindsOf(productosList), 'tarifa,-desde'],
  ['/liquidaciones', kindsOf(liquidacionesList), 'estado,-total'],
  ['/extractos', kindsOf(extractosList), 'mes,-pendiente'],
  ['/facturas', kindsOf(facturasList), 'veredicto,-diferencia'],
  ['/extractos/lineas', kindsOf(lineasDeExtractoList), 'cliente,-diferencia'],
  ['/comisiones/reglas', kindsOf(reglasList), 'valor,-alcance'],
  ['/admin/usuarios', kindsOf(usuariosList), 'entrada,-nombre'],
  ['/admin/auditoria', kindsOf(auditoriaList), '-cuando'],
  ['/importaciones', kindsOf(importacionesList), 'nombre,-creada'],
];

const VALORES: Readonly<Record<string, unknown>> = {
  contains: `50% d'«a»_\\"`,
  is: "O'Donnell",
  starts: '\\%_',
  last: 30,
  next: 60,
  '=': 1.5,
  '!=': 0,
  '<': -1,
  '<=': 1e9,
  '>': 0,
  '>=': 12.25,
  between: [9, -1],
  on: '2026-02-28',
  before: '2026-01-01',
  after: '9999-12-31',
  within: ['2026-12-31', '2026-01-01'],
  in: ['a', "b'"],
  'not-in': ['', '00000000-0000-4000-8000-000000000001'],
};

function condiciones(campo: string, tipo: FieldKind): unknown[][] {
  return operatorsOf(tipo).map((operador) =>
    operador in VALORES ? [campo, operador, VALORES[operador]] : [campo, operador],
  );
}

const filtro = (donde: unknown) => `donde=${encodeURIComponent(JSON.stringify(donde))}`;

describe.each(LISTAS)('the list %s', (url, campos, orden) => {
  test('counts what there is without filters, and sorts by several fields', async () => {
    const { status, body } = await call('admin', 'GET', `${url}?sort=${orden}&q=nada-se-llama-asi`);
    expect([status, body.errors]).toEqual([200, undefined]);
    const { body: toda } = await call('admin', 'GET', url);
    expect([body.count, body.total]).toEqual([0, toda.count]);
    expect(toda.total).toBe(toda.count);
    const { status: rechazo, body: problema } = await call('admin', 'GET', `${url}?sort=clave`);
    expect([rechazo, problema.errors?.sort]).toEqual([400, expect.stringContaining('El orden ha de ser')]);
  });

  test('can be asked everything about each of its fields', async () => {
    for (const [campo, tipo] of Object.entries(campos)) {
      const una = condiciones(campo, tipo);
      for (const donde of [{ or: una }, ...una.map((condicion) => ({ and: [condicion] }))]) {
        const { status, body } = await call('admin', 'GET', `${url}?${filtro(donde)}`);
        expect([status, body.errors], JSON.stringify(donde)).toEqual([200, undefined]);
      }
    }
  });

  test('is split by blank and not blank', async () => {
    const [campo] = Object.entries(campos).find(([, tipo]) => tipo !== 'yes-no') ?? [];
    const cuenta = async (consulta: string) => (await call('admin', 'GET', `${url}?${consulta}`)).body.count;
    const partes = await Promise.all(
      ['empty', 'filled'].map((operador) => cuenta(filtro({ and: [[campo, operador]] }))),
    );
    expect(partes[0] + partes[1]).toBe(await cuenta(''));
  });

  test.each([
    [{ and: [['clave', 'is', 'x']] }, 'La lista no se puede filtrar por «clave»'],
    [{ and: [['__proto__', 'is', 'x']] }, 'La lista no se puede filtrar por «__proto__»'],
    ['{"and":[1]}', 'El filtro avanzado no se puede leer'],
    [{ and: [{ or: [{ and: [['x', 'is', 'y']] }] }] }, 'El filtro avanzado no se puede leer'],
  ])('refuses %j', async (donde, porque) => {
    const texto = typeof donde === 'string' ? `donde=${encodeURIComponent(donde)}` : filtro(donde);
    const { status, body } = await call('admin', 'GET', `${url}?${texto}`);
    expect([status, body.errors?.donde]).toEqual([400, porque]);
  });
});

test.each([
  [['consumo', 'contains', 'x'], '«consumo» no admite el operador «contains»'],
  [['consumo', '>', '1'], '«consumo >» pide un número'],
  [['consumo', 'constructor'], '«consumo» no admite el operador «constructor»'],
  [['consumo', 'empty', 1], '«consumo empty» pide que no se le dé ningún valor'],
  [['fechaSips', 'on', '2026-02-30'], '«fechaSips on» pide una fecha AAAA-MM-DD'],
  [['fechaSips', 'last', 0], '«fechaSips last» pide un número de días entre 1 y 3660'],
  [['tarifa', 'in', []], '«tarifa in» pide una lista de valores'],
])('a list says what is wrong with the condition %j', async (condicion, porque) => {
  const { status, body } = await call('admin', 'GET', `/puntos-suministro?${filtro({ and: [condicion] })}`);
  expect([status, body.errors?.donde]).toEqual([400, porque]);
});

test('a client cannot ask about commissions, nor sort by them', async () => {
  const pregunta = filtro({ and: [['comision', '>', 100]] });
  for (const url of ['/contratos', '/renovaciones', '/propuestas', '/analisis']) {
    const { status, body } = await call('cliente', 'GET', `${url}?${pregunta}`);
    expect([url, status, body.errors?.donde]).toEqual([
      url,
      400,
      'La lista no se puede filtrar por «comision»',
    ]);
  }
});

describe('list, count, totals, export and bulk agree', () => {
  const NOMBRE = `Bar 50% "O'Hara" \\ {a_b}, S.L.`;

  test('on clients whose name has quotes, an apostrophe, a backslash and wildcards', async () => {
    await harness.db.updateTable('cliente').set({ nombre: NOMBRE }).where('id', '=', ids.taller).execute();
    for (const [operador, valor] of [
      ['is', NOMBRE],
      ['contains', `50% "o'hara" \\ {A_B`],
      ['starts', 'bar 50%'],
    ]) {
      const donde = JSON.stringify({ and: [['nombre', operador, valor]] });
      const consulta = `donde=${encodeURIComponent(donde)}`;
      const { body } = await call('admin', 'GET', `/clientes?${consulta}`);
      expect(body.rows.map(({ id }: { id: string }) => id)).toEqual([ids.taller]);
      expect([body.count, body.total]).toEqual([1, 3]);
      const { body: lote } = await call('admin', 'POST', '/clientes/asignacion/previsualizacion', {
        filtro: { donde },
        comercialId: ids.jefa,
      });
      expect(lote.total).toBe(1);
    }
    for (const valor of ['50_', '%', 'a%b', '\\\\']) {
      const consulta = filtro({ and: [['nombre', 'starts', valor]] });
      expect((await call('admin', 'GET', `/clientes?${consulta}`)).body.count).toBe(0);
    }
  });

  test('on the contracts of a client', async () => {
    const donde = {
      or: [
        {
          and: [
            ['cliente', 'is', NOMBRE],
            ['estado', 'in', ['borrador']],
          ],
        },
        ['cups', 'is', 'x'],
      ],
    };
    const texto = JSON.stringify(donde);
    const { body } = await call('admin', 'GET', `/contratos?${filtro(donde)}`);
    expect([body.rows.length, body.count, body.total]).toEqual([1, 1, 2]);
    expect((await call('admin', 'GET', `/contratos/recuento?${filtro(donde)}`)).body.total).toBe(1);
    const { body: lote } = await call('admin', 'POST', '/contratos/lote/ensayo', {
      accion: 'cancelar',
      motivo: 'Prueba',
      filtros: { donde: texto },
    });
    expect(lote.total, JSON.stringify(lote)).toBe(1);
  });

  test.each(['/clientes', '/contratos', '/puntos-suministro', '/comerciales'])('on %s', async (url) => {
    const consulta = filtro({ and: [['comercial', 'mine']] });
    const propio = url === '/comerciales' ? filtro({ and: [['responsable', 'team']] }) : consulta;
    const { body } = await call('comercial', 'GET', `${url}?${propio}`);
    const { app } = harness;
    const headers = await harness.as('comercial');
    const exportada = await app.inject({ url: `/v1${url}/exportacion?formato=csv&${propio}`, headers });
    expect(exportada.body.split('\r\n').length - 2).toBe(body.count);
  });
});

test.each(['/analisis', '/contratos', '/renovaciones', '/clientes', '/propuestas', '/puntos-suministro'])(
  'the filter «Comercial» of %s means a person',
  async (url) => {
    const cuenta = async (consulta: string) => (await call('admin', 'GET', `${url}?${consulta}`)).body.count;
    for (const id of [ids.comercial, ids.jefa]) {
      expect(await cuenta(`comercial=${id}`)).toBe(
        await cuenta(filtro({ and: [['comercial', 'in', [id]]] })),
      );
    }
    const suyas = await cuenta(`comercial=${ids.comercial}`);
    expect(suyas).toBeLessThanOrEqual(await cuenta(''));
    expect(await cuenta('comercial=nadie')).toBe(0);
  },
);

test.each(['/analisis', '/contratos', '/renovaciones', '/clientes'])(
  'the filter «Comercial» of %s takes several people, and nobody',
  async (url) => {
    const cuenta = async (consulta: string) => (await call('admin', 'GET', `${url}?${consulta}`)).body.count;
    const dos = await cuenta(`comercial=${ids.comercial},${ids.jefa}`);
    expect(dos).toBe((await cuenta(`comercial=${ids.comercial}`)) + (await cuenta(`comercial=${ids.jefa}`)));
    expect(await cuenta('comercial=ninguno')).toBe(await cuenta(filtro({ and: [['comercial', 'empty']] })));
  },
);

test('the filters «mío» and «mi equipo» depend on who asks', async () => {
  const cuantos = async (quien: 'jefa' | 'comercial' | 'otro' | 'admin', operador: string) => {
    const consulta = filtro({ and: [['comercial', operador]] });
    return (await call(quien, 'GET', `/clientes?${consulta}`)).body.count;
  };
  expect([await cuantos('comercial', 'mine'), await cuantos('comercial', 'team')]).toEqual([2, 2]);
  expect([await cuantos('jefa', 'mine'), await cuantos('jefa', 'team')]).toEqual([0, 2]);
  expect([await cuantos('otro', 'mine'), await cuantos('admin', 'mine')]).toEqual([1, 0]);
});

test('a sorted list has blanks last in both directions', async () => {
  for (const sort of ['consumo', '-consumo', 'municipio,-consumo', '-municipio,consumo']) {
    const { body } = await call('admin', 'GET', `/puntos-suministro?sort=${sort}`);
    expect(body.rows.at(-1).cups).toBe(CUPS.sinDatos);
  }
});
