import type { comerciales, ResponseOf } from '@vatio/contract';

export type EnMarcha = ResponseOf<typeof comerciales.previewTraspaso>;
export type HandoverDone = ResponseOf<typeof comerciales.transfer>;
type Destino = 'traspasar' | 'dejar';

/** The parts of the portfolio about which the user is asked, if there are any; the rest is always handed over. */
export const CUESTIONES = ['propuestasAbiertas', 'contratosEnBorrador', 'equipo'] as const;
export type Cuestion = (typeof CUESTIONES)[number];

export type HandoverRequest = { readonly destinoId: string } & Readonly<Record<Cuestion, Destino | ''>>;

export const EN_BLANCO: HandoverRequest = {
  destinoId: '',
  propuestasAbiertas: '',
  contratosEnBorrador: '',
  equipo: '',
};

/** The handover waits until these questions have an answer. */
export function unanswered(handover: HandoverRequest, enMarcha: EnMarcha): readonly Cuestion[] {
  return CUESTIONES.filter((cuestion) => enMarcha[cuestion] > 0 && handover[cuestion] === '');
}

export function cuerpoDe({ destinoId, ...cuestiones }: HandoverRequest) {
  return {
    destinoId,
    propuestasAbiertas: cuestiones.propuestasAbiertas || 'dejar',
    contratosEnBorrador: cuestiones.contratosEnBorrador || 'dejar',
    equipo: cuestiones.equipo || 'dejar',
  } as const;
}
