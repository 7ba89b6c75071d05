import { exact, times } from '../exact.ts';
import { calcularExcesos, type LineaExceso } from '../excesos.ts';
import { formatFecha } from '../fecha.ts';
import { calcularReactiva } from '../reactiva.ts';
import { type Issue, ok, type Result } from '../result.ts';
import { tipoMedidaDe } from '../tarifas.ts';
import type { EntradaFactura } from './entrada.ts';
import { cerrarLinea, type LineaCalculada, type Redondeo } from './linea.ts';

/** Excess power, passed through at its regulated price. Without demand data there is nothing to bill. */
export function lineasExcesos(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const { demanda, potenciasKw, tipoMedida = tipoMedidaDe(potenciasKw) } = entrada;
  if (!demanda) return ok([]);
  const excesos = calcularExcesos({ ...entrada, demanda, tipoMedida });
  return excesos.ok
    ? ok(excesos.value.map((exceso) => lineaExceso(exceso, redondeo)))
    : { ok: false, issue: conCampoDeLaFactura(excesos.issue) };
}

/** The maximeters are checked before; what else is wrong with the demand lies in the quarter-hours. */
function conCampoDeLaFactura(issue: Issue): Issue {
  const part = issue.part?.replace(/^demanda(\.kwPorPeriodo)?/, 'cuartoshorarios');
  return part === undefined ? issue : { ...issue, part };
}

function lineaExceso(exceso: LineaExceso, redondeo: Redondeo): LineaCalculada {
  const cantidad = exceso.raizKw ?? exceso.excesoKw;
  const factor = exceso.factor * (exceso.kp ?? 1);
  return cerrarLinea(
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
    },
    redondeo === 'linea' ? exact(exceso.importe) : times(times(exact(cantidad), exceso.precio), factor),
    redondeo,
  );
}

/** Reactive energy above the free share, at its regulated price. */
export function lineasReactiva(entrada: EntradaFactura, redondeo: Redondeo): Result<LineaCalculada[]> {
  const { tarifa, consumosKwh, reactivaKvarh } = entrada;
  if (!reactivaKvarh) return ok([]);
  const reactiva = calcularReactiva({ tarifa, consumosKwh, reactivaKvarh });
  if (!reactiva.ok) return reactiva;
  return ok(
    reactiva.value.map((linea) =>
      cerrarLinea(
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
      ),
    ),
  );
}
