import type { BodyOf, productos } from '@vatio/contract/endpoints';
import type { PeajeDeGas } from '@vatio/domain';

type Alta = BodyOf<typeof productos.create>;

const COMUN = {
  tipo: 'gas',
  duracionMeses: 12,
  permanencia: false,
  prorroga: true,
  renovable: false,
  peajesIncluidos: true,
} as const;

const VERSION = {
  hasta: null,
  potenciaEurKwAnio: [],
  energiaEurKwh: null,
  terminos: null,
  mediasMercadoEurKwh: null,
  feeEnergiaEurMwh: { minimo: 0, maximo: 10 },
  feePotenciaEurKwAnio: { minimo: 0, maximo: 0 },
  potenciaKw: null,
  consumoAnualMwh: null,
};

/** Invented, as the suppliers are. */
export const PRODUCTOS_DE_GAS: readonly (Omit<Alta, 'version'> & {
  readonly version: Omit<Alta['version'], 'desde'>;
})[] = [
  {
    ...COMUN,
    zonas: [],
    comercializadora: 'Cierzo Kilovatio',
    nombre: 'Gas Hogar 12',
    tarifa: 'RL.2',
    version: { ...VERSION, fijoEurMes: 7.9, variableEurKwh: 0.0612 },
  },
  {
    ...COMUN,
    zonas: [],
    comercializadora: 'Almenar Luz',
    nombre: 'Gas Negocio 12',
    tarifa: 'RL.3',
    version: { ...VERSION, fijoEurMes: 18.5, variableEurKwh: 0.0574 },
  },
];

/** What a home with heating uses in each month, kWh, the last of which ended before the present one. */
export const KWH_POR_MES = [900, 1350, 1500, 1250, 950, 600, 350, 200, 150, 150, 200, 450] as const;

export const SUMINISTROS_DE_GAS: readonly {
  readonly cliente: string;
  /** The first 16 figures of the CUPS, whose distributor is of gas. */
  readonly cifras: string;
  readonly tarifa: PeajeDeGas;
  readonly uso: 'vivienda' | 'otros';
  /** The ratio of its consumption to that of a home. */
  readonly escala: number;
}[] = [
  {
    cliente: 'Elena Castillo Romero',
    cifras: '0217060018274401',
    tarifa: 'RL.2',
    uso: 'vivienda',
    escala: 1,
  },
  {
    cliente: 'Panadería La Espiga de Llevant, S.L.',
    cifras: '0234050011873402',
    tarifa: 'RL.3',
    uso: 'otros',
    escala: 5,
  },
];
