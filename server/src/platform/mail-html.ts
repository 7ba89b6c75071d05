import type { Brand } from './brand/brand.repository.ts';
import { issuerLine, namesProgram } from './brand/small-print.ts';
import { INK, MUTED_INK, RULE_COLOUR, TINT } from './colours.ts';

type MailText = {
  readonly subject: string;
  /** The paragraphs of the plain part, with an empty line between them. */
  readonly text: string;
  /** The address that the mail is about: the line of the text that holds it becomes a button. */
  readonly link?: { readonly url: string; readonly label: string } | undefined;
  readonly brand: Brand;
};

/** The head shows this attached picture. */
export const LOGO_CID = 'logo';

/** Mail programs read neither style sheets nor newer layout: a table of 600 px, and the styles on each element. */
const WIDTH_PX = 600;
const FONT = `font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:${INK}`;

/**
 * A mail as HTML, made of its plain text, so that both parts say the same. Whatever people wrote in it is escaped, and
 * only the address that the program itself gives becomes a link. Programs with a dark theme invert the colours by
 * themselves, which `color-scheme` allows.
 */
export function mailHtml({ subject, text, link, brand }: MailText): string {
  const paragraphs = text.split('\n\n');
  const greeting = paragraphs[0]?.endsWith(':') ? 1 : 0;
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head><body style="margin:0;background:${TINT}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[greeting] ?? '')}</div>`,
    `<table role="presentation" width="100%" style="background:${TINT}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" style="max-width:${WIDTH_PX}px;background:white;border:1px solid ${RULE_COLOUR};border-top:4px solid ${brand.colorPrincipal}">`,
    '<tr><td style="padding:24px">',
    headHtml(brand),
    ...paragraphs.map((paragraph) => paragraphHtml(paragraph, link, brand.colorPrincipal)),
    ...footLines(brand).map(
      (line) => `<p style="${FONT};font-size:12px;color:${MUTED_INK};margin:16px 0 0">${escaped(line)}</p>`,
    ),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

/** Mail programs draw no SVG, so that only a PNG stands in for the name. */
function headHtml({ nombre, logo, colorPrincipal }: Brand): string {
  const style = `${FONT};font-size:18px;font-weight:bold;color:${colorPrincipal};margin:0 0 20px`;
  if (logo?.tipo !== 'image/png') return `<p style="${style}">${escaped(nombre)}</p>`;
  return `<p style="${style}"><img src="cid:${LOGO_CID}" alt="${escaped(nombre)}" height="40" style="height:40px;width:auto;max-width:240px"></p>`;
}

function footLines(brand: Brand): string[] {
  const program = namesProgram(brand) ? 'Enviado con Vatio' : '';
  return [issuerLine(brand), brand.textoLegal, program].filter((line) => line !== '');
}

function paragraphHtml(paragraph: string, link: MailText['link'], colour: string): string {
  const lines = paragraph
    .split('\n')
    .map((line) => (line === link?.url ? linkHtml(link, colour) : escaped(line)));
  return `<p style="${FONT};margin:0 0 16px;overflow-wrap:anywhere">${lines.join('<br>')}</p>`;
}

/** A button, and the address itself for whoever copies it. */
function linkHtml({ url, label }: NonNullable<MailText['link']>, colour: string): string {
  const href = escaped(url);
  const button = `display:inline-block;margin:8px 0;padding:12px 20px;border-radius:6px;background:${colour};color:white;text-decoration:none`;
  return `<a href="${href}" style="${button}">${escaped(label)}</a><br><a href="${href}" style="font-size:13px;color:${colour}">${href}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
