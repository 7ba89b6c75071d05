import type { Carta } from '../../platform/outbox/outbox.repository.ts';

/** Tells a client that the house has answered; what it answered is read in the incident. */
export function mailOfRespuesta({
  cuenta,
  id,
  asunto,
  publicUrl,
}: {
  readonly cuenta: { readonly id: string; readonly nombre: string; readonly email: string };
  readonly id: string;
  readonly asunto: string;
  readonly publicUrl: string;
}): Carta {
  const enlace = `${publicUrl}/incidencias/${id}`;
  return {
    motivo: 'incidencia',
    entidad: 'usuario',
    entidadId: cuenta.id,
    destinatario: cuenta.email,
    asunto: `Te hemos contestado: ${asunto}`,
    texto: [
      `Hola, ${cuenta.nombre}:`,
      `Tienes una respuesta a lo que nos contaste, «${asunto}». Puedes leerla y seguir escribiendo aquí:`,
      enlace,
    ].join('\n\n'),
    enlace,
  };
}
