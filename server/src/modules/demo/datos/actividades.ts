import type { Uso } from '@vatio/domain';

/** The demand of each clock hour as a digit from 0 (only what is never switched off) to 9 (the peak). */
export type Forma = { readonly laborable: string; readonly sabado: string; readonly festivo: string };

export type FichaActividad = {
  readonly cnae: string;
  /** A code of table 62 of the ATR formats. */
  readonly tipoSuministro: string;
  readonly uso?: Uso;
  readonly forma: Forma;
  /** The shape from May to September, where the day changes. */
  readonly formaVerano?: Forma;
  /** A factor for each month from January on; the highest is 1. */
  readonly meses: readonly number[];
  /** Days closed as on a holiday: first and last day, as month·100 + day. */
  readonly cierres?: readonly (readonly [desde: number, hasta: number])[];
  /** The share by which an hour may fall below its usual demand; small when absent. */
  readonly vaiven?: number;
  /** kVArh per kWh; above 0.33 it is billed. */
  readonly reactiva: number;
};

const LLANO = [0.95, 0.95, 0.96, 0.97, 0.98, 1, 1, 0.99, 0.99, 0.98, 0.96, 0.95];
const CLIMATIZADO = [0.9, 0.86, 0.74, 0.64, 0.66, 0.82, 1, 0.98, 0.84, 0.66, 0.74, 0.88];
const VERANO = [0.6, 0.58, 0.6, 0.68, 0.78, 0.92, 1, 1, 0.9, 0.75, 0.63, 0.62];
const AGOSTO: readonly (readonly [number, number])[] = [[803, 823]];

const todosLosDias = (horas: string): Forma => ({ laborable: horas, sabado: horas, festivo: horas });

export const ACTIVIDADES = {
  panaderia: {
    cnae: '1071',
    tipoSuministro: 'FT',
    forma: {
      laborable: '579998765544443223332223',
      sabado: '689999876655443222222345',
      festivo: '468887654433222111111234',
    },
    meses: [1, 0.97, 0.95, 0.93, 0.92, 0.94, 0.97, 0.88, 0.93, 0.95, 0.97, 1],
    reactiva: 0.18,
  },
  comercio: {
    cnae: '4719',
    tipoSuministro: 'LC',
    forma: {
      laborable: '111111112588874357888610',
      sabado: '111111112588874333332110',
      festivo: '111111111111111111111110',
    },
    meses: CLIMATIZADO,
    reactiva: 0.12,
  },
  supermercado: {
    cnae: '4711',
    tipoSuministro: 'LC',
    forma: {
      laborable: '444444456889999888999854',
      sabado: '444444456889999988999854',
      festivo: '444444444444455554444444',
    },
    meses: VERANO.map((mes) => 0.4 + mes * 0.6),
    reactiva: 0.2,
  },
  hotel: {
    cnae: '5510',
    tipoSuministro: 'PC',
    forma: todosLosDias('443333457766678776678876'),
    formaVerano: todosLosDias('655444567767899988899987'),
    meses: [0.18, 0.2, 0.3, 0.5, 0.72, 0.92, 1, 1, 0.9, 0.62, 0.25, 0.2],
    reactiva: 0.16,
  },
  hotelCanario: {
    cnae: '5510',
    tipoSuministro: 'PC',
    forma: todosLosDias('443333457766678776679987'),
    meses: [0.95, 0.96, 0.94, 0.86, 0.78, 0.82, 0.92, 1, 0.94, 0.9, 0.92, 0.97],
    reactiva: 0.16,
  },
  restaurante: {
    cnae: '5610',
    tipoSuministro: 'LC',
    forma: {
      laborable: '311111112346799853347987',
      sabado: '511111112346799864458998',
      festivo: '511111112346899742234431',
    },
    meses: VERANO,
    reactiva: 0.14,
  },
  frio: {
    cnae: '5210',
    tipoSuministro: 'IN',
    forma: {
      laborable: '777777788888888999888888',
      sabado: '777777777778888888887777',
      festivo: '777777777777888888777777',
    },
    meses: VERANO.map((mes) => 0.55 + mes * 0.45),
    reactiva: 0.42,
  },
  riego: {
    cnae: '0161',
    tipoSuministro: 'GB',
    forma: {
      laborable: '555555550000000000000000',
      sabado: '555555555000000000005555',
      festivo: '555555555000000000005555',
    },
    formaVerano: {
      laborable: '999999970000000000000017',
      sabado: '999999999887777788999999',
      festivo: '999999999887777788999999',
    },
    meses: [0.08, 0.1, 0.22, 0.4, 0.66, 0.9, 1, 0.98, 0.7, 0.35, 0.12, 0.08],
    reactiva: 0.38,
  },
  oficina: {
    cnae: '7020',
    tipoSuministro: 'OF',
    forma: {
      laborable: '111111125899986788864211',
      sabado: '111111111222221111111111',
      festivo: '111111111111111111111111',
    },
    meses: CLIMATIZADO.map((mes, i) => (i === 7 ? 0.6 : mes)),
    reactiva: 0.1,
  },
  colegio: {
    cnae: '8520',
    tipoSuministro: 'PC',
    forma: {
      laborable: '111111138999988876532111',
      sabado: '111111111122211111111111',
      festivo: '111111111111111111111111',
    },
    meses: [1, 0.98, 0.86, 0.74, 0.72, 0.7, 0.5, 0.4, 0.72, 0.76, 0.9, 0.96],
    cierres: [
      [622, 908],
      [1222, 1231],
      [101, 107],
    ],
    reactiva: 0.1,
  },
  taller: {
    cnae: '2562',
    tipoSuministro: 'FT',
    forma: {
      laborable: '000000048999985288831000',
      sabado: '000000002444420000000000',
      festivo: '000000000000000000000000',
    },
    meses: LLANO,
    cierres: AGOSTO,
    reactiva: 0.45,
  },
  industria: {
    cnae: '2331',
    tipoSuministro: 'FT',
    forma: {
      laborable: '888888898999999999998888',
      sabado: '777777777666665555555555',
      festivo: '555555555555555555555566',
    },
    meses: LLANO,
    cierres: AGOSTO,
    reactiva: 0.36,
  },
  procesoContinuo: {
    cnae: '1712',
    tipoSuministro: 'FT',
    forma: todosLosDias('999999988888888888889999'),
    meses: LLANO,
    reactiva: 0.28,
  },
  campania: {
    cnae: '1043',
    tipoSuministro: 'FT',
    forma: {
      laborable: '222222468999998778888643',
      sabado: '222222457888875333332222',
      festivo: '222222222222222222222222',
    },
    meses: [0.9, 0.4, 0.22, 0.2, 0.2, 0.22, 0.24, 0.24, 0.42, 0.8, 1, 1],
    reactiva: 0.4,
  },
  gimnasio: {
    cnae: '9313',
    tipoSuministro: 'PC',
    forma: {
      laborable: '211111278766655567999863',
      sabado: '211111112677764455432211',
      festivo: '211111111566652222211111',
    },
    meses: CLIMATIZADO,
    reactiva: 0.15,
  },
  clinica: {
    cnae: '8623',
    tipoSuministro: 'LC',
    forma: {
      laborable: '111111113899974467998411',
      sabado: '111111112566521111111111',
      festivo: '111111111111111111111111',
    },
    meses: CLIMATIZADO.map((mes, i) => (i === 7 ? 0.55 : mes)),
    reactiva: 0.12,
  },
  residencia: {
    cnae: '8731',
    tipoSuministro: 'PC',
    forma: todosLosDias('433333468888998766778865'),
    meses: [1, 0.97, 0.9, 0.82, 0.78, 0.8, 0.88, 0.88, 0.8, 0.82, 0.9, 0.98],
    reactiva: 0.12,
  },
  vivienda: {
    cnae: '9820',
    tipoSuministro: 'VI',
    uso: 'vivienda',
    forma: {
      laborable: '211111133211233221124685',
      sabado: '211111123445566432235685',
      festivo: '221111112445578543235674',
    },
    formaVerano: {
      laborable: '321111122223344543345686',
      sabado: '332111112345566765445676',
      festivo: '332111112345578765445675',
    },
    meses: [1, 0.94, 0.78, 0.66, 0.6, 0.66, 0.82, 0.84, 0.68, 0.64, 0.8, 0.98],
    vaiven: 0.75,
    reactiva: 0.06,
  },
  zonasComunes: {
    cnae: '8110',
    tipoSuministro: 'ES',
    forma: todosLosDias('544444566666666667899987'),
    meses: LLANO,
    reactiva: 0.1,
  },
  alumbrado: {
    cnae: '8411',
    tipoSuministro: 'AP',
    forma: todosLosDias('766666690000000000899998'),
    formaVerano: todosLosDias('766666400000000000000489'),
    meses: LLANO.map(() => 1),
    reactiva: 0.22,
  },
  recargaUrbana: {
    cnae: '4932',
    tipoSuministro: 'VE',
    forma: {
      laborable: '211111235677766667899864',
      sabado: '222111223467888888888764',
      festivo: '222111222457888999998754',
    },
    meses: [0.82, 0.8, 0.84, 0.88, 0.88, 0.92, 1, 1, 0.92, 0.88, 0.86, 0.9],
    reactiva: 0.08,
  },
  recargaFlota: {
    cnae: '4932',
    tipoSuministro: 'VE',
    forma: {
      laborable: '999998742222444322223579',
      sabado: '777765432222333322222345',
      festivo: '444333222222222222223456',
    },
    meses: LLANO,
    reactiva: 0.08,
  },
  centroDeDatos: {
    cnae: '6311',
    tipoSuministro: 'IN',
    forma: todosLosDias('888888888888999999988888'),
    meses: VERANO.map((mes) => 0.75 + mes * 0.25),
    reactiva: 0.2,
  },
} satisfies Record<string, FichaActividad>;

export type Actividad = keyof typeof ACTIVIDADES;

/** Gives a sheet its general type, because not every activity has every field. */
export function fichaActividad(actividad: Actividad): FichaActividad {
  return ACTIVIDADES[actividad];
}
