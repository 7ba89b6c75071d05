import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diaDe, formatFecha, horasDelDia } from '@vatio/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import { csvDe, horasConDato, mediasDe, type Serie } from './medias.ts';
import MercadoScreen from './mercado.screen.tsx';

// jsdom has no canvas, and the tables of the charts say the same figures.
vi.mock('../../ui/chart/canvas.tsx', () => ({ ChartCanvas: () => null }));

const FICHA = { id: 'omie', nombre: 'Mercado diario, España', unidad: '€/MWh', fuente: 'OMIE, marginalpdbc' };

/** The days of March 2026: 10 €/MWh for its first half and −20 for the rest, by quarters; the 15th is missing. */
function marzo(): Serie {
  const dias = Array.from({ length: 31 }, (_, i) => diaDe(2026, 3, i + 1)).filter((_, i) => i !== 14);
  return {
    ...FICHA,
    desde: '2026-01-01',
    hasta: '2026-12-31',
    dias: dias.map((dia) => ({
      dia: formatFecha(dia),
      resolucion: 15 as const,
      valores: new Array<number>(horasDelDia(dia) * 4).fill(dia < diaDe(2026, 3, 16) ? 10 : -20),
    })),
    huecos: [
      { dia: '2026-03-15', horas: Array.from({ length: 24 }, (_, i) => i + 1) },
      { dia: '2026-03-20', horas: [3] },
    ],
  };
}

const user = userEvent.setup();
afterEach(closeScreens);

function open(role: 'admin' | 'comercial', dias: number) {
  const llena = {
    ...FICHA,
    desde: '2025-01-01',
    hasta: '2026-03-31',
    dias,
    diasSinDatos: 1,
    importadaEn: '2026-11-28T09:00:00Z',
  };
  const vacia = {
    ...FICHA,
    id: 'pvpc',
    nombre: 'PVPC',
    desde: null,
    hasta: null,
    dias: 0,
    diasSinDatos: 0,
    importadaEn: null,
  };
  return openScreens('/mercado', {
    screens: { '/mercado': MercadoScreen },
    texts: { mercado: textos, ui },
    answers: {
      'GET /v1/mercado/series': { series: dias > 0 ? [vacia, llena] : [vacia] },
      'GET /v1/mercado/series/omie': marzo(),
    },
    role,
  });
}

describe('the screen of the market', () => {
  it('opens on the last year of the first series that has something, with its gaps told', async () => {
    const { requests } = await open('comercial', 454);
    expect(await screen.findByText('2 días del año tienen horas sin dato')).toBeTruthy();
    expect(requests.map(({ url }) => new URL(url).search)).toContain('?desde=2026-01-01&hasta=2026-12-31');
    const filas = within(screen.getByRole('table', { name: '' }) ?? document.body).getAllByRole('row');
    expect(filas[1]!.textContent).toContain('Mercado diario, España');
    expect(filas).toHaveLength(2);
    expect(screen.getByText('Nada todavía de: PVPC')).toBeTruthy();
    expect(screen.queryByText('Importar ficheros')).toBeNull();
  });

  it('goes by another year and another grouping, which stay in its address', async () => {
    const { router, requests } = await open('comercial', 454);
    await user.selectOptions(await screen.findByLabelText('Año'), '2025');
    expect(await screen.findByText('Mercado diario, España, 2025')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Media por'), 'periodo');
    expect(await screen.findByText(/Periodos de la 3.0TD/)).toBeTruthy();
    expect(router.location.href).toContain('anio=2025');
    expect(router.location.href).toContain('por=periodo');
    expect(requests.map(({ url }) => new URL(url).search)).toContain('?desde=2025-01-01&hasta=2025-12-31');
  });

  it('says to an administrator how to fill it while there is nothing', async () => {
    await open('admin', 0);
    expect(await screen.findByText('Todavía no hay series')).toBeTruthy();
    expect(screen.getByText('Importar ficheros').closest('a')?.getAttribute('href')).toBe('/importaciones');
  });
});

describe('the means of a series', () => {
  it('by month, day, hour of the clock and period are those of its intervals', () => {
    const serie = marzo();
    const { claves, valores } = mediasDe(serie, 'mes', 2026);
    expect(claves).toHaveLength(12);
    // 14 days of 24 hours at 10 €/MWh, 15 of 24 and one of 23 at −20.
    expect(valores[2]).toBeCloseTo((14 * 24 * 10 - 20 * (15 * 24 + 23)) / (14 * 24 + 15 * 24 + 23), 10);
    expect(valores[0]).toBeNull();
    const porDia = mediasDe(serie, 'dia', 2026);
    expect(porDia.claves).toHaveLength(365);
    expect(porDia.valores[59]).toBe(10);
    const porHora = mediasDe(serie, 'hora', 2026).valores;
    // The second hour of the 29th did not exist, and the last one of it counts as the last of the clock.
    expect(porHora[2]).toBeCloseTo((14 * 10 - 15 * 20) / 29, 10);
    expect(porHora[23]).toBeCloseTo((14 * 10 - 16 * 20) / 30, 10);
    expect(mediasDe(serie, 'periodo', 2026).valores[0]).toBeNull();
    expect(mediasDe(serie, 'periodo', 2026).valores[1]).not.toBeNull();
  });

  it('have a calendar of the hours that are known, and a sheet with every interval', () => {
    const horas = horasConDato(marzo(), 2026);
    expect(horas[2]!.slice(13, 20)).toEqual([24, 0, 24, 24, 24, 24, 23]);
    expect(horas[1]!.slice(27)).toEqual([24, null, null, null]);
    const filas = csvDe(marzo()).split('\r\n');
    expect(filas.slice(0, 2)).toEqual(['dia;intervalo;minutos;€/MWh', '2026-03-01;1;15;10']);
  });
});
