import type { propuestas } from '@vatio/contract';

type Propuesta = propuestas.Propuesta;
type Tipo = 'creada' | 'enviada' | 'abierta' | 'retirada' | 'aceptada' | 'rechazada' | 'caducada' | 'borrada';

export type DocumentFact = {
  readonly tipo: Tipo;
  readonly cuando: string;
  readonly numero: number;
  /** The person who did it, the recipient, or the document with which it was done. */
  readonly detalle?: string | null;
};

/** The history of a proposal, the latest first: when each version was made, sent, opened, and withdrawn or answered. */
export function hechosDe({ versiones, visitas = [], respuesta, borrada, numero }: Propuesta): DocumentFact[] {
  const hechos: DocumentFact[] = versiones.flatMap((version): DocumentFact[] => {
    const de = (tipo: Tipo, cuando: string | null, detalle?: string | null): DocumentFact[] =>
      cuando === null ? [] : [{ tipo, cuando, numero: version.numero, detalle }];
    const fin = version.estado === 'caducada' ? version.validaHasta : null;
    return [
      ...de('caducada', fin),
      ...de('retirada', version.retirada),
      ...de('enviada', version.enviada, version.enviadaA),
      ...de('creada', version.creado, version.creadoPor),
    ];
  });
  hechos.push(
    ...visitas.map(({ cuando, agente, ...visita }) => ({
      tipo: 'abierta' as const,
      cuando,
      ...visita,
      detalle: agente,
    })),
  );
  if (respuesta) {
    const { tipo, cuando, numero: suNumero, nombre, motivo } = respuesta;
    hechos.push({ tipo, cuando, numero: suNumero, detalle: nombre ?? motivo });
  }
  if (borrada) hechos.push({ tipo: 'borrada', cuando: borrada, numero });
  return hechos.toSorted((a, b) => momento(b) - momento(a));
}

/** The last day counts whole, until midnight. */
function momento({ tipo, cuando }: DocumentFact): number {
  return tipo === 'caducada' ? Date.parse(`${cuando}T23:59:59+01:00`) : Date.parse(cuando);
}
