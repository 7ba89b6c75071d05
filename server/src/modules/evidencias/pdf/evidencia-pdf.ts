import type { Brand } from '../../../platform/brand/brand.repository.ts';
import { companyName } from '../../../platform/brand/small-print.ts';
import { drawBrand } from '../../../platform/pdf/brand.ts';
import { Canvas, MUTED_INK } from '../../../platform/pdf/canvas.ts';
import { drawFooters } from '../../../platform/pdf/footers.ts';
import {
  drawBullets,
  drawFacts,
  drawParagraph,
  drawSubtitle,
  drawTitle,
} from '../../../platform/pdf/text.ts';
import type { Sealed } from '../hechos.ts';

export type EvidenciaToPrint = Sealed & { readonly marca: Brand };

const CALIDADES = {
  titular: 'Titular del suministro',
  apoderado: 'Apoderado del titular',
  administrador: 'Administrador de la empresa titular',
} as const;

const PIE = 'Evidencia de una aceptación electrónica. Las horas son UTC.';

/** The paper that proves an acceptance: who, in what capacity, what they read, when and from where, and its seal. */
export function evidenciaPdf(printed: EvidenciaToPrint): Promise<Buffer> {
  const { hechos, marca } = printed;
  const { codigo, numero, titular, firmante, textos, oferta } = hechos;
  const lienzo = new Canvas({
    titulo: `Evidencia de la aceptación de ${codigo} v${numero}`,
    autor: companyName(marca),
    fecha: new Date(hechos.aceptadaEn),
    marca,
    letraPequena: PIE,
  });
  lienzo.seccion();
  drawBrand(lienzo, null);
  lienzo.y = 112;
  drawTitle(lienzo, `Aceptación de la propuesta ${codigo}, versión ${numero}`);
  drawFacts(lienzo, [
    ['Titular', titular.nombre],
    ['NIF del titular', titular.nif],
    ['Quien acepta', firmante.nombre],
    ['Su DNI o NIE', firmante.dni],
    ['En calidad de', CALIDADES[firmante.calidad]],
    codeFact(firmante),
  ]);
  drawSubtitle(lienzo, 'Cuándo y desde dónde');
  drawFacts(lienzo, [
    ['Enviada', inUtc(hechos.enviadaEn)],
    ['Abierta por primera vez', hechos.abiertaEn ? inUtc(hechos.abiertaEn) : '–'],
    ['Aceptada', inUtc(hechos.aceptadaEn)],
    ['Dirección IP', hechos.ip],
    ['Navegador', hechos.agente],
  ]);
  drawSubtitle(lienzo, 'Lo que aceptó');
  drawBullets(
    lienzo,
    textos.map(({ version, texto, aceptado }) => `${aceptado ? 'Sí' : 'No'}: ${texto} (versión ${version})`),
  );
  if (oferta)
    drawParagraph(
      lienzo,
      `SHA-256 del texto de la oferta elegida (${oferta.numero} de ${oferta.de}): ${oferta.textoSha256}`,
      { tamano: 8 },
    );
  drawParagraph(lienzo, `SHA-256 del PDF aceptado: ${hechos.pdfSha256}`, { tamano: 8 });
  drawSeal(lienzo, printed);
  drawFooters(lienzo, `Evidencia ${hechos.id}`);
  return lienzo.close();
}

function codeFact({
  correoComprobado,
  movilComprobado,
}: Sealed['hechos']['firmante']): readonly [string, string] {
  if (movilComprobado !== undefined) return ['Móvil comprobado con un código por SMS', movilComprobado];
  return ['Correo comprobado con un código', correoComprobado ?? 'No se pidió código'];
}

/** `05/01/2026 09:30:12 UTC` */
function inUtc(instant: string): string {
  const [day = '', time = ''] = new Date(instant).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 8)} UTC`;
}

/** What makes the paper checkable without asking the house: the seal, and the public key that it checks with. */
function drawSeal(lienzo: Canvas, { hechos, sello, clavePublica, verifyAt, marca }: EvidenciaToPrint): void {
  drawSubtitle(lienzo, 'Sello');
  drawParagraph(
    lienzo,
    `${companyName(marca)} ha sellado estos hechos con su clave (Ed25519). Cualquiera puede comprobarlo con este documento o con su identificador en ${verifyAt}`,
  );
  for (const [name, value] of [
    ['Identificador', hechos.id],
    ['Sello', sello],
    ['Clave pública', clavePublica],
  ] as const) {
    drawParagraph(lienzo, `${name}: ${value}`, { tamano: 8, color: MUTED_INK });
  }
}
