import type { BodyOf, comisiones, ResponseOf } from '@vatio/contract/endpoints';
import { type CasoComision, comisionPorFees, parseFecha, periodosDe } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { invalidData } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import { comercialesVisibles, comercialPropio, findProductoParaRegla } from './calculo.repository.ts';
import { calculateVentaComision, comisionVista, fuentesDeComision, parteDe } from './comisiones.service.ts';
import { findReglas } from './reglas.repository.ts';
import { alcanceDe, respuestaRegla } from './respuestas.ts';

type Peticion = BodyOf<typeof comisiones.simulate>;

/** What a sale would earn each one, and why; a representative may ask for those they see. */
export async function simulateComision(
  db: Db,
  viewer: Viewer,
  peticion: Peticion,
): Promise<ResponseOf<typeof comisiones.simulate>> {
  soloQuienVende(viewer);
  orProblem(parseFecha(peticion.fecha));
  const { productoId, potenciasKw, feePotenciaEurKwAnio = 0, comercialId: pedido } = peticion;
  const producto = isUuid(productoId) ? await findProductoParaRegla(db, productoId) : undefined;
  if (!producto) throw invalidData({ productoId: 'No existe ese producto' });
  const cuantas = periodosDe(producto.tarifa, 'potencia');
  if (potenciasKw && potenciasKw.length !== cuantas) {
    throw invalidData({ potenciasKw: `${producto.tarifa} lleva ${cuantas} y hay ${potenciasKw.length}` });
  }
  const visibles = await comercialesVisibles(db, viewer);
  const propio = viewer.role === 'comercial' ? await comercialPropio(db, viewer.id) : null;
  const comercialId = pedido === undefined ? propio : pedido;
  if (pedido && visibles !== null && !visibles.includes(pedido)) {
    throw invalidData({ comercialId: 'No existe ese comercial' });
  }
  const caso = {
    productoId,
    comercializadora: producto.comercializadora,
    tarifa: producto.tarifa,
    fecha: peticion.fecha,
    consumoAnualKwh: peticion.consumoAnualKwh,
    potenciasKw: potenciasKw ?? [],
    feeEnergiaEurMwh: peticion.feeEnergiaEurMwh,
    feePotenciaEurKwAnio,
  };
  const comision = await calculateVentaComision(fuentesDeComision(db), caso, comercialId);
  const ids = comision.descartadas.map(({ reglaId }) => reglaId);
  const filas = new Map(
    (await findReglas(db, [...ids, ...(comision.regla ? [comision.regla.id] : [])])).map((fila) => [
      fila.id,
      fila,
    ]),
  );
  const elegida = comision.regla && filas.get(comision.regla.id);
  return {
    ...comisionVista(comision, visibles),
    generadaEur: generadaAlAnio(caso),
    tuyaEur: viewer.role === 'admin' ? null : parteDe(comision, propio),
    regla: elegida ? respuestaRegla(elegida, today()) : null,
    descartadas: comision.descartadas.flatMap(({ reglaId, motivo }) => {
      const fila = filas.get(reglaId);
      return fila ? [{ reglaId, alcance: alcanceDe(fila), motivo }] : [];
    }),
  };
}

function generadaAlAnio(caso: CasoComision): number {
  const { consumoAnualKwh, potenciasKw } = caso;
  return comisionPorFees({ consumosKwh: [consumoAnualKwh], potenciasKw, dias: 365, fees: caso }).totalEur;
}
