import { SINONIMOS } from '../tablas/sinonimos.ts';
import { nombreLlano } from './campos.ts';
import { curvaConCabecera } from './curva-con-cabecera.ts';

/** What portals, meters and suppliers call the columns of a curve, besides the layouts that have a name of their own. */
const ALIAS = {
  cups: [...SINONIMOS.cups.map(nombreLlano), 'ps', 'codigopunto', 'punto'],
  activa: [
    ...['consumo', 'consumoactiva', 'consumoenergia', 'consumption', 'energiaconsumida', 'energia'],
    ...[
      'consum',
      'consumoelectrico',
      'consumototal',
      'consumohorario',
      'consumoreal',
      'lecturaactiva',
      'lectura',
    ],
    ...[
      'energiaconsumo',
      'energiahoraria',
      'valor',
      'medida',
      'energy',
      'kontsumoa',
      'energiaactivaentrante',
    ],
    ...['energiaactiva', 'energiaentrante', 'activa', 'activaentrante', 'activaimportada', 'ae', ''],
  ],
  vertida: [
    ...['excedente', 'excedentes', 'vertido', 'vertidos', 'energiavertida', 'generacion', 'as'],
    ...['activasaliente', 'activaexportada', 'energiasaliente', 'energiaexcedentaria'],
  ],
  autoconsumida: ['autoconsumo', 'energiaautoconsumida'],
  metodo: [
    'tipo',
    'origen',
    'metodo',
    'metodoobtencion',
    'obtencion',
    'realestimado',
    'tipolectura',
    'calidad',
    'real',
  ],
} as const;

/** A curve under a header in common words: `Punto de suministro;Día;Hora;Energía (kWh);Tipo`. */
export const portal = curvaConCabecera({
  formato: 'portal',
  nombre: 'Curva con cabecera',
  alias: {
    ...ALIAS,
    fecha: [
      ...[
        'fecha',
        'dia',
        'date',
        'fechalectura',
        'fechaconsumo',
        'fechamedida',
        'fechadelectura',
        'fechadeconsumo',
      ],
      ...['data', 'datalectura', 'dataconsum', 'day', 'eguna'],
    ],
    hora: [
      ...['hora', 'time', 'hour', 'tramo', 'tramohorario', 'franja', 'intervalo', 'horario', 'cuarto', 'h'],
      ...['franjahoraria', 'periodohorario', 'intervalohorario', 'horadeldia', 'horalectura', 'ordua'],
    ],
  },
  obligatorias: ['fecha', 'hora', 'activa'],
  generico: true,
});

/** The same with the date and the hour in one column: `Fecha y hora;Consumo (kWh)`. */
export const portalInstantes = curvaConCabecera({
  formato: 'portal-instantes',
  nombre: 'Curva con cabecera, fecha y hora juntas',
  alias: {
    ...ALIAS,
    fechaHora: [
      ...[
        'fechahora',
        'fechayhora',
        'diahora',
        'diayhora',
        'datetime',
        'timestamp',
        'instante',
        'dateandtime',
      ],
      ...[
        'fechayhoramedida',
        'fechahoramedida',
        'fechayhoradelectura',
        'fechahoralectura',
        'dataihora',
        'datahora',
        'datainstant',
      ],
    ],
  },
  obligatorias: ['fechaHora', 'activa'],
  generico: true,
});
