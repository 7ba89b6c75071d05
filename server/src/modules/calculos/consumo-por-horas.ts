import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import {
  type Curva,
  curvaDePerfil,
  type Dia,
  TARIFAS_CON_PERFIL,
  type Tarifa,
  type Zona,
} from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { issueProblem } from '../../platform/issues.ts';
import { storedPerfil } from '../mercado/mercado.service.ts';
import { curvaDada } from './curva-dada.ts';

type ConsumoPorHoras = {
  readonly curva: Curva;
  readonly fuente: ResponseOf<typeof calculos.indexado>['fuente'];
  readonly avisos: string[];
};

type LecturasPorPeriodo = {
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly consumos: readonly number[];
  /** What stands before the names of its fields in the body. */
  readonly campo: '' | 'perfil.';
};

/** The curve of a body, or that which a profile makes of its readings by period. */
export async function consumptionOf(
  db: Db,
  {
    tarifa,
    zona,
    curva,
    lecturas,
  }: {
    readonly tarifa: Tarifa;
    readonly zona: Zona;
    readonly curva: BodyOf<typeof calculos.indexado>['curva'];
    readonly lecturas: LecturasPorPeriodo | undefined;
  },
): Promise<ConsumoPorHoras> {
  if (curva) return { curva: curvaDada(curva), fuente: 'curva', avisos: [] };
  // The schemas let in one of the two.
  const { consumos: consumosKwh, campo, ...dias } = lecturas!;
  const perfil = await storedPerfil(db, { tarifa, ...dias });
  const repartida = curvaDePerfil({ tarifa, zona, ...dias, consumosKwh, perfil });
  if (!repartida.ok) {
    const { part = 'consumos', ...issue } = repartida.issue;
    throw issueProblem({ ...issue, part: `${campo}${part}` });
  }
  return {
    curva: repartida.value,
    fuente: 'perfil',
    avisos: [perfil ? profileOfRee(tarifa) : flatProfile(tarifa)],
  };
}

function profileOfRee(tarifa: Tarifa): string {
  return `Sin curva, el consumo de cada periodo se reparte entre sus horas por el perfil de REE de ${tarifa}`;
}

function flatProfile(tarifa: Tarifa): string {
  const causa = (TARIFAS_CON_PERFIL as readonly Tarifa[]).includes(tarifa)
    ? 'no hay perfil de REE cargado para esos días'
    : `${tarifa} no tiene perfil de REE: su medida debería traer la curva`;
  return `Sin curva, el consumo de cada periodo se reparte por igual entre sus horas, porque ${causa}`;
}
