import {
  type Curva,
  type Dia,
  type FilaConsumo,
  horasEntre,
  type Tarifa,
  type TipoMedida,
  tipoMedidaDe,
  type Uso,
  type Zona,
} from '@vatio/domain';
import { fichaActividad } from '../datos/actividades.ts';
import type { FichaPunto } from '../datos/clientes.ts';
import { type FichaLugar, LUGARES } from '../datos/lugares.ts';
import { generateCurva } from './demanda.ts';
import { type Direccion, direccionEn } from './direcciones.ts';
import { cupsDe } from './identificadores.ts';
import { measureConsumos } from './medidas.ts';
import { primerDiaDelMes } from './meses.ts';
import { choosePotencias } from './potencias.ts';
import { around1, type Random, randomOf } from './random.ts';

export type PuntoDemo = Direccion & {
  readonly cups: string;
  readonly lugar: FichaLugar;
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly uso: Uso;
  readonly tipoMedida: TipoMedida;
  readonly potenciasKw: readonly number[];
  readonly cnae: string;
  readonly tipoSuministro: string;
  readonly derechosExtensionKw: number;
  readonly alquilerEurMes: number | null;
  readonly conContrato: boolean;
  /** The last 24 months come the oldest first. */
  readonly consumos: readonly FilaConsumo[];
  /** The last twelve months, where the supply has a curve. */
  readonly curva: Curva | null;
};

const MESES = 24;
const MESES_DE_CURVA = 12;
/** The meter rental, €/month, by meter type; larger supplies own their meter. */
const ALQUILER: Readonly<Record<TipoMedida, number | null>> = { 5: 0.81, 4: 11.6, 3: 19.5, 2: null, 1: null };

/** The supply point number `numero` of the portfolio, with the 24 whole months before `hoy`. */
export function generatePunto(ficha: FichaPunto, numero: number, hoy: Dia): PuntoDemo {
  const [clave, tarifa, lugar, , detalle] = ficha;
  const actividad = fichaActividad(clave);
  const suLugar: FichaLugar = LUGARES[lugar];
  const random = randomOf(`${numero} ${clave} ${tarifa} ${lugar}`);
  const curva = curvaDe(ficha, hoy, random);
  const medida = {
    tarifa,
    zona: suLugar.zona,
    reactiva: actividad.reactiva * around1(random, 0.3),
    cuartoSobreHora: 1.04 + random() * 0.06,
  };
  const consumos = measureConsumos(curva, medida, random);
  const maximos = consumos.map(({ maximetroKw }) => maximetroKw);
  const potenciasKw = choosePotencias(tarifa, maximos, random);
  const tipoMedida = tipoMedidaDe(potenciasKw);
  return {
    ...direccionEn(lugar, actividad.tipoSuministro, random),
    cups: cupsDe(suLugar.rangoCups, numero),
    lugar: suLugar,
    tarifa,
    zona: suLugar.zona,
    uso: actividad.uso ?? 'otros',
    tipoMedida,
    potenciasKw,
    cnae: actividad.cnae,
    tipoSuministro: actividad.tipoSuministro,
    derechosExtensionKw: Math.ceil(Math.max(...potenciasKw) * (1 + random() * 0.4)),
    alquilerEurMes: ALQUILER[tipoMedida],
    conContrato: random() < 0.55,
    consumos,
    curva: detalle ? desdeElMes(curva, -MESES_DE_CURVA, hoy) : null,
  };
}

function curvaDe([clave, tarifa, lugar, puntaKw, detalle]: FichaPunto, hoy: Dia, random: Random): Curva {
  const suministro = {
    actividad: fichaActividad(clave),
    zona: LUGARES[lugar].zona,
    puntaKw,
    resolucion: detalle === 'cuartohoraria' ? (15 as const) : (60 as const),
    arranques: tarifa === '2.0TD' ? 0 : 0.02,
  };
  return generateCurva({
    suministro,
    desde: primerDiaDelMes(hoy, -MESES),
    hasta: primerDiaDelMes(hoy, 0) - 1,
    random,
  });
}

/** The part of a curve from the first day of a month on, counted from that of `hoy`. */
function desdeElMes(curva: Curva, meses: number, hoy: Dia): Curva {
  const desde = primerDiaDelMes(hoy, meses);
  const antes = horasEntre(curva.desde, desde) * (60 / curva.resolucion);
  return { ...curva, desde, kwh: curva.kwh.subarray(antes) };
}
