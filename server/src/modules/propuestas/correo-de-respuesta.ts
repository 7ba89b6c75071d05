import type { Carta } from '../../platform/outbox/outbox.repository.ts';

/** The subject of a client's answer, and the address where the house reads it. */
type Contestada = {
  readonly id: string;
  readonly codigo: string;
  readonly cliente: string;
  /** The address where people open Vatio. */
  readonly publicUrl: string;
};

/** The mail that tells the representative of an acceptance. */
export function correoDeAceptacion({ id, codigo, cliente, publicUrl }: Contestada, to: string): Carta {
  return {
    motivo: 'aceptacion',
    entidad: 'propuesta',
    entidadId: id,
    destinatario: to,
    asunto: `${cliente} ha aceptado la propuesta ${codigo}`,
    texto: `${cliente} ha aceptado la propuesta ${codigo}. Sus contratos están en borrador: revísalos y mándaselos.\n\n${publicUrl}/propuestas/${id}`,
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
  { id, codigo, cliente }: Contestada,
  {
    to,
    pdf,
    nombre,
    comprobarEn,
  }: {
    readonly to: string;
    readonly pdf: Buffer;
    readonly nombre: string;
    /** The page where the evidence is checked. */
    readonly comprobarEn: string;
  },
): Carta {
  return {
    motivo: 'copia',
    entidad: 'propuesta',
    entidadId: id,
    destinatario: to,
    asunto: `Has aceptado la propuesta ${codigo}`,
    texto: `Hola, ${cliente}:\n\nHas aceptado la propuesta ${codigo} de suministro eléctrico. Va adjunta en PDF, tal como la aceptaste.\n\nQuién, cuándo y qué aceptó ha quedado sellado. Puedes comprobarlo aquí:\n${comprobarEn}\n\nSi no has sido tú, contesta a este correo.`,
    enlace: comprobarEn,
    adjunto: { nombre, tipo: 'application/pdf', contenido: pdf },
  };
}
