import { conUnidad, enLista } from '../cifras-en-texto.ts';
import type { CondicionDeSuministro } from '../condicion-de-suministro.ts';
import type { FilaConsumo } from '../consumo-anual.ts';
import type { Issue } from '../result.ts';
import type { Tarifa } from '../tarifas.ts';
import { avisosDeExcedentes } from './avisos-de-excedentes.ts';

type Suministro = {
  readonly tarifa: Tarifa;
  readonly potenciasKw: readonly number[];
  readonly potenciaEstudioKw: readonly number[] | null;
  readonly condicion?: CondicionDeSuministro | undefined;
  readonly precioExcedentesEurKwh?: number | null | undefined;
};

/** Warns of what the sheet of a supply says, or does not say, and the figures of its study leave out. */
export function avisosDeCondicion(suministro: Suministro, filas: readonly FilaConsumo[]): Issue[] {
  return [...avisosDeExcedentes(suministro, filas), ...deControl(suministro, filas)];
}

function deControl(suministro: Suministro, filas: readonly FilaConsumo[]): Issue[] {
  const { tarifa, potenciasKw, potenciaEstudioKw, condicion } = suministro;
  const control = condicion?.controlPotencia;
  if (control === 'maximetro' || (control === undefined && tarifa !== '2.0TD')) return [];
  const avisos: Issue[] = [];
  if (tarifa !== '2.0TD') {
    const message = `Su ficha dice que un ICP controla la potencia de este suministro de ${tarifa}: el estudio no lleva excesos`;
    avisos.push({ code: 'icp-sin-excesos', message });
  }
  const cortadas = potenciaEstudioKw ? porDebajo(potenciaEstudioKw, filas) : undefined;
  if (cortadas && control === 'icp') {
    const message = `La potencia del estudio no llega a la máxima medida en ${cortadas}: con ICP se cortaría el suministro`;
    avisos.push({ code: 'icp-corta-suministro', message, part: 'potenciaEstudio' });
  }
  const rebasadas = cortadas ?? porDebajo(potenciasKw, filas);
  if (rebasadas && control === undefined) {
    const message = `No se sabe si el suministro tiene ICP o maxímetro, y alguna potencia no llega a la máxima medida en ${rebasadas}: con ICP se cortaría y con maxímetro se facturarían excesos, que el estudio no lleva`;
    avisos.push({ code: 'control-desconocido', message });
  }
  return avisos;
}

/** `P1 (4,2 kW)` for each period whose highest demand is above its power; undefined where none is. */
function porDebajo(potenciasKw: readonly number[], filas: readonly FilaConsumo[]): string | undefined {
  const rebasadas = potenciasKw.flatMap((kw, p) => {
    const maxima = filas.reduce((mayor, { maximetroKw }) => Math.max(mayor, maximetroKw[p] ?? 0), 0);
    return maxima > kw ? `P${p + 1} (${conUnidad({ valor: maxima, unidad: 'kW' })})` : [];
  });
  return rebasadas.length === 0 ? undefined : enLista(rebasadas);
}
