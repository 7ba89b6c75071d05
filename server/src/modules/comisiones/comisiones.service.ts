import type { contratos } from '@vatio/contract/endpoints';
import { type CasoComision, type ComisionCalculada, calculateComision } from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { lineaDe, reglasDelDominio, repartoDelPlan } from './calculo.repository.ts';

/** The reads of rules, team and plans; whoever works out many sales may remember them. */
export type FuentesDeComision = {
  readonly reglas: () => ReturnType<typeof reglasDelDominio>;
  readonly linea: (comercialId: string) => ReturnType<typeof lineaDe>;
  readonly reparto: (comercialId: string | null) => ReturnType<typeof repartoDelPlan>;
};

export function fuentesDeComision(db: Db): FuentesDeComision {
  return {
    reglas: () => reglasDelDominio(db),
    linea: (comercialId) => lineaDe(db, comercialId),
    reparto: (comercialId) => repartoDelPlan(db, comercialId),
  };
}

/**
 * Calculates what a sale earns by the rules and the team as they stand now. A null `comercialId` means that it
 * has no seller.
 */
export async function calculateVentaComision(
  { reglas, linea, reparto }: FuentesDeComision,
  caso: CasoComision,
  comercialId: string | null,
): Promise<ComisionCalculada> {
  return calculateComision({
    reglas: await reglas(),
    caso,
    linea: comercialId === null ? [] : await linea(comercialId),
    repartoDelPlan: await reparto(comercialId),
  });
}

/**
 * A commission as a viewer sees it. `visibles` are the representatives whose earnings they see; null means all.
 */
export function comisionVista(
  comision: ComisionCalculada,
  visibles: readonly string[] | null,
): NonNullable<contratos.Contrato['comision']> {
  const { totalEur, regla, porQue, calculo, repartoDe, partes, empresaEur } = comision;
  return {
    totalEur,
    porQue,
    calculo,
    repartoDe,
    reglaId: regla?.id ?? null,
    partes: partes
      .filter(({ comercialId }) => visibles === null || visibles.includes(comercialId))
      .map(({ nivel, comercialId, nombre, porcentaje, importeEur }) => ({
        nivel,
        porcentaje,
        importeEur,
        comercial: { id: comercialId, nombre },
      })),
    empresaEur: visibles === null ? empresaEur : null,
  };
}

/** The part of one representative in a commission: zero when they are not in its line. */
export function parteDe({ partes }: Pick<ComisionCalculada, 'partes'>, comercialId: string | null): number {
  return partes.find((parte) => parte.comercialId === comercialId)?.importeEur ?? 0;
}
