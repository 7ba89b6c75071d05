import type { liquidaciones } from '@vatio/contract';

type Estado = liquidaciones.Estado;
type Paso = {
  readonly accion: liquidaciones.Accion;
  readonly desde: readonly Estado[];
  readonly hasta: Estado;
  /** Its representative may too; the rest is the administrators'. */
  readonly suya?: true;
};

export const PASOS: readonly Paso[] = [
  { accion: 'enviar', desde: ['borrador'], hasta: 'en-revision' },
  { accion: 'aceptar', desde: ['en-revision'], hasta: 'aceptada', suya: true },
  { accion: 'devolver', desde: ['en-revision', 'con-incidencia'], hasta: 'borrador' },
  { accion: 'reabrir', desde: ['aceptada'], hasta: 'en-revision' },
  { accion: 'pagar', desde: ['aceptada'], hasta: 'pagada' },
];

export type QuienLiquida = { readonly esAdmin: boolean; readonly esSuya: boolean };

export function puede({ suya }: Paso, { esAdmin, esSuya }: QuienLiquida): boolean {
  return esAdmin || (suya === true && esSuya);
}

export function accionesDe(estado: Estado, quien: QuienLiquida): liquidaciones.Accion[] {
  return PASOS.filter((paso) => paso.desde.includes(estado) && puede(paso, quien)).map(
    ({ accion }) => accion,
  );
}

export function esDisputable(estado: Estado, { esSuya }: QuienLiquida): boolean {
  return esSuya && (estado === 'en-revision' || estado === 'con-incidencia');
}

/** For counts by state. */
export const ESTADOS_A_CERO: Readonly<Record<Estado, number>> = {
  borrador: 0,
  'en-revision': 0,
  'con-incidencia': 0,
  aceptada: 0,
  pagada: 0,
};
