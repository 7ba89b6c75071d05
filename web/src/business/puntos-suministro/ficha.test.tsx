import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { VisibleScreensProvider } from '../../ui/frame/visible-screens.ts';
import textos from './es.json';
import FichaScreen from './ficha.screen.tsx';
import { puntosSuministroScreens } from './screens.ts';

afterEach(closeScreens);

const CUPS = 'ES1234123456789012JY';
const pagina = (rows: readonly object[]) => ({
  rows,
  count: rows.length,
  countExact: true,
  total: rows.length,
});

const PUNTO = {
  cups: CUPS,
  cliente: { id: 'c1', nombre: 'Panadería Ñandú' },
  clienteBloqueado: null,
  comercial: { id: 'r1', nombre: 'Carlos Ruiz' },
  direccion: null,
  codigoPostal: null,
  municipio: null,
  provincia: null,
  distribuidora: null,
  tarifa: null,
  zona: 'peninsula',
  potenciasKw: [],
  consumoAnualKwh: null,
  conContrato: false,
  fechaSips: '2026-10-01',
  frontera: null,
  tipoMedida: 4,
  uso: 'otros',
  cnae: null,
  derechosExtensionKw: null,
  alquilerEurMes: null,
  sips: {
    fecha: '2026-10-01',
    formato: 'sips2-ps',
    datos: {
      codigoTension: '05',
      codigoPropiedadIcp: '2',
      codigoAutoconsumo: '41',
      codigoBie: null,
      impagos: '',
    },
  },
  curva: null,
  version: 1,
  actualizado: '2026-10-01T00:00:00Z',
};

const PAGES = { cliente: '/clientes/:id', comercial: '/comerciales/:id', contrato: '/contratos/:id' };

function open(
  role: 'comercial' | 'cliente',
  ids: readonly (keyof typeof PAGES)[],
  more: Readonly<Record<string, unknown>> = {},
  seccion = '',
) {
  const [base] = puntosSuministroScreens;
  const visible = ids.flatMap((id) => (base ? [{ ...base, id, path: PAGES[id] }] : []));
  return openScreens(`/cups/${CUPS}${seccion && `?seccion=${seccion}`}`, {
    role,
    screens: {
      '/cups/:cups': () => (
        <VisibleScreensProvider value={visible}>
          <FichaScreen />
        </VisibleScreensProvider>
      ),
    },
    texts: { 'puntos-suministro': textos, ui },
    answers: {
      [`GET /v1/puntos-suministro/${CUPS}`]: PUNTO,
      [`GET /v1/puntos-suministro/${CUPS}/consumos`]: { filas: [] },
      [`GET /v1/puntos-suministro/${CUPS}/cronologia`]: pagina([
        {
          tipo: 'contrato',
          cuando: '2026-11-02T10:00:00Z',
          quien: { id: 'u1', nombre: 'Ana' },
          id: 'k1',
          accion: 'crear',
          titulo: 'C-2026-0001',
        },
      ]),
      'GET /v1/contratos': pagina([
        {
          id: 'k1',
          codigo: 'C-2026-0001',
          producto: { comercializadora: 'Luz del Sur', nombre: 'Fijo 12' },
          relojes: { comercial: { estado: 'firmado' } },
        },
      ]),
      'GET /v1/propuestas': pagina([]),
      'GET /v1/analisis': pagina([]),
      'GET /v1/documentos': pagina([]),
      ...more,
    },
  });
}

it('the sheet of a CUPS leads to its client, its representative and its contracts', async () => {
  await open('comercial', ['cliente', 'comercial', 'contrato']);
  const link = async (name: string) => (await screen.findAllByText(name))[0]?.getAttribute('href');
  expect(await link('Panadería Ñandú')).toBe('/clientes/c1');
  expect(await link('Carlos Ruiz')).toBe('/comerciales/r1');
  expect(await link('C-2026-0001')).toBe('/contratos/k1');
  await screen.findByText('Contrato creado:');
  await userEvent.click(screen.getByText('Venta y documentos'));
  expect(await screen.findByText('Ninguna propuesta para este CUPS.')).toBeDefined();
});

it('the SIPS sheet of a CUPS is said in words, with «—» where there is nothing', async () => {
  await open('comercial', [], {}, 'sips');
  const dato = async (nombre: string) => {
    const bloque = (await screen.findByText(nombre)).parentElement;
    return bloque && within(bloque).getByRole('definition').textContent;
  };
  expect(await dato('Código de tensión')).toBe('3×400 V (05)');
  expect(await dato('Propiedad del ICP')).toBe('Cliente (2)');
  expect(await dato('Autoconsumo')).toBe('Con excedentes y compensación, individual (41)');
  expect(await dato('BIE')).toBe('—');
  expect(await dato('Impagos')).toBe('—');
  await userEvent.click(screen.getByText('Resumen'));
  expect(await dato('Tipo de medida')).toBe('Tipo 4: más de 15 kW hasta 50 kW');
});

it('the sheet of a CUPS of meter type 3 prints no excess that only its curve could tell', async () => {
  const mes = (desde: string, hasta: string, maximetroKw: number[]) => ({
    desde,
    hasta,
    tarifa: '3.0TD',
    fuente: 'sips',
    maximetroKw,
    activaKwh: [100, 100, 100, 100, 100, 100],
    reactivaKvarh: [0, 0, 0, 0, 0, 0],
  });
  await open('comercial', [], {
    [`GET /v1/puntos-suministro/${CUPS}`]: {
      ...PUNTO,
      tarifa: '3.0TD',
      tipoMedida: 3,
      potenciasKw: [60, 60, 60, 60, 60, 60],
    },
    [`GET /v1/puntos-suministro/${CUPS}/consumos`]: {
      filas: [
        mes('2025-12-31', '2026-01-31', [70, 50, 0, 0, 0, 50]),
        mes('2026-01-31', '2026-02-28', [50, 50, 0, 0, 0, 50]),
        mes('2026-02-28', '2026-03-31', [0, 0, 0, 0, 0, 0]),
      ],
    },
  });
  expect(await screen.findByText(textos.excesosSinCurva)).toBeDefined();
  expect(screen.getByText(textos.excesosSinMaximetro)).toBeDefined();
  const coste = (dia: string) => {
    const filas = screen.getAllByText(dia).map((celda) => celda.closest('tr'));
    return filas.map((fila) => fila?.lastElementChild?.textContent?.replaceAll('\u00a0', ' '));
  };
  expect(coste('31/01/2026')).toContain('—');
  // A month whose maximum stays within the power had no quarter-hour above it.
  expect(coste('28/02/2026')).toContain('0,00');
  expect(coste('31/03/2026')).toContain('—');
});

it('the sheet of a CUPS writes no 0 kW in the periods that a month lacks, and no excess of a supply with an ICP', async () => {
  const mes = { tarifa: '3.0TD', fuente: 'sips', activaKwh: [], reactivaKvarh: [] };
  const junio = { ...mes, desde: '2026-05-31', hasta: '2026-06-30', maximetroKw: [0, 0, 7, 0, 0, 22] };
  await open('comercial', [], {
    [`GET /v1/puntos-suministro/${CUPS}`]: {
      ...PUNTO,
      sips: { ...PUNTO.sips, datos: { codigoModoControlPotencia: '1' } },
      tarifa: '3.0TD',
      potenciasKw: [20, 20, 20, 20, 20, 20],
    },
    [`GET /v1/puntos-suministro/${CUPS}/consumos`]: { filas: [junio] },
  });
  expect(await screen.findByText(textos.excesosConIcp)).toBeDefined();
  const tabla = within(screen.getByRole('region', { name: textos.costeExcesos }));
  const fila = tabla.getByText('30/06/2026').closest('tr');
  // June has hours of P3, P4 and P6: in P4 nothing was demanded, in P1, P2 and P5 nothing could be.
  expect([...(fila?.cells ?? [])].map((celda) => celda.textContent)).toEqual([
    ...['30/06/2026', '—', '—', '7', '0', '—', '22'],
    '—',
  ]);
});

it('the sheet of a CUPS has sections only for what it has', async () => {
  await open('comercial', [], { [`GET /v1/puntos-suministro/${CUPS}`]: { ...PUNTO, sips: null } }, 'sips');
  await screen.findByText('Venta y documentos');
  expect(screen.queryByText('Hoja SIPS')).toBeNull();
  expect(screen.queryByText('Curva de carga')).toBeNull();
  expect(screen.getByText('Resumen').getAttribute('aria-current')).toBe('page');
});

it('a client reads the sheet of a CUPS without what would be refused', async () => {
  await open('cliente', ['cliente', 'contrato']);
  await screen.findByText('Panadería Ñandú');
  expect(screen.getByText('Carlos Ruiz').getAttribute('href')).toBeNull();
  expect(screen.queryByText('Analizar')).toBeNull();
  expect(screen.queryByText(textos.editar)).toBeNull();
});
