import { type BodyOf, contratos } from '@vatio/contract';
import * as contratosSchemas from '@vatio/contract/contratos.schemas';
import { Problem, savedMeanwhile } from '../../../data/problem.ts';

type Cifras = readonly (number | null)[];

/** A contract as its form has it; an empty text stands for a missing value. */
export type Borrador = {
  readonly productoVersionId: string;
  readonly precioEnergiaEurKwh: Cifras;
  readonly precioPotenciaEurKwAnio: Cifras;
  /** Of gas alone. */
  readonly precioFijoEurMes: number | null;
  readonly feeEnergiaEurMwh: number | null;
  readonly feePotenciaEurKwAnio: number | null;
  readonly potenciasKw: Cifras;
  readonly consumoAnualKwh: number | null;
  readonly duracionMeses: number | null;
  readonly permanencia: boolean;
  readonly prorroga: boolean;
  readonly referenciaExterna: string;
  readonly notas: string;
  readonly comercialId: string;
  readonly fechaFin: string;
  readonly permanenciaHasta: string;
  readonly revisionPrecio: string;
  readonly inicioPrevisto: string;
};

/** The fields of the form. What becomes of the supply point's other contract is chosen beside its notice. */
export const CAMPOS = [...contratos.CAMPOS, 'inicioPrevisto'] as const;
type Campo = (typeof CAMPOS)[number];

/** Fields that the call empties with null instead of an empty text. */
const ANULABLES: readonly Campo[] = [
  'referenciaExterna',
  'comercialId',
  'permanenciaHasta',
  'revisionPrecio',
  'inicioPrevisto',
];

export function borradorDe(contrato: contratos.Contrato): Borrador {
  return {
    productoVersionId: contrato.producto.versionId,
    precioEnergiaEurKwh: contrato.precioEnergiaEurKwh,
    precioPotenciaEurKwAnio: contrato.precioPotenciaEurKwAnio,
    precioFijoEurMes: contrato.precioFijoEurMes,
    feeEnergiaEurMwh: contrato.feeEnergiaEurMwh ?? null,
    feePotenciaEurKwAnio: contrato.feePotenciaEurKwAnio ?? null,
    potenciasKw: contrato.potenciasKw,
    consumoAnualKwh: contrato.consumoAnualKwh,
    duracionMeses: contrato.duracionMeses,
    permanencia: contrato.permanencia,
    prorroga: contrato.prorroga,
    referenciaExterna: contrato.referenciaExterna ?? '',
    notas: contrato.notas ?? '',
    comercialId: contrato.comercial?.id ?? '',
    fechaFin: contrato.fechaFin ?? '',
    permanenciaHasta: contrato.permanenciaHasta ?? '',
    revisionPrecio: contrato.revisionPrecio ?? '',
    inicioPrevisto: contrato.inicioPrevisto ?? '',
  };
}

export function isDistinto(campo: Campo, a: Borrador, b: Borrador): boolean {
  return JSON.stringify(a[campo]) !== JSON.stringify(b[campo]);
}

/** The changes, as the body of the call. Fails with what the call would refuse, by field. */
export function cambiosDe(
  antes: Borrador,
  ahora: Borrador,
  version: number,
): BodyOf<typeof contratos.update> {
  const cambiados = CAMPOS.filter((campo) => isDistinto(campo, antes, ahora));
  const valores = cambiados.map((campo) => [
    campo,
    ANULABLES.includes(campo) && ahora[campo] === '' ? null : ahora[campo],
  ]);
  const leido = contratosSchemas.update.body.safeParse({ ...Object.fromEntries(valores), version });
  if (leido.success) return leido.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of leido.error.issues) errors[path.join('.')] ??= message;
  throw new Problem({ status: 400, code: 'datos-no-validos', title: 'Hay datos que corregir', errors });
}

/** The contract as somebody else has saved it, when the server refused the change for that reason. */
export function actualDe(cause: unknown): contratos.Contrato | undefined {
  return contratosSchemas.get.response.safeParse(savedMeanwhile(cause)).data;
}
