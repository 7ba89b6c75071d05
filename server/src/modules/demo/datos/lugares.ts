import type { Zona } from '@vatio/domain';

/** A municipality where the demo portfolio has supply points. */
export type FichaLugar = {
  readonly municipio: string;
  /** The INE code has five digits, of which the first two are the province. */
  readonly codigoMunicipio: string;
  readonly codigosPostales: readonly string[];
  readonly zona: Zona;
  /** The first digits of the CUPS of the local distributor. */
  readonly rangoCups: string;
  /** The name of the distributor, where the domain has none for its prefix. */
  readonly distribuidora?: string;
};

const IDE = { rangoCups: '0021' };
const UFD = { rangoCups: '0022' };
const EREDES = { rangoCups: '0026' };
const VIESGO = { rangoCups: '0027' };
/** e-distribución keeps a range for each of the companies it absorbed (domain: RANGOS_ATR). */
const SEVILLANA = { rangoCups: '00311' };
const ARAGON = { rangoCups: '003130' };
const BALEARES = { rangoCups: '00315', zona: 'baleares' } as const;
const CANARIAS = { rangoCups: '00316', zona: 'canarias' } as const;
/** No public list gives the prefixes of these two: 95nn is nobody's. */
const CEUTA = {
  rangoCups: '9551',
  zona: 'ceuta',
  distribuidora: 'Alumbrado Eléctrico de Ceuta Distribución',
} as const;
const MELILLA = {
  rangoCups: '9552',
  zona: 'melilla',
  distribuidora: 'Compañía Melillense de Gas y Electricidad',
} as const;

function lugar({
  municipio,
  codigoMunicipio,
  codigosPostales,
  red,
}: {
  readonly municipio: string;
  readonly codigoMunicipio: string;
  readonly codigosPostales: string;
  readonly red: Pick<FichaLugar, 'rangoCups' | 'distribuidora'> & { readonly zona?: Zona };
}): FichaLugar {
  return {
    zona: 'peninsula',
    ...red,
    municipio,
    codigoMunicipio,
    codigosPostales: codigosPostales.split(' '),
  };
}

export const LUGARES = {
  valencia: lugar({
    municipio: 'València',
    codigoMunicipio: '46250',
    codigosPostales: '46002 46005 46021',
    red: IDE,
  }),
  paterna: lugar({ municipio: 'Paterna', codigoMunicipio: '46190', codigosPostales: '46980', red: IDE }),
  sagunto: lugar({ municipio: 'Sagunt', codigoMunicipio: '46220', codigosPostales: '46500', red: IDE }),
  castellon: lugar({
    municipio: 'Castelló de la Plana',
    codigoMunicipio: '12040',
    codigosPostales: '12003 12006',
    red: IDE,
  }),
  alicante: lugar({
    municipio: 'Alacant',
    codigoMunicipio: '03014',
    codigosPostales: '03001 03008',
    red: IDE,
  }),
  murcia: lugar({ municipio: 'Murcia', codigoMunicipio: '30030', codigosPostales: '30001 30100', red: IDE }),
  madrid: lugar({
    municipio: 'Madrid',
    codigoMunicipio: '28079',
    codigosPostales: '28001 28020 28045',
    red: IDE,
  }),
  bilbao: lugar({ municipio: 'Bilbao', codigoMunicipio: '48020', codigosPostales: '48001 48013', red: IDE }),
  valladolid: lugar({
    municipio: 'Valladolid',
    codigoMunicipio: '47186',
    codigosPostales: '47008 47012',
    red: IDE,
  }),
  logrono: lugar({
    municipio: 'Logroño',
    codigoMunicipio: '26089',
    codigosPostales: '26001 26006',
    red: IDE,
  }),
  pamplona: lugar({
    municipio: 'Pamplona',
    codigoMunicipio: '31201',
    codigosPostales: '31004 31011',
    red: IDE,
  }),
  illescas: lugar({ municipio: 'Illescas', codigoMunicipio: '45081', codigosPostales: '45200', red: UFD }),
  coruna: lugar({
    municipio: 'A Coruña',
    codigoMunicipio: '15030',
    codigosPostales: '15001 15007',
    red: UFD,
  }),
  gijon: lugar({ municipio: 'Gijón', codigoMunicipio: '33024', codigosPostales: '33203 33211', red: EREDES }),
  torrelavega: lugar({
    municipio: 'Torrelavega',
    codigoMunicipio: '39087',
    codigosPostales: '39300',
    red: VIESGO,
  }),
  sevilla: lugar({
    municipio: 'Sevilla',
    codigoMunicipio: '41091',
    codigosPostales: '41007 41020',
    red: SEVILLANA,
  }),
  cordoba: lugar({
    municipio: 'Córdoba',
    codigoMunicipio: '14021',
    codigosPostales: '14006 14014',
    red: SEVILLANA,
  }),
  malaga: lugar({
    municipio: 'Málaga',
    codigoMunicipio: '29067',
    codigosPostales: '29001 29004',
    red: SEVILLANA,
  }),
  lepe: lugar({ municipio: 'Lepe', codigoMunicipio: '21044', codigosPostales: '21440', red: SEVILLANA }),
  elEjido: lugar({
    municipio: 'El Ejido',
    codigoMunicipio: '04902',
    codigosPostales: '04700',
    red: SEVILLANA,
  }),
  zaragoza: lugar({
    municipio: 'Zaragoza',
    codigoMunicipio: '50297',
    codigosPostales: '50014 50016',
    red: ARAGON,
  }),
  palma: lugar({
    municipio: 'Palma',
    codigoMunicipio: '07040',
    codigosPostales: '07001 07009',
    red: BALEARES,
  }),
  calvia: lugar({ municipio: 'Calvià', codigoMunicipio: '07011', codigosPostales: '07181', red: BALEARES }),
  alcudia: lugar({ municipio: 'Alcúdia', codigoMunicipio: '07003', codigosPostales: '07400', red: BALEARES }),
  mao: lugar({ municipio: 'Maó', codigoMunicipio: '07032', codigosPostales: '07701', red: BALEARES }),
  eivissa: lugar({ municipio: 'Eivissa', codigoMunicipio: '07026', codigosPostales: '07800', red: BALEARES }),
  lasPalmas: lugar({
    municipio: 'Las Palmas de Gran Canaria',
    codigoMunicipio: '35016',
    codigosPostales: '35003 35010',
    red: CANARIAS,
  }),
  arrecife: lugar({
    municipio: 'Arrecife',
    codigoMunicipio: '35004',
    codigosPostales: '35500',
    red: CANARIAS,
  }),
  adeje: lugar({ municipio: 'Adeje', codigoMunicipio: '38001', codigosPostales: '38670', red: CANARIAS }),
  ceuta: lugar({ municipio: 'Ceuta', codigoMunicipio: '51001', codigosPostales: '51001', red: CEUTA }),
  melilla: lugar({ municipio: 'Melilla', codigoMunicipio: '52001', codigosPostales: '52001', red: MELILLA }),
} satisfies Record<string, FichaLugar>;

export type Lugar = keyof typeof LUGARES;
