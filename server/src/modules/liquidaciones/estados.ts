import type { liquidaciones } from '@vatio/contract/endpoints';
import { type ProblemError, problem } from '../../platform/problems.ts';

type Estado = liquidaciones.Estado;
type Paso = {
  readonly accion: liquidaciones.Accion;
  readonly desde: readonly Estado[];
  readonly hasta: Estado;
  /** The representative may do it too; the other actions are for administrators. */
  readonly delComercial?: true;
};

export const PASOS: readonly Paso[] = [
  { accion: 'enviar', desde: ['borrador'], hasta: 'en-revision' },
  // With disputes, the rest of the settlement is accepted.
  { accion: 'aceptar', desde: ['en-revision', 'con-incidencia'], hasta: 'aceptada', delComercial: true },
  { accion: 'devolver', desde: ['en-revision', 'con-incidencia'], hasta: 'borrador' },
  { accion: 'reabrir', desde: ['aceptada'], hasta: 'en-revision' },
  { accion: 'pagar', desde: ['aceptada'], hasta: 'pagada' },
];

export type QuienLiquida = { readonly esAdmin: boolean; readonly isOwnedBy: boolean };

export function mayTakePaso({ delComercial }: Paso, { esAdmin, isOwnedBy }: QuienLiquida): boolean {
  return esAdmin || (delComercial === true && isOwnedBy);
}

type Donde = { readonly estado: Estado; readonly lineas: number; readonly disputadas: number };

export function accionesDe(
  { estado, lineas, disputadas }: Donde,
  quien: QuienLiquida,
): liquidaciones.Accion[] {
  const todas = PASOS.filter((paso) => paso.desde.includes(estado) && mayTakePaso(paso, quien));
  const nadaQueAceptar = disputadas > 0 && disputadas === lineas;
  return todas.map(({ accion }) => accion).filter((accion) => accion !== 'aceptar' || !nadaQueAceptar);
}

export function isDisputable(estado: Estado, { isOwnedBy }: QuienLiquida): boolean {
  return isOwnedBy && (estado === 'en-revision' || estado === 'con-incidencia');
}

export const NOMBRE_DE_ESTADO: Readonly<Record<Estado, string>> = {
  borrador: 'Borrador',
  'en-revision': 'En revisión',
  'con-incidencia': 'En disputa',
  aceptada: 'Aceptada',
  pagada: 'Pagada',
};

export function noSePuede(estado: Estado): ProblemError {
  return estado === 'pagada'
    ? problem({ code: 'liquidacion-pagada', status: 409, title: 'La liquidación está pagada y no se cambia' })
    : problem({
        code: 'estado-no-permite',
        status: 409,
        title: `No se puede: está «${NOMBRE_DE_ESTADO[estado].toLowerCase()}»`,
      });
}

/** Counts by state start from these zeros. */
export const ESTADOS_A_CERO: Readonly<Record<Estado, number>> = {
  borrador: 0,
  'en-revision': 0,
  'con-incidencia': 0,
  aceptada: 0,
  pagada: 0,
};
