import type { incidencias } from '@vatio/contract/endpoints';

export type Incidencia = {
  readonly asunto: string;
  readonly estado: incidencias.Estado;
  /** The oldest comes first. */
  readonly mensajes: readonly {
    readonly haceDias: number;
    readonly deLaCasa: boolean;
    readonly texto: string;
  }[];
};

/** What the client of the demo's account has told. */
export const INCIDENCIAS: readonly Incidencia[] = [
  {
    asunto: 'La factura de septiembre llegó a la dirección antigua',
    estado: 'cerrada',
    mensajes: [
      {
        haceDias: 40,
        deLaCasa: false,
        texto: 'Hemos cambiado de gestoría y la factura sigue llegando a la otra.',
      },
      { haceDias: 39, deLaCasa: true, texto: 'Cambiado: la de octubre ya irá a la nueva.' },
    ],
  },
  {
    asunto: 'Salta la potencia por las noches',
    estado: 'respondida',
    mensajes: [
      {
        haceDias: 6,
        deLaCasa: false,
        texto: 'En el hotel de Calvià salta el limitador cuando arranca la lavandería.',
      },
      { haceDias: 5, deLaCasa: true, texto: 'Estamos mirando el maxímetro. ¿A qué hora arranca?' },
    ],
  },
  {
    asunto: '¿Cuándo se instala el contador nuevo?',
    estado: 'abierta',
    mensajes: [
      { haceDias: 1, deLaCasa: false, texto: 'Nos dijeron que vendrían esta semana y no ha venido nadie.' },
    ],
  },
];
