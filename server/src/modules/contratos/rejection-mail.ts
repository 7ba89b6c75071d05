import type { Carta } from '../../platform/outbox/outbox.repository.ts';

type Rejection = {
  readonly id: string;
  readonly codigo: string;
  readonly cups: string;
  readonly motivo: string;
  readonly enlace: string;
};

/** The mail that tells the representative that the distributor has refused the switch. */
export function mailOfRejection({ id, codigo, cups, motivo, enlace }: Rejection, to: string): Carta {
  return {
    motivo: 'atr-rechazado',
    entidad: 'contrato',
    entidadId: id,
    destinatario: to,
    asunto: `La distribuidora ha rechazado el cambio del contrato ${codigo}`,
    enlace,
    texto: [
      `La distribuidora ha rechazado el cambio del suministro ${cups}, del contrato ${codigo}.`,
      `Motivo: ${motivo}`,
      'Corrige lo que falte y vuelve a solicitarlo desde su ficha:',
      enlace,
    ].join('\n\n'),
  };
}
