import type { Tarifa } from '@vatio/domain';
import type { Actividad } from './actividades.ts';
import type { ClaveComercial } from './comerciales.ts';
import type { Lugar } from './lugares.ts';

/**
 * A supply point: what it feeds, its tariff, its place, its highest demand (kW), and the detail of its load
 * curve if it has one.
 */
export type FichaPunto = readonly [
  actividad: Actividad,
  tarifa: Tarifa,
  lugar: Lugar,
  puntaKw: number,
  curva?: 'horaria' | 'cuartohoraria',
];

export type FichaCliente = {
  readonly nombre: string;
  /** The first letter of a company's NIF; a person has a DNI or a NIE. */
  readonly documento: 'dni' | 'nie' | 'A' | 'B' | 'F' | 'G' | 'H' | 'P';
  readonly comercial: ClaveComercial;
  readonly puntos: readonly FichaPunto[];
};

/** The account client@demo.com belongs to this client. */
export const CLIENTE_DE_LA_CUENTA = 'Hoteles Cala Serena, S.L.';

/** Every name is invented. */
export const CLIENTES: readonly FichaCliente[] = [
  {
    nombre: CLIENTE_DE_LA_CUENTA,
    documento: 'B',
    comercial: 'joan',
    puntos: [
      ['hotel', '6.1TD', 'calvia', 420],
      ['hotel', '6.1TD', 'alcudia', 310],
      ['hotel', '3.0TD', 'palma', 95, 'horaria'],
      ['restaurante', '3.0TD', 'mao', 42],
      ['recargaUrbana', '3.0TDVE', 'calvia', 60],
      ['oficina', '2.0TD', 'palma', 9],
    ],
  },
  {
    nombre: 'Panadería La Espiga de Llevant, S.L.',
    documento: 'B',
    comercial: 'lucia',
    puntos: [
      ['panaderia', '3.0TD', 'valencia', 48, 'horaria'],
      ['comercio', '2.0TD', 'valencia', 9],
      ['comercio', '2.0TD', 'valencia', 7.5, 'horaria'],
      ['comercio', '2.0TD', 'paterna', 8],
    ],
  },
  {
    nombre: 'Frigoríficos Vega del Segura, S.A.',
    documento: 'A',
    comercial: 'lucia',
    puntos: [
      ['frio', '6.1TD', 'murcia', 900, 'cuartohoraria'],
      ['frio', '6.1TD', 'murcia', 380, 'cuartohoraria'],
      ['frio', '3.0TD', 'alicante', 110],
      ['oficina', '2.0TD', 'murcia', 7],
    ],
  },
  {
    nombre: 'Comunidad de Regantes Acequia del Alba',
    documento: 'G',
    comercial: 'lucia',
    puntos: [
      ['riego', '6.1TD', 'murcia', 250],
      ['riego', '6.1TD', 'alicante', 160],
      ['riego', '3.0TD', 'murcia', 55],
    ],
  },
  {
    nombre: 'Fundación Educativa San Telmo',
    documento: 'G',
    comercial: 'lucia',
    puntos: [
      ['colegio', '3.0TD', 'valencia', 85],
      ['colegio', '3.0TD', 'paterna', 60],
    ],
  },
  {
    nombre: 'Talleres Hermanos Boix, S.L.',
    documento: 'B',
    comercial: 'carlos',
    puntos: [
      ['taller', '3.0TD', 'castellon', 40],
      ['comercio', '2.0TD', 'castellon', 6],
    ],
  },
  {
    nombre: 'Supermercados Vall Verda, S.L.',
    documento: 'B',
    comercial: 'carlos',
    puntos: [
      ['supermercado', '3.0TD', 'valencia', 70, 'horaria'],
      ['supermercado', '3.0TD', 'paterna', 90],
      ['supermercado', '3.0TD', 'alicante', 80],
      ['supermercado', '6.1TD', 'sagunto', 160],
      ['oficina', '2.0TD', 'valencia', 11],
      ['recargaUrbana', '3.0TDVE', 'paterna', 44],
    ],
  },
  {
    nombre: 'Clínica Dental Sorolla, S.L.P.',
    documento: 'B',
    comercial: 'carlos',
    puntos: [
      ['clinica', '2.0TD', 'valencia', 11],
      ['clinica', '3.0TD', 'valencia', 19],
    ],
  },
  {
    nombre: 'Gimnasios Atlas del Turia, S.L.',
    documento: 'B',
    comercial: 'carlos',
    puntos: [
      ['gimnasio', '3.0TD', 'valencia', 65],
      ['gimnasio', '3.0TD', 'alicante', 52],
      ['gimnasio', '3.0TD', 'murcia', 48],
    ],
  },
  {
    nombre: 'Azulejos Peña Golosa, S.A.',
    documento: 'A',
    comercial: 'carlos',
    puntos: [
      ['industria', '6.2TD', 'castellon', 2600],
      ['industria', '6.1TD', 'castellon', 640],
    ],
  },
  {
    nombre: 'Mancomunitat de Migjorn de Llevant',
    documento: 'P',
    comercial: 'joan',
    puntos: [
      ['alumbrado', '2.0TD', 'mao', 8],
      ['alumbrado', '2.0TD', 'mao', 11],
      ['alumbrado', '3.0TD', 'mao', 24],
      ['gimnasio', '3.0TD', 'mao', 38],
      ['colegio', '3.0TD', 'mao', 32],
    ],
  },
  {
    nombre: 'Lavandería Industrial Garballó, S.L.',
    documento: 'B',
    comercial: 'joan',
    puntos: [
      ['taller', '3.0TD', 'palma', 120],
      ['comercio', '2.0TD', 'palma', 6.5],
    ],
  },
  {
    nombre: 'Miquel Bauzà Serra',
    documento: 'dni',
    comercial: 'joan',
    puntos: [
      ['restaurante', '3.0TD', 'palma', 34],
      ['vivienda', '2.0TD', 'palma', 4.5],
    ],
  },
  {
    nombre: 'Apartaments Cala Blava, S.L.',
    documento: 'B',
    comercial: 'joan',
    puntos: [
      ['hotel', '3.0TD', 'eivissa', 88],
      ['vivienda', '2.0TD', 'eivissa', 4.4],
      ['vivienda', '2.0TD', 'eivissa', 5.2],
      ['vivienda', '2.0TD', 'eivissa', 3.3],
    ],
  },
  {
    nombre: 'Nàutica Port d’Alba, S.A.',
    documento: 'A',
    comercial: 'joan',
    puntos: [
      ['recargaUrbana', '6.1TDVE', 'alcudia', 240],
      ['oficina', '3.0TD', 'alcudia', 28],
      ['taller', '6.1TD', 'alcudia', 130],
    ],
  },
  {
    nombre: 'Catalina Riutort Mas',
    documento: 'dni',
    comercial: 'joan',
    puntos: [['vivienda', '2.0TD', 'palma', 4.6, 'horaria']],
  },
  {
    nombre: 'Andrés Molina Pérez',
    documento: 'dni',
    comercial: 'lucia',
    puntos: [['vivienda', '2.0TD', 'alicante', 5.4]],
  },
  {
    nombre: 'Elena Castillo Romero',
    documento: 'dni',
    comercial: 'lucia',
    puntos: [
      ['vivienda', '2.0TD', 'murcia', 4.4],
      ['riego', '2.0TD', 'murcia', 8],
    ],
  },
  {
    nombre: 'Comunidad de Propietarios Avenida del Mar 45',
    documento: 'H',
    comercial: 'lucia',
    puntos: [
      ['zonasComunes', '2.0TD', 'valencia', 9],
      ['recargaUrbana', '3.0TDVE', 'valencia', 36],
    ],
  },
  {
    nombre: 'Marco Bellini',
    documento: 'nie',
    comercial: 'lucia',
    puntos: [['restaurante', '2.0TD', 'murcia', 12]],
  },
  {
    nombre: 'Logística Puerta de la Sagra, S.A.',
    documento: 'A',
    comercial: 'begona',
    puntos: [
      ['frio', '6.1TD', 'illescas', 720],
      ['recargaFlota', '6.1TDVE', 'illescas', 400],
      ['oficina', '6.1TD', 'illescas', 210],
      ['oficina', '3.0TD', 'illescas', 40],
    ],
  },
  {
    nombre: 'Hoteles Barranco Azul, S.L.',
    documento: 'B',
    comercial: 'begona',
    puntos: [
      ['hotelCanario', '6.1TD', 'adeje', 360],
      ['hotelCanario', '3.0TD', 'lasPalmas', 75],
      ['taller', '3.0TD', 'adeje', 45],
    ],
  },
  {
    nombre: 'Plataneras del Roque, S. Coop.',
    documento: 'F',
    comercial: 'begona',
    puntos: [
      ['riego', '3.0TD', 'adeje', 40],
      ['frio', '6.1TD', 'lasPalmas', 150],
      ['comercio', '2.0TD', 'adeje', 10],
    ],
  },
  {
    nombre: 'Supermercados La Marea, S.L.',
    documento: 'B',
    comercial: 'begona',
    puntos: [
      ['supermercado', '3.0TD', 'lasPalmas', 65],
      ['supermercado', '3.0TD', 'arrecife', 58],
      ['oficina', '2.0TD', 'lasPalmas', 8],
      ['recargaUrbana', '3.0TDVE', 'lasPalmas', 50],
    ],
  },
  {
    nombre: 'Desaladora Punta del Jable, S.A.',
    documento: 'A',
    comercial: 'mercedes',
    puntos: [
      ['procesoContinuo', '6.2TD', 'arrecife', 1900],
      ['procesoContinuo', '6.1TD', 'arrecife', 300],
      ['oficina', '2.0TD', 'arrecife', 6],
    ],
  },
  {
    nombre: 'Comercial Estrecho Sur, S.L.',
    documento: 'B',
    comercial: 'begona',
    puntos: [
      ['supermercado', '3.0TD', 'ceuta', 48],
      ['frio', '6.1TD', 'ceuta', 130],
      ['comercio', '2.0TD', 'ceuta', 9],
      ['vivienda', '2.0TD', 'ceuta', 4.2],
    ],
  },
  {
    nombre: 'Clínica Rusadir del Puerto, S.L.',
    documento: 'B',
    comercial: 'begona',
    puntos: [
      ['clinica', '3.0TD', 'melilla', 70],
      ['residencia', '6.1TD', 'melilla', 160],
      ['clinica', '2.0TD', 'melilla', 10],
    ],
  },
  {
    nombre: 'Yusra Mohamed Haddu',
    documento: 'dni',
    comercial: 'begona',
    puntos: [
      ['vivienda', '2.0TD', 'melilla', 5.5],
      ['comercio', '2.0TD', 'melilla', 6.4, 'horaria'],
    ],
  },
  {
    nombre: 'Aceites Sierra del Acebuche, S. Coop.',
    documento: 'F',
    comercial: 'begona',
    puntos: [
      ['campania', '6.1TD', 'cordoba', 480],
      ['oficina', '2.0TD', 'cordoba', 7],
    ],
  },
  {
    nombre: 'Fresones Costa Clara, S.L.',
    documento: 'B',
    comercial: 'begona',
    puntos: [
      ['riego', '6.1TD', 'lepe', 180],
      ['frio', '6.1TD', 'lepe', 260],
      ['riego', '3.0TD', 'lepe', 30],
    ],
  },
  {
    nombre: 'Invernaderos Poniente Blanco, S.L.',
    documento: 'B',
    comercial: 'begona',
    puntos: [
      ['riego', '3.0TD', 'elEjido', 50],
      ['frio', '3.0TD', 'elEjido', 75],
    ],
  },
  {
    nombre: 'Centro Comercial Puerta Híspalis, S.A.',
    documento: 'A',
    comercial: 'mercedes',
    puntos: [
      ['supermercado', '6.1TD', 'sevilla', 1100],
      ['recargaUrbana', '6.1TDVE', 'sevilla', 320],
      ['recargaUrbana', '3.0TDVE', 'sevilla', 90],
    ],
  },
  {
    nombre: 'Bufete Alonso Cifuentes, S.L.P.',
    documento: 'B',
    comercial: 'begona',
    puntos: [
      ['oficina', '3.0TD', 'madrid', 28],
      ['oficina', '2.0TD', 'madrid', 12],
    ],
  },
  {
    nombre: 'Rosa Delgado Campos',
    documento: 'dni',
    comercial: 'begona',
    puntos: [
      ['vivienda', '2.0TD', 'madrid', 4.5],
      ['vivienda', '2.0TD', 'malaga', 3.2],
    ],
  },
  {
    nombre: 'Aceros Ribera de Zorroza, S.A.',
    documento: 'A',
    comercial: 'mercedes',
    puntos: [
      ['industria', '6.4TD', 'bilbao', 21_000],
      ['industria', '6.3TD', 'bilbao', 7200],
      ['oficina', '3.0TD', 'bilbao', 60],
    ],
  },
  {
    nombre: 'Papelera Alto Moncayo, S.A.',
    documento: 'A',
    comercial: 'mercedes',
    puntos: [
      ['procesoContinuo', '6.3TD', 'zaragoza', 8600],
      ['procesoContinuo', '6.2TD', 'zaragoza', 2100],
      ['oficina', '3.0TD', 'zaragoza', 35],
    ],
  },
  {
    nombre: 'Quesería Picos Verdes, S.L.',
    documento: 'B',
    comercial: 'iker',
    puntos: [
      ['frio', '3.0TD', 'torrelavega', 65],
      ['frio', '6.1TD', 'torrelavega', 190],
      ['comercio', '2.0TD', 'torrelavega', 8],
    ],
  },
  {
    nombre: 'Lagar de la Braña, S.L.',
    documento: 'B',
    comercial: 'iker',
    puntos: [
      ['restaurante', '3.0TD', 'gijon', 38],
      ['campania', '3.0TD', 'gijon', 45],
      ['recargaUrbana', '3.0TDVE', 'gijon', 40],
    ],
  },
  {
    nombre: 'Bodegas Cerro Calizo, S.A.',
    documento: 'A',
    comercial: 'iker',
    puntos: [
      ['campania', '6.1TD', 'logrono', 270],
      ['riego', '3.0TD', 'logrono', 26],
      ['oficina', '2.0TD', 'logrono', 9],
    ],
  },
  {
    nombre: 'Concello de Val do Loureiro',
    documento: 'P',
    comercial: 'iker',
    puntos: [
      ['alumbrado', '2.0TD', 'coruna', 9],
      ['alumbrado', '2.0TD', 'coruna', 12],
      ['alumbrado', '3.0TD', 'coruna', 22],
      ['colegio', '3.0TD', 'coruna', 40],
    ],
  },
  {
    nombre: 'Aitor Zubeldia Arana',
    documento: 'dni',
    comercial: 'iker',
    puntos: [['vivienda', '2.0TD', 'bilbao', 5.5]],
  },
  {
    nombre: 'Fundiciones Pisuerga Norte, S.A.',
    documento: 'A',
    comercial: 'iker',
    puntos: [
      ['industria', '6.2TD', 'valladolid', 3200],
      ['industria', '6.1TD', 'valladolid', 1300],
    ],
  },
  {
    nombre: 'Residencia Valle de Arbizar, S.L.',
    documento: 'B',
    comercial: 'iker',
    puntos: [
      ['residencia', '3.0TD', 'pamplona', 75],
      ['zonasComunes', '2.0TD', 'pamplona', 7],
    ],
  },
  {
    nombre: 'Centro de Datos Valdefierro, S.A.',
    documento: 'A',
    comercial: 'mercedes',
    puntos: [['centroDeDatos', '6.2TD', 'zaragoza', 1800]],
  },
];
