import type { BodyOf, contratos } from '@vatio/contract';
import { type AccionContrato, type DatoAccion, type Reloj, TRANSICIONES_CONTRATO } from '@vatio/domain';
import { Problem } from '../../../data/problem.ts';
import { today } from '../../../format/date.ts';
import type { Translate } from '../../../texts/dictionary.ts';

/** What a person types for an action; a field that the action does not have is empty. */
export type Datos = { readonly fecha: string; readonly motivo: string; readonly codigo: string };

export const datosVacios = (): Datos => ({ fecha: today(), motivo: '', codigo: '' });

/** Actions with grave consequences, whose buttons are drawn as dangerous. */
const GRAVES: readonly AccionContrato[] = [
  'cancelar',
  'rechazar-firma',
  'anular-firma',
  'rechazar',
  'anular-solicitud',
  'dar-de-baja',
];

export const isGrave = (accion: AccionContrato) => GRAVES.includes(accion);

export const relojDe = (accion: AccionContrato): Reloj | undefined =>
  TRANSICIONES_CONTRATO.find((una) => una.accion === accion)?.reloj;

/**
 * The fields that an action shows: those that it needs, the day of a request, and the distributor's code of a
 * rejection.
 */
export function camposDe(accion: AccionContrato): (keyof Datos)[] {
  const pide = exigidos(accion);
  return [
    ...(pide.includes('fecha') || accion === 'solicitar' ? (['fecha'] as const) : []),
    ...(accion === 'rechazar' ? (['codigo'] as const) : []),
    ...(pide.includes('motivo') ? (['motivo'] as const) : []),
  ];
}

export function exigidos(accion: AccionContrato): readonly DatoAccion[] {
  return TRANSICIONES_CONTRATO.find((una) => una.accion === accion)?.pide ?? [];
}

/** The body of the action's call. Fails with what is missing, by field. */
export function cuerpoDe(
  accion: AccionContrato,
  datos: Datos,
  t: Translate<'contratos'>,
): Omit<BodyOf<typeof contratos.act>, 'version'> {
  const faltan = exigidos(accion).filter((campo) => datos[campo].trim() === '');
  if (faltan.length > 0) {
    throw new Problem({
      status: 400,
      code: 'datos-no-validos',
      title: t('faltanDatos'),
      errors: Object.fromEntries(faltan.map((campo) => [campo, t(`falta-${campo}`)])),
    });
  }
  const dichos = camposDe(accion).filter((campo) => datos[campo].trim() !== '');
  return { accion, ...Object.fromEntries(dichos.map((campo) => [campo, datos[campo].trim()])) };
}
