import { SaxesParser } from 'saxes';

type LogoType = 'image/svg+xml' | 'image/png';
export type LogoCheck =
  | { readonly ok: true; readonly type: LogoType }
  | { readonly ok: false; readonly reason: string };

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** A bigger picture would take seconds to draw on each page. */
const MOST_PIXELS = 2000;

/** Elements that draw, and nothing that runs, animates or brings something from elsewhere. */
const ELEMENTS = new Set(
  `svg g defs title desc metadata path rect circle ellipse line polyline polygon text tspan clipPath mask
  linearGradient radialGradient stop symbol use style`.split(/\s+/),
);

/** The type of a logo by its content, because its name is only what somebody wrote. */
export function checkLogo(content: Buffer): LogoCheck {
  if (content.subarray(0, PNG.length).equals(PNG)) return checkPng(content);
  const text = content.toString('utf8');
  if (/^\uFEFF?\s*</.test(text) && /<svg[\s>]/i.test(text)) return checkSvg(text);
  return refused('No es un PNG ni un SVG');
}

/** The first chunk of a PNG is its header, with the width and the height (ISO 15948, §11.2.2). */
function checkPng(content: Buffer): LogoCheck {
  if (content.length < 33 || content.toString('latin1', 12, 16) !== 'IHDR')
    return refused('El PNG está incompleto');
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  if (width === 0 || height === 0) return refused('El PNG no tiene ninguna imagen');
  if (width > MOST_PIXELS || height > MOST_PIXELS) {
    return refused(`La imagen mide ${width} × ${height} píxeles, y caben ${MOST_PIXELS} por lado`);
  }
  if (!content.includes('IEND', 33, 'latin1')) return refused('El PNG está incompleto');
  return { ok: true, type: 'image/png' };
}

function checkSvg(text: string): LogoCheck {
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    return refused('El SVG lleva un DOCTYPE, que puede traer cosas de fuera');
  const parser = new SaxesParser({ xmlns: true });
  let problem: string | undefined;
  let style = false;
  const note = (reason: string) => {
    problem ??= reason;
  };
  parser.on('error', () => note('El SVG está mal escrito'));
  parser.on('processinginstruction', () => note('El SVG lleva una instrucción de proceso'));
  parser.on('opentag', ({ local, attributes }) => {
    if (!ELEMENTS.has(local)) note(`El SVG lleva <${local}>, que no se admite`);
    style = local === 'style';
    for (const { name, local: attribute, value } of Object.values(attributes)) {
      if (/^on/i.test(attribute)) note(`El SVG lleva un programa en «${name}»`);
      else if (/^(href|src)$/i.test(attribute) && !/^#[\w.-]+$/.test(value.trim()))
        note('El SVG hace referencia a algo de fuera');
      else if (attribute !== 'xmlns' && !name.startsWith('xmlns:')) checkValue(value, note);
    }
  });
  parser.on('text', (inside) => {
    if (style) checkValue(inside, note);
  });
  parser.on('cdata', (inside) => {
    if (style) checkValue(inside, note);
  });
  try {
    parser.write(text).close();
  } catch {
    note('El SVG está mal escrito');
  }
  return problem === undefined ? { ok: true, type: 'image/svg+xml' } : refused(problem);
}

/** A style may point at a gradient of the same drawing, and at nothing else. Escapes could hide where it points. */
function checkValue(value: string, note: (reason: string) => void): void {
  const outside =
    /@import|javascript:|expression\(|\\/i.test(value) || /url\(\s*["']?\s*(?!["']?#)[^\s]/i.test(value);
  if (outside) note('El SVG hace referencia a algo de fuera');
}

function refused(reason: string): LogoCheck {
  return { ok: false, reason };
}
