import type { correosDeMuestra, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import { type Brand, toBrand } from '../../../platform/brand/brand.repository.ts';
import type { Db } from '../../../platform/database.ts';
import type { Mailer } from '../../../platform/mail.ts';
import { LOGO_CID } from '../../../platform/mail-html.ts';
import { composeMail } from '../../../platform/outbox/compose.ts';
import { type Carta, insertCorreo } from '../../../platform/outbox/outbox.repository.ts';
import { sendNow } from '../../../platform/outbox/sender.ts';
import { notFound } from '../../../platform/problems.ts';
import { findUsuario } from '../../auth/usuario.repository.ts';
import { findMarca } from '../ajustes.repository.ts';

/** What a mail of the house says, with data of nobody. */
export type SampleMail = (about: { readonly brand: Brand; readonly publicUrl: string }) => Carta;

export type SampleMails = Readonly<Record<correosDeMuestra.Cual, SampleMail>>;

export type Deps = {
  readonly db: Db;
  readonly mail: Mailer;
  readonly publicUrl: string;
  readonly samples: SampleMails;
};

type Which = { readonly id: string; readonly cual: correosDeMuestra.Cual };

/** A mail as its reader would see it. The logo stands in the page itself, which is shown without a mail program. */
export async function readSampleMail(
  deps: Deps,
  which: Which,
): Promise<ResponseOf<typeof correosDeMuestra.get>> {
  const { brand, carta } = await sampleOf(deps, which);
  const { from, subject, text, html } = composeMail({ ...NO_ATTACHMENT, enlace: null, ...carta }, brand);
  const { logo } = brand;
  return {
    remitente: from.address === null ? from.name : `${from.name} <${from.address}>`,
    asunto: subject,
    texto: text,
    html: logo ? html.replace(`cid:${LOGO_CID}`, `data:${logo.tipo};base64,${logo.base64}`) : html,
  };
}

/** Sends it to whoever asks and to nobody else, under the brand, with a subject that says what it is. */
export async function sendSampleMail(
  deps: Deps,
  viewer: Viewer,
  which: Which,
): Promise<ResponseOf<typeof correosDeMuestra.send>> {
  const { brand, carta } = await sampleOf(deps, which);
  const usuario = await findUsuario(deps.db, viewer.id);
  if (usuario === undefined) throw notFound();
  const { motivo, texto, enlace, asunto } = carta;
  const id = await insertCorreo(deps.db, {
    motivo,
    texto,
    ...(enlace && { enlace }),
    asunto: `Prueba: ${asunto}`,
    entidad: 'usuario',
    entidadId: usuario.id,
    destinatario: usuario.email,
    marcaId: brand.id,
    usuarioId: usuario.id,
  });
  return { destinatario: usuario.email, estado: await sendNow(deps, id) };
}

const NO_ATTACHMENT = { adjunto: null, adjuntoNombre: null, adjuntoTipo: null } as const;

async function sampleOf({ db, publicUrl, samples }: Deps, { id, cual }: Which) {
  const marca = await findMarca(db, id);
  if (!marca) throw notFound();
  const brand = await toBrand(db, marca);
  const { adjunto: _, ...carta } = samples[cual]({ brand, publicUrl });
  return { brand, carta };
}
