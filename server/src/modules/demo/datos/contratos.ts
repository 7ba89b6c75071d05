import type { EstadosContrato } from '@vatio/domain';

/** The days from today to the end of some active contracts, so that every band of the radar has some. */
export const FINES = [-48, -12, -1, 0, 6, 15, 24, 30, 33, 47, 60, 64, 78, 90] as const;

export type Situacion = Partial<EstadosContrato> & {
  readonly motivo?: string;
  readonly codigoAtr?: string;
};

const FIRMADO = { comercial: 'firmado', firma: 'firmada' } as const;

/** The states of the contracts that are not active yet, so that each clock is seen in each of its states. */
export const SITUACIONES: readonly Situacion[] = [
  {},
  { comercial: 'enviado' },
  { comercial: 'enviado', firma: 'enviada' },
  { comercial: 'enviado', firma: 'firmada' },
  { comercial: 'enviado', firma: 'rechazada', motivo: 'El firmante ya no es apoderado de la sociedad' },
  { comercial: 'enviado', firma: 'caducada' },
  { comercial: 'cancelado', motivo: 'Desiste dentro de los 14 días' },
  { ...FIRMADO },
  { ...FIRMADO, atr: 'solicitado' },
  { ...FIRMADO, atr: 'solicitado' },
  { ...FIRMADO, atr: 'aceptado' },
  {
    ...FIRMADO,
    atr: 'rechazado',
    codigoAtr: '03',
    motivo: 'El NIF no coincide con el del contrato de acceso',
  },
  { ...FIRMADO, atr: 'rechazado', codigoAtr: '37', motivo: 'Hay otra solicitud en curso' },
];

/** One active contract ended before its permanence did. */
export const BAJA = { motivo: 'Cierra el local' } as const;

type ReglaDemo = {
  readonly comercializadora?: string;
  readonly producto?: string;
  readonly tarifa?: '2.0TD' | '3.0TD' | '6.1TD';
  readonly consumoDesdeMwh?: number;
  readonly tipo: 'fija' | 'por-mwh' | 'porcentaje-fee';
  readonly valor: number;
  readonly reparto?: readonly number[];
  readonly notas: string;
};

export const REGLAS: readonly ReglaDemo[] = [
  { tipo: 'porcentaje-fee', valor: 60, notas: 'Para todo lo que no tiene regla propia' },
  { tarifa: '2.0TD', tipo: 'fija', valor: 45, notas: 'Hogares y locales: un importe por contrato' },
  { tarifa: '6.1TD', tipo: 'por-mwh', valor: 1.5, notas: 'Media tensión' },
  {
    tarifa: '6.1TD',
    consumoDesdeMwh: 1000,
    tipo: 'por-mwh',
    valor: 1.1,
    notas: 'Media tensión, grandes consumos',
  },
  { comercializadora: 'Cierzo Kilovatio', tipo: 'porcentaje-fee', valor: 65, notas: 'Acuerdo anual' },
  {
    producto: 'Pyme Estable 24',
    tipo: 'porcentaje-fee',
    valor: 70,
    reparto: [75, 10, 5],
    notas: 'Campaña: dos años de precio fijo',
  },
];

/** The actions that pay a settlement of the demo, in their order. */
export const HASTA_PAGADA = ['enviar', 'aceptar', 'pagar'] as const;
