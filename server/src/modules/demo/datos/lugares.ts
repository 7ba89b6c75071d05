import type { Zona } from '@vatio/domain';

/** A municipality where the demo portfolio has supply points. */
export type FichaLugar = {
  readonly municipio: string;
  /** INE, five digits: the first two are the province. */
  readonly codigoMunicipio: string;
  readonly codigosPostales: readonly string[];
  readonly zona: Zona;
  /** First digits of the CUPS of the distributor that serves it. */
  readonly rangoCups: string;
  /** Its name, where the domain has none for that prefix. */
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

function lugar(
  municipio: string,
  codigoMunicipio: string,
  codigosPostales: string,
  red: Pick<FichaLugar, 'rangoCups' | 'distribuidora'> & { readonly zona?: Zona },
): FichaLugar {
  return {
    zona: 'peninsula',
    ...red,
    municipio,
    codigoMunicipio,
    codigosPostales: codigosPostales.split(' '),
  };
}

export const LUGARES = {
  valencia: lugar('València', '46250', '46002 46005 46021', IDE),
  paterna: lugar('Paterna', '46190', '46980', IDE),
  sagunto: lugar('Sagunt', '46220', '46500', IDE),
  castellon: lugar('Castelló de la Plana', '12040', '12003 12006', IDE),
  alicante: lugar('Alacant', '03014', '03001 03008', IDE),
  murcia: lugar('Murcia', '30030', '30001 30100', IDE),
  madrid: lugar('Madrid', '28079', '28001 28020 28045', IDE),
  bilbao: lugar('Bilbao', '48020', '48001 48013', IDE),
  valladolid: lugar('Valladolid', '47186', '47008 47012', IDE),
  logrono: lugar('Logroño', '26089', '26001 26006', IDE),
  pamplona: lugar('Pamplona', '31201', '31004 31011', IDE),
  illescas: lugar('Illescas', '45081', '45200', UFD),
  coruna: lugar('A Coruña', '15030', '15001 15007', UFD),
  gijon: lugar('Gijón', '33024', '33203 33211', EREDES),
  torrelavega: lugar('Torrelavega', '39087', '39300', VIESGO),
  sevilla: lugar('Sevilla', '41091', '41007 41020', SEVILLANA),
  cordoba: lugar('Córdoba', '14021', '14006 14014', SEVILLANA),
  malaga: lugar('Málaga', '29067', '29001 29004', SEVILLANA),
  lepe: lugar('Lepe', '21044', '21440', SEVILLANA),
  elEjido: lugar('El Ejido', '04902', '04700', SEVILLANA),
  zaragoza: lugar('Zaragoza', '50297', '50014 50016', ARAGON),
  palma: lugar('Palma', '07040', '07001 07009', BALEARES),
  calvia: lugar('Calvià', '07011', '07181', BALEARES),
  alcudia: lugar('Alcúdia', '07003', '07400', BALEARES),
  mao: lugar('Maó', '07032', '07701', BALEARES),
  eivissa: lugar('Eivissa', '07026', '07800', BALEARES),
  lasPalmas: lugar('Las Palmas de Gran Canaria', '35016', '35003 35010', CANARIAS),
  arrecife: lugar('Arrecife', '35004', '35500', CANARIAS),
  adeje: lugar('Adeje', '38001', '38670', CANARIAS),
  ceuta: lugar('Ceuta', '51001', '51001', CEUTA),
  melilla: lugar('Melilla', '52001', '52001', MELILLA),
} satisfies Record<string, FichaLugar>;

export type Lugar = keyof typeof LUGARES;
