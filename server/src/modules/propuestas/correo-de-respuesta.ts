import type { Carta } from '../../platform/outbox/outbox.repository.ts';

/** The subject of a client's answer, and the address where the house reads it. */
type Contestada = {
  readonly id: string;
  readonly codigo: string;
  readonly cliente: string;
  /** The address where people open Vatio. */
  readonly publicUrl: string;
  /** The offer that was chosen among several; null where there was nothing to choose. */
  readonly oferta: number | null;
};

/** `la oferta 2 de la propuesta P-2026-0001` */
function loAceptado({ codigo, oferta }: Contestada): string {
  return oferta === null ? `la propuesta ${codigo}` : `la oferta ${oferta} de la propuesta ${codigo}`;
}

/** The mail that tells the representative of an acceptance. */
export function correoDeAceptacion(contestada: Contestada, to: string): Carta {
  const { id, cliente, publicUrl } = contestada;
  const que = loAceptado(contestada);
  return {
    motivo: 'aceptacion',
    entidad: 'propuesta',
    entidadId: id,
    destinatario: to,
    asunto: `${cliente} ha aceptado ${que}`,
    texto: `${cliente} ha aceptado ${que}. Sus contratos están en borrador: revísalos y mándaselos.\n\n${publicUrl}/propuestas/${id}`,
    enlace: `${publicUrl}/propuestas/${id}`,
  };
}

/** The mail that tells the representative that the client turned it down, and why. */
export function correoDeRechazo(
  { id, codigo, cliente, publicUrl }: Contestada,
  motivo: string,
  to: string,
): Carta {
  return {
    motivo: 'rechazo',
    entidad: 'propuesta',
    entidadId: id,
    destinatario: to,
    asunto: `${cliente} ha rechazado la propuesta ${codigo}`,
    texto: `${cliente} ha rechazado la propuesta ${codigo}.\n\nSu motivo: ${motivo}\n\n${publicUrl}/propuestas/${id}`,
    enlace: `${publicUrl}/propuestas/${id}`,
  };
}

/** The copy of an acceptance that the client keeps. */
export function copiaDeAceptacion(
  contestada: Contestada,
  {
    to,
    pdf,
    nombre,
    verifyAt,
  }: {
    readonly to: string;
    readonly pdf: Buffer;
    readonly nombre: string;
    /** The page where the evidence is checked. */
    readonly verifyAt: string;
  },
): Carta {
  const { id, cliente } = contestada;
  const que = loAceptado(contestada);
  return {
    motivo: 'copia',
    entidad: 'propuesta',
    entidadId: id,
    destinatario: to,
    asunto: `Has aceptado ${que}`,
    texto: `Hola, ${cliente}:\n\nHas aceptado ${que} de suministro eléctrico. Va adjunta en PDF, tal como la aceptaste.\n\nQuién, cuándo y qué aceptó ha quedado sellado. Puedes comprobarlo aquí:\n${verifyAt}\n\nSi no has sido tú, contesta a este correo.`,
    enlace: verifyAt,
    adjunto: { nombre, tipo: 'application/pdf', contenido: pdf },
  };
}
