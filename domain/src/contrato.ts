/** The states of each clock of a contract: they move on their own, and never share a list. */
export const ESTADOS_CONTRATO = {
  comercial: ['borrador', 'enviado', 'firmado', 'cancelado'],
  firma: ['pendiente', 'enviada', 'firmada', 'rechazada', 'caducada'],
  atr: ['sin-solicitar', 'solicitado', 'aceptado', 'rechazado', 'activado', 'baja'],
  cobro: ['pendiente', 'liquidado', 'reclamado'],
} as const;

export type Reloj = keyof typeof ESTADOS_CONTRATO;
export type EstadoDe<R extends Reloj> = (typeof ESTADOS_CONTRATO)[R][number];
export type EstadosContrato = { readonly [R in Reloj]: EstadoDe<R> };

/** Some actions need more than their name. */
export type DatoAccion = 'fecha' | 'motivo';

type TransicionDe<R extends Reloj> = {
  readonly accion: string;
  readonly reloj: R;
  readonly desde: readonly EstadoDe<R>[];
  readonly hasta: EstadoDe<R>;
  /** `vende` is whoever has the client, and `administra` an administrator. */
  readonly quien: 'vende' | 'administra';
  readonly pide: readonly DatoAccion[];
  /** The other clocks have to be in these states. */
  readonly exige?: { readonly [O in Reloj]?: readonly EstadoDe<O>[] };
  /** The message when they are not. */
  readonly falta?: string;
};

type TransicionContrato = { [R in Reloj]: TransicionDe<R> }[Reloj];

const SIN_FIRMAR = { comercial: ['borrador', 'enviado'] } as const;
const FIRMADO = { comercial: ['firmado'] } as const;
const EMPEZADO = { atr: ['activado', 'baja'] } as const;

export const TRANSICIONES_CONTRATO = [
  // The summary is mailed to the client; a sent contract is mailed again and keeps its state.
  {
    accion: 'enviar-por-correo',
    reloj: 'comercial',
    desde: ['borrador', 'enviado'],
    hasta: 'enviado',
    quien: 'vende',
    pide: [],
  },
  {
    accion: 'enviar',
    reloj: 'comercial',
    desde: ['borrador'],
    hasta: 'enviado',
    quien: 'vende',
    pide: [],
  },
  {
    accion: 'corregir',
    reloj: 'comercial',
    desde: ['enviado'],
    hasta: 'borrador',
    quien: 'vende',
    pide: [],
    exige: { firma: ['pendiente', 'rechazada', 'caducada'] },
    falta: 'Ya está firmado o a la firma: anúlalo antes',
  },
  {
    accion: 'dar-por-firmado',
    reloj: 'comercial',
    desde: ['enviado'],
    hasta: 'firmado',
    quien: 'vende',
    pide: [],
    exige: { firma: ['firmada'] },
    falta: 'Falta la firma del cliente',
  },
  {
    accion: 'cancelar',
    reloj: 'comercial',
    desde: ['borrador', 'enviado', 'firmado'],
    hasta: 'cancelado',
    quien: 'vende',
    pide: ['motivo'],
    exige: { atr: ['sin-solicitar', 'rechazado'] },
    falta: 'Está solicitado a la distribuidora: anula antes la solicitud o dalo de baja',
  },
  {
    accion: 'reabrir',
    reloj: 'comercial',
    desde: ['cancelado'],
    hasta: 'borrador',
    quien: 'administra',
    pide: [],
    exige: { atr: ['sin-solicitar'] },
    falta: 'Anula antes la solicitud a la distribuidora',
  },
  {
    accion: 'enviar-a-firma',
    reloj: 'firma',
    desde: ['pendiente', 'rechazada', 'caducada'],
    hasta: 'enviada',
    quien: 'vende',
    pide: [],
    exige: SIN_FIRMAR,
    falta: 'El contrato ya no está por firmar',
  },
  {
    accion: 'firmar',
    reloj: 'firma',
    desde: ['pendiente', 'enviada'],
    hasta: 'firmada',
    quien: 'vende',
    pide: ['fecha'],
    exige: SIN_FIRMAR,
    falta: 'El contrato ya no está por firmar',
  },
  {
    accion: 'rechazar-firma',
    reloj: 'firma',
    desde: ['enviada'],
    hasta: 'rechazada',
    quien: 'vende',
    pide: ['motivo'],
  },
  {
    accion: 'caducar-firma',
    reloj: 'firma',
    desde: ['enviada'],
    hasta: 'caducada',
    quien: 'vende',
    pide: [],
  },
  {
    accion: 'anular-firma',
    reloj: 'firma',
    desde: ['firmada', 'enviada'],
    hasta: 'pendiente',
    quien: 'administra',
    pide: ['motivo'],
    exige: { comercial: ['borrador', 'enviado', 'cancelado'] },
    falta: 'El contrato ya está firmado',
  },
  {
    accion: 'solicitar',
    reloj: 'atr',
    desde: ['sin-solicitar', 'rechazado'],
    hasta: 'solicitado',
    quien: 'vende',
    pide: [],
    exige: FIRMADO,
    falta: 'Falta que el contrato esté firmado',
  },
  {
    accion: 'aceptar',
    reloj: 'atr',
    desde: ['solicitado'],
    hasta: 'aceptado',
    quien: 'administra',
    pide: [],
  },
  {
    accion: 'rechazar',
    reloj: 'atr',
    desde: ['solicitado', 'aceptado'],
    hasta: 'rechazado',
    quien: 'administra',
    pide: ['motivo'],
  },
  {
    accion: 'activar',
    reloj: 'atr',
    desde: ['solicitado', 'aceptado'],
    hasta: 'activado',
    quien: 'administra',
    pide: ['fecha'],
    exige: FIRMADO,
    falta: 'Falta que el contrato esté firmado',
  },
  {
    accion: 'anular-solicitud',
    reloj: 'atr',
    desde: ['solicitado', 'aceptado', 'rechazado'],
    hasta: 'sin-solicitar',
    quien: 'administra',
    pide: [],
  },
  {
    accion: 'dar-de-baja',
    reloj: 'atr',
    desde: ['activado'],
    hasta: 'baja',
    quien: 'administra',
    pide: ['fecha', 'motivo'],
  },
  {
    accion: 'liquidar',
    reloj: 'cobro',
    desde: ['pendiente', 'reclamado'],
    hasta: 'liquidado',
    quien: 'administra',
    pide: [],
    exige: EMPEZADO,
    falta: 'Aún no está activado',
  },
  {
    accion: 'reclamar',
    reloj: 'cobro',
    desde: ['pendiente', 'liquidado'],
    hasta: 'reclamado',
    quien: 'administra',
    pide: ['motivo'],
    exige: EMPEZADO,
    falta: 'Aún no está activado',
  },
  {
    accion: 'reabrir-cobro',
    reloj: 'cobro',
    desde: ['reclamado', 'liquidado'],
    hasta: 'pendiente',
    quien: 'administra',
    pide: [],
  },
] as const satisfies readonly TransicionContrato[];

export type AccionContrato = (typeof TRANSICIONES_CONTRATO)[number]['accion'];
