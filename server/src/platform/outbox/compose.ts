import type { correos } from '@vatio/contract/endpoints';
import type { Brand } from '../brand/brand.repository.ts';
import { LOGO_CID, mailHtml } from '../mail-html.ts';

type Written = {
  readonly motivo: correos.Motivo;
  readonly destinatario: string;
  readonly asunto: string;
  readonly texto: string | null;
  readonly enlace: string | null;
  readonly adjunto: Buffer | null;
  readonly adjuntoNombre: string | null;
  readonly adjuntoTipo: string | null;
};

/** The label of the button, by the purpose of the mail. */
const BUTTONS: Partial<Record<correos.Motivo, string>> = {
  propuesta: 'Ver la propuesta',
  aceptacion: 'Abrir la propuesta',
  copia: 'Comprobar la evidencia',
  rechazo: 'Abrir la propuesta',
  contrato: 'Ver el contrato',
  documentos: 'Subir los documentos',
  'atr-rechazado': 'Abrir el contrato',
  invitacion: 'Elegir la contraseña',
  recuperacion: 'Cambiar la contraseña',
  seguridad: 'Recuperar la contraseña',
};

/** A mail as it goes out under a brand: both parts, the attachment and the logo. */
export function composeMail(
  { motivo, destinatario, asunto, texto, enlace, ...correo }: Written,
  brand: Brand,
) {
  const { adjunto, adjuntoNombre, adjuntoTipo } = correo;
  const text = texto ?? '';
  const link = enlace === null ? undefined : { url: enlace, label: BUTTONS[motivo] ?? 'Abrir' };
  const file = adjunto
    ? [{ content: adjunto, filename: adjuntoNombre ?? '', contentType: adjuntoTipo ?? '' }]
    : [];
  const { nombre, remitenteNombre, remitenteEmail } = brand;
  return {
    from: { name: remitenteNombre || nombre, address: remitenteEmail },
    to: destinatario,
    subject: asunto,
    text,
    html: mailHtml({ subject: asunto, text, link, brand }),
    attachments: [...file, ...logoOf(brand)],
  };
}

/** The logo as the picture that the head of the HTML names. */
function logoOf({ logo }: Brand) {
  if (logo?.tipo !== 'image/png') return [];
  const content = Buffer.from(logo.base64, 'base64');
  return [{ content, filename: 'logo.png', contentType: logo.tipo, cid: LOGO_CID }];
}
