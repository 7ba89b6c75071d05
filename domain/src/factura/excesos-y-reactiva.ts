import { exact, round, sum, times } from '../exact.ts';
import { calculateExcesos, type LineaExceso } from '../excesos.ts';
import { formatFecha } from '../fecha.ts';
import { calculateReactiva, type LineaReactiva } from '../reactiva.ts';
import { type Issue, ok, type Result } from '../result.ts';
import { tipoMedidaDe } from '../tarifas.ts';
import type { EntradaFactura } from './entrada.ts';
import { closeLinea, type LineaCalculada, type Redondeo } from './linea.ts';
import { enTramos, enTramosDePotencia } from './tramos-de-factura.ts';

/** Excess power, passed through at its regulated price. Without demand data there is nothing to bill. */
export function lineasExcesos(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const lineas: LineaCalculada[] = [];
  for (const tramo of enTramosDePotencia(entrada)) {
    const { demanda, potenciasKw, tipoMedida = tipoMedidaDe(potenciasKw) } = tramo;
    if (!demanda) continue;
    const excesos = calculateExcesos({ ...tramo, demanda, tipoMedida });
    if (!excesos.ok) return { ok: false, issue: conCampoDeLaFactura(excesos.issue) };
    for (const exceso of excesos.value) lineas.push(lineaExceso(exceso, redondeo));
  }
  return ok(lineas);
}

/** The maximeters are checked before; what else is wrong with the demand lies in the quarter-hours. */
function conCampoDeLaFactura(issue: Issue): Issue {
  const part = issue.part?.replace(/^demanda(\.(kwPorPeriodo|dias))?/, 'cuartoshorarios');
  return part === undefined ? issue : { ...issue, part };
}

function lineaExceso(exceso: LineaExceso, redondeo: Redondeo): LineaCalculada {
  const cantidad = exceso.raizKw ?? exceso.excesoKw;
  const factor = exceso.factor * (exceso.kp ?? 1);
  return closeLinea(
    {
      concepto: 'excesos',
      texto:
        exceso.raizKw === undefined
          ? `Maxímetro ${exceso.demandaKw} kW sobre ${exceso.potenciaKw} kW`
          : `Raíz de la suma de cuadrados de los cuartos de hora sobre ${exceso.potenciaKw} kW`,
      periodo: exceso.periodo,
      cantidad,
      unidad: 'kW',
      precio: exceso.precio,
      unidadPrecio: exceso.unidad,
      factor,
      desde: formatFecha(exceso.desde + 1),
      hasta: formatFecha(exceso.hasta),
      fuente: exceso.fuente,
      ...(exceso.nota === undefined ? {} : { nota: exceso.nota }),
    },
    redondeo === 'linea' ? exact(exceso.importe) : times(times(exact(cantidad), exceso.precio), factor),
    redondeo,
  );
}

/**
 * Reactive energy above the free share, at its regulated price: over the whole bill, or stretch by stretch where each
 * one has its own.
 */
export function lineasReactiva(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const tramos = enTramos(entrada);
  const porTramos = entrada.tramos?.some(({ reactivaKvarh }) => reactivaKvarh !== undefined) ?? false;
  const partes = porTramos ? tramos : [{ ...tramos[0]!, consumosKwh: sumByPeriod(tramos) }];
  const lineas: LineaCalculada[] = [];
  for (const { tarifa, consumosKwh, reactivaKvarh } of partes) {
    if (!reactivaKvarh) continue;
    const reactiva = calculateReactiva({ tarifa, consumosKwh, reactivaKvarh });
    if (!reactiva.ok) return reactiva;
    for (const linea of reactiva.value) lineas.push(lineaReactiva(linea, redondeo));
  }
  return ok(lineas);
}

function sumByPeriod(tramos: readonly EntradaFactura[]): number[] {
  const [primero] = tramos;
  if (tramos.length === 1) return [...primero!.consumosKwh];
  return primero!.consumosKwh.map((_, p) =>
    round(sum(tramos.map(({ consumosKwh }) => consumosKwh[p] ?? 0)), 6),
  );
}

function lineaReactiva(linea: LineaReactiva, redondeo: Redondeo): LineaCalculada {
  return closeLinea(
    {
      concepto: 'reactiva',
      texto: `cos φ ${linea.cosPhi}`,
      periodo: linea.periodo,
      cantidad: linea.excesoKvarh,
      unidad: 'kVArh',
      precio: linea.precio,
      unidadPrecio: '€/kVArh',
      fuente: linea.fuente,
    },
    times(exact(linea.excesoKvarh), linea.precio),
    redondeo,
  );
}
