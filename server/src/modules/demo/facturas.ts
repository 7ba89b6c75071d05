import type { BodyOf, facturas } from '@vatio/contract/endpoints';
import type { LeyDelMes } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { ProblemError } from '../../platform/problems.ts';
import { billFactura } from '../calculos/factura.service.ts';
import { createFactura } from '../facturas/facturas.service.ts';
import { leyDelMes } from '../normas/normas.service.ts';
import { type LecturaContratada, listLecturasContratadas } from './facturas.repository.ts';

type Datos = BodyOf<typeof facturas.create>['datos'];

const MESES = 4;

/** What is wrong with the bills of each supply: with some nothing, as with most. */
const SUMINISTROS: readonly { readonly encarece?: number; readonly falta?: number }[] = [
  {},
  // From its third bill on the energy is dearer than the contract says, €/kWh.
  { encarece: 0.018 },
  {},
  // The second one never came.
  { falta: 1 },
];

/** Keeps the latest bills of some homes with a contract, one of them with a price that nobody agreed and another with a gap. */
export async function loadFacturas(db: Db, viewer: Viewer): Promise<void> {
  const ley = await leyDelMes(db);
  const lecturas = await listLecturasContratadas(db, { suministros: SUMINISTROS.length, lecturas: MESES });
  const suministros = [...new Set(lecturas.map(({ cups }) => cups))];
  for (const [suministro, cups] of suministros.entries()) {
    const { encarece = 0, falta } = SUMINISTROS[suministro] ?? {};
    for (const [mes, lectura] of lecturas.filter((una) => una.cups === cups).entries()) {
      if (mes === falta) continue;
      const datos = datosDe(lectura, mes < 2 ? 0 : encarece);
      const total = totalOf(datos, ley);
      if (total === undefined) continue;
      const numero = `${lectura.comercializadora.slice(0, 2).toUpperCase()}${cups.slice(12, 16)}-${lectura.hasta.slice(0, 7)}`;
      await createFactura(db, viewer, {
        cups,
        fuente: 'mano',
        tipo: 'N',
        estimada: false,
        numero,
        comercializadora: lectura.comercializadora,
        lineas: [],
        total,
        datos,
      });
    }
  }
}

/** Undefined for days of which the regulated prices are not known yet, in a demonstration of later years. */
function totalOf(datos: Datos, ley: LeyDelMes): number | undefined {
  try {
    return billFactura(datos, ley).total;
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

function datosDe(lectura: LecturaContratada, encarece: number): Datos {
  const { tarifa, zona, uso, desde, hasta, activaKwh, potenciasKw, energia, potencia } = lectura;
  return {
    tarifa,
    zona,
    uso,
    desde,
    hasta,
    fechaFactura: hasta,
    potencias: potenciasKw,
    consumos: activaKwh.slice(0, energia.length),
    precios: {
      energia: energia.map((precio) => Math.round((precio + encarece) * 1e6) / 1e6),
      potencia,
      peajesIncluidos: lectura.peajesIncluidos,
    },
  };
}
