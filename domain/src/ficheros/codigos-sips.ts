import type { SipsPs } from './registro.ts';

/**
 * What the codes of a SIPS sheet mean, by field. The numbers of the tables are those of the CNMC's exchange formats
 * between distributors and suppliers. Tables grow: a code that is not here is shown as it came.
 */
const TENSIONES: readonly (readonly [codigo: string, tension: string])[] = [
  ['01', '1×220 V'],
  ['02', '1×230 V'],
  ['03', '3×380 V'],
  ['04', '3×380/220 V'],
  ['05', '3×400 V'],
  ['06', '3×400/230 V'],
  ['07', '1×127 V'],
  ['08', '1×133 V'],
  ['09', '2×220 V'],
  ['10', '2×230 V'],
  ['11', '3×220 V'],
  ['12', '3×220/127 V'],
  ['13', '3×230 V'],
  ['14', '3×230/133 V'],
  ['15', '5 kV'],
  ['16', '6 kV'],
  ['17', '7,2 kV'],
  ['18', '8 kV'],
  ['19', '10 kV'],
  ['20', '11 kV'],
  ['21', '12 kV'],
  ['22', '13 kV'],
  ['23', '13,2 kV'],
  ['24', '15 kV'],
  ['25', '16,5 kV'],
  ['26', '17 kV'],
  ['27', '20 kV'],
  ['28', '22 kV'],
  ['29', '25 kV'],
  ['30', '26,5 kV'],
  ['31', '30 kV'],
  ['32', '36 kV'],
  ['33', '44 kV'],
  ['34', '45 kV'],
  ['35', '66 kV'],
  ['36', '110 kV'],
  ['37', '132 kV'],
  ['38', '220 kV'],
  ['39', '400 kV'],
  ['40', '1,2 kV'],
  ['41', '2 kV'],
  ['42', '5,5 kV'],
  ['43', '55 kV'],
  ['44', '130 kV'],
  ['45', '100 V'],
  ['46', '150 V'],
  ['47', '3×100 V'],
  ['48', '3×150/260 V'],
  ['49', '3×260 V'],
  ['99', 'Otra'],
];

/** The codes are those of table 64. */
const TENSION = Object.fromEntries(TENSIONES);

/** The codes are those of table 32. */
const PROPIEDAD = { '1': 'Distribuidora', '2': 'Cliente', '3': 'Comercializadora', '4': 'Otro' };

/** Table 113, the codes of RD 244/2019 and those of the 2024 revision. */
const AUTOCONSUMO = {
  '00': 'Sin autoconsumo',
  '31': 'Sin excedentes, individual',
  '32': 'Sin excedentes, colectivo',
  '33': 'Sin excedentes, colectivo con compensación',
  '41': 'Con excedentes y compensación, individual',
  '42': 'Con excedentes y compensación, colectivo',
  '43': 'Con excedentes y compensación, colectivo a través de red',
  ...sinCompensacion('5', '12345678', 'Con excedentes sin compensación, en red interior'),
  ...sinCompensacion('6', '1234', 'Con excedentes sin compensación, a través de red'),
  ...sinCompensacion('7', '1234', 'Con excedentes sin compensación, red interior y a través de red'),
  '11': 'Sin excedentes',
  '12': 'Con excedentes',
  '0C': 'Baja del autoconsumo colectivo',
};

function sinCompensacion(decena: string, unidades: string, nombre: string): Record<string, string> {
  return Object.fromEntries([...unidades].map((unidad) => [`${decena}${unidad}`, nombre]));
}

/** The codes are those of table 62. */
const TIPO_DE_SUMINISTRO = {
  AL: 'Almacén',
  AP: 'Alumbrado público',
  AS: 'Ascensores',
  AT: 'Antena',
  BA: 'Baterías',
  CM: 'Centro de maniobra',
  EA: 'Escalera',
  ES: 'Escalera',
  FT: 'Fábrica y talleres',
  FV: 'Fotovoltaica',
  GA: 'Garaje',
  GB: 'Riego',
  HP: 'Locales húmedos',
  IN: 'Nave industrial',
  IT: 'Temporal',
  KC: 'Quiosco',
  LB: 'Baja temperatura',
  LC: 'Local comercial',
  OF: 'Oficina',
  PC: 'Pública concurrencia',
  RA: 'Refugio agrícola',
  RT: 'Repetidor',
  SA: 'Servicios auxiliares',
  SC: 'Complementario',
  SE: 'Eventual',
  SG: 'Servicio general de viviendas',
  SM: 'Semáforo',
  SO: 'Obras',
  TL: 'Telecomunicaciones',
  TR: 'Trastero',
  UF: 'Uso de finca',
  UV: 'Usos varios',
  VE: 'Recarga de vehículos eléctricos',
  VI: 'Vivienda',
};

/** The codes are those of table 26. */
const SI_O_NO = { S: 'Sí', N: 'No' };

const SIGNIFICADOS: Readonly<Partial<Record<keyof SipsPs, Readonly<Record<string, string>>>>> = {
  codigoTension: TENSION,
  codigoTensionMedida: TENSION,
  // Table 30; the limits of power are those of RD 1110/2007, article 6.
  tipoMedida: {
    '1': 'Tipo 1: desde 10 MW',
    '2': 'Tipo 2: más de 450 kW',
    '3': 'Tipo 3: más de 50 kW hasta 450 kW',
    '4': 'Tipo 4: más de 15 kW hasta 50 kW',
    '5': 'Tipo 5: hasta 15 kW',
  },
  codigoPropiedadEquipo: PROPIEDAD,
  codigoPropiedadIcp: PROPIEDAD,
  codigoControlPotencia: { '1': 'ICP', '2': 'Maxímetro' },
  // The codes are those of table 51.
  codigoModoControlPotencia: { '1': 'ICP', '2': 'Maxímetro' },
  // The codes are those of table 117.
  codigoFases: { M: 'Monofásico', T: 'Trifásico' },
  codigoAutoconsumo: AUTOCONSUMO,
  // The codes are those of table 111.
  codigoTelegestion: {
    '01': 'Telegestión con curva horaria',
    '02': 'Telegestión sin curva horaria',
    '03': 'Sin telegestión',
  },
  // The codes are those of table 108.
  codigoPeriodicidadFacturacion: { '01': 'Mensual', '02': 'Bimestral' },
  // The codes are those of table 9.
  codigoTipoContrato: {
    '01': 'Anual',
    '02': 'Eventual medido',
    '03': 'De temporada',
    '05': 'Régimen especial',
    '07': 'De obras',
    '08': 'De socorro',
    '09': 'Eventual a tanto alzado',
    '10': 'De pruebas',
    '11': 'Duplicado',
    '12': 'De reserva',
  },
  // The codes are those of table 35.
  codigoDh: {
    '1': 'Sin discriminación horaria',
    '2': 'Dos periodos',
    '3': 'Tres periodos, sin sábados ni festivos',
    '4': 'Tres periodos, con sábados y festivos',
    '6': 'Seis periodos',
    '8': 'Supervalle',
    '9': 'Tres periodos (tarifas TD)',
    A: 'Seis periodos (tarifas TD)',
  },
  codigoTipoSuministro: TIPO_DE_SUMINISTRO,
  impagos: SI_O_NO,
  codigoContratable: SI_O_NO,
  suministroEsencial: SI_O_NO,
};

/** What a code of the SIPS sheet says, in Spanish; undefined for a field that is no code and a code of no table. */
export function significadoSips(campo: string, codigo: string | number): string | undefined {
  const tabla = Object.hasOwn(SIGNIFICADOS, campo) ? SIGNIFICADOS[campo as keyof SipsPs] : undefined;
  if (!tabla) return undefined;
  // Some distributors leave the zeros out, and others put them in front of codes of one digit.
  const escrito = String(codigo).trim().toUpperCase();
  const formas = [escrito, escrito.padStart(2, '0'), escrito.replace(/^0+(?=.)/, '')];
  const forma = formas.find((una) => Object.hasOwn(tabla, una));
  return forma === undefined ? undefined : tabla[forma];
}
