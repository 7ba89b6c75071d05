import type { clientes, documentos } from '@vatio/contract/endpoints';

/** The notes of the team about a client, by age in days. */
export type FichaGente = {
  readonly cliente: string;
  readonly notas: readonly (readonly [haceDias: number, texto: string])[];
  readonly consentimientos: readonly (readonly [
    haceDias: number,
    finalidad: clientes.Consentimiento['finalidad'],
    otorgado: boolean,
    canal: clientes.Consentimiento['canal'],
  ])[];
  readonly documentos: readonly (readonly [tipo: documentos.Tipo, nombre: string])[];
};

export const GENTE: readonly FichaGente[] = [
  {
    cliente: 'Hoteles Cala Serena, S.L.',
    notas: [
      [41, 'La dirección decide en bloque para los tres hoteles: enviar una sola propuesta.'],
      [12, 'Pide ver el ahorro por hotel antes del comité del día 30.'],
    ],
    consentimientos: [
      [60, 'consulta-sips', true, 'firma'],
      [60, 'comunicaciones-comerciales', true, 'firma'],
      [20, 'llamadas-comerciales', false, 'email'],
    ],
    documentos: [
      ['cif', 'CIF Hoteles Cala Serena.pdf'],
      ['factura', 'Factura de luz, hotel de Calvià.pdf'],
      ['autorizacion', 'Autorización de consulta SIPS.pdf'],
    ],
  },
  {
    cliente: 'Panadería La Espiga de Llevant, S.L.',
    notas: [[25, 'Llamar a partir de las 12: por la mañana están en el horno.']],
    consentimientos: [
      [30, 'consulta-sips', true, 'presencial'],
      [30, 'llamadas-comerciales', true, 'presencial'],
    ],
    documentos: [['factura', 'Factura del obrador.pdf']],
  },
  {
    cliente: 'Frigoríficos Vega del Segura, S.A.',
    notas: [
      [19, 'La reactiva les cuesta más que el margen: ofrecer la batería antes que el precio.'],
      [4, 'El técnico pasa a medir el lunes.'],
    ],
    consentimientos: [
      [22, 'consulta-sips', true, 'email'],
      [22, 'cesion-comercializadoras', true, 'email'],
    ],
    documentos: [['factura', 'Factura 6.1TD de octubre.pdf']],
  },
  {
    cliente: 'Supermercados Vall Verda, S.L.',
    notas: [[15, 'Quieren contrato a 24 meses y sin permanencia.']],
    consentimientos: [[18, 'consulta-sips', true, 'web']],
    documentos: [],
  },
  {
    cliente: 'Catalina Riutort Mas',
    notas: [],
    consentimientos: [
      [90, 'comunicaciones-comerciales', true, 'web'],
      [10, 'comunicaciones-comerciales', false, 'web'],
    ],
    documentos: [['dni', 'DNI de Catalina.pdf']],
  },
  {
    cliente: 'Papelera Alto Moncayo, S.A.',
    notas: [[2, 'Comparan con otras dos ofertas: piden respuesta antes de fin de mes.']],
    consentimientos: [[5, 'consulta-sips', true, 'telefono']],
    documentos: [['escritura', 'Poderes del apoderado.pdf']],
  },
];
