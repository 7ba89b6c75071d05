import type { Mail } from '../../platform/mail.ts';
import { dia, euros } from './pdf/formato.ts';
import type { PropuestaGuardada } from './propuestas.repository.ts';

type Envio = { readonly to: string; readonly enlace: string; readonly pdf: Buffer; readonly nombre: string };

/** What a client receives: what it saves, the link, until when, and the PDF. */
export function correoDePropuesta(propuesta: PropuestaGuardada, { to, enlace, pdf, nombre }: Envio): Mail {
  const { codigo, clienteNombre, comercialNombre, ahorroAnualEur, validaHasta, mensaje } = propuesta;
  const ahorro = Number(ahorroAnualEur);
  const parrafos = [
    `Hola, ${clienteNombre}:`,
    mensaje,
    ahorro > 0
      ? `Te enviamos nuestra propuesta de suministro eléctrico. Ahorrarías ${euros(ahorro)} al año.`
      : 'Te enviamos nuestra propuesta de suministro eléctrico.',
    `Puedes verla y contestar aquí, sin necesidad de cuenta:\n${enlace}`,
    validaHasta ? `Vale hasta el ${dia(validaHasta)}. Va también adjunta en PDF.` : '',
    comercialNombre ?? '',
  ];
  return {
    to,
    subject: `Propuesta ${codigo} de suministro eléctrico`,
    text: parrafos.filter((parrafo) => parrafo !== '').join('\n\n'),
    attachments: [{ filename: nombre, content: pdf, contentType: 'application/pdf' }],
  };
}

/** What the representative receives when the client writes. */
export function correoAlComercial(
  {
    codigo,
    nombre,
    email,
  }: { readonly codigo: string; readonly nombre: string; readonly email: string | null },
  { mensaje, telefono }: { readonly mensaje: string; readonly telefono?: string | undefined },
  to: string,
): Mail {
  const contacto = [telefono, email].filter(Boolean).join(' · ');
  return {
    to,
    subject: `${nombre} pregunta por la propuesta ${codigo}`,
    text: [mensaje, contacto === '' ? nombre : `${nombre} · ${contacto}`].join('\n\n'),
  };
}
