import { BRAND_COLOUR, INK, MUTED_INK, RULE_COLOUR, TINT } from './colours.ts';

type MailText = {
  readonly subject: string;
  /** The paragraphs of the plain part, with an empty line between them. */
  readonly text: string;
  /** The address that the mail is about: the line of the text that holds it becomes a button. */
  readonly link?: { readonly url: string; readonly label: string } | undefined;
};

/** Mail programs read neither style sheets nor newer layout: a table of 600 px, and the styles on each element. */
const WIDTH_PX = 600;
const FONT = `font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:${INK}`;

/**
 * A mail as HTML, made of its plain text, so that both parts say the same. Whatever people wrote in it is escaped, and
 * only the address that the program itself gives becomes a link. Programs with a dark theme invert the colours by
 * themselves, which `color-scheme` allows.
 */
export function mailHtml({ subject, text, link }: MailText): string {
  const paragraphs = text.split('\n\n');
  const greeting = paragraphs[0]?.endsWith(':') ? 1 : 0;
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head><body style="margin:0;background:${TINT}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[greeting] ?? '')}</div>`,
    `<table role="presentation" width="100%" style="background:${TINT}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" style="max-width:${WIDTH_PX}px;background:white;border:1px solid ${RULE_COLOUR};border-top:4px solid ${BRAND_COLOUR}">`,
    '<tr><td style="padding:24px">',
    ...paragraphs.map((paragraph) => paragraphHtml(paragraph, link)),
    `<p style="${FONT};font-size:13px;color:${MUTED_INK};margin:24px 0 0">Vatio</p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

function paragraphHtml(paragraph: string, link: MailText['link']): string {
  const lines = paragraph.split('\n').map((line) => (line === link?.url ? linkHtml(link) : escaped(line)));
  return `<p style="${FONT};margin:0 0 16px;overflow-wrap:anywhere">${lines.join('<br>')}</p>`;
}

/** A button, and the address itself for whoever copies it. */
function linkHtml({ url, label }: NonNullable<MailText['link']>): string {
  const href = escaped(url);
  const button = `display:inline-block;margin:8px 0;padding:12px 20px;border-radius:6px;background:${BRAND_COLOUR};color:white;text-decoration:none`;
  return `<a href="${href}" style="${button}">${escaped(label)}</a><br><a href="${href}" style="font-size:13px;color:${BRAND_COLOUR}">${href}</a>`;
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
