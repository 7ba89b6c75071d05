import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type Part, targetsIn, tooMuchToDraw } from './svg-parts.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that draw, and nothing that runs, animates or brings something from elsewhere. */
const ELEMENTS = new Set(
  `svg g defs title desc metadata path rect circle ellipse line polyline polygon text tspan clipPath mask
  linearGradient radialGradient stop symbol use style`.split(/\s+/),
);

const OUTSIDE = 'El SVG hace referencia a algo de fuera';

type Note = (fault: string) => void;

/** Why a drawing is no logo, in a sentence without its full stop; undefined when it only draws, and not too much. */
export function svgFault(text: string): string | undefined {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return 'El SVG lleva un DOCTYPE, que puede traer cosas de fuera';
  const parser = new SaxesParser({ xmlns: true });
  let fault: string | undefined;
  const note: Note = (found) => {
    fault ??= found;
  };
  const parts: Part[] = [];
  const open: Part[] = [];
  let styles = '';
  parser.on('error', () => note('El SVG está mal escrito'));
  parser.on('processinginstruction', () => note('El SVG lleva una instrucción de proceso'));
  parser.on('opentag', (tag) => {
    checkTag(tag, note);
    const part = partOf(tag);
    open.at(-1)?.inside.push(part);
    open.push(part);
    parts.push(part);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const onText = (inside: string) => {
    if (open.at(-1)?.name === 'style') styles += inside;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  try {
    parser.write(text).close();
  } catch {
    note('El SVG está mal escrito');
  }
  checkValue(styles, note);
  return fault ?? tooMuchToDraw(parts, styles);
}

/** Its own name would say nothing in the namespace of another language, or with a prefix that readers take for a part of it. */
function checkTag({ name, local, prefix, uri, attributes }: SaxesTagNS, note: Note): void {
  if (uri === '' && local === 'svg') note(`Al SVG le falta xmlns="${SVG}"`);
  if (uri !== SVG || prefix !== '' || !ELEMENTS.has(local)) note(`El SVG lleva <${name}>, que no se admite`);
  for (const { name: written, local: attribute, value } of Object.values(attributes)) {
    if (/^on/i.test(attribute)) note(`El SVG lleva un programa en «${written}»`);
    else if (written === 'xml:base') note(OUTSIDE);
    else if (/^(href|src)$/i.test(attribute) && !/^#[\w.-]+$/.test(value.trim())) note(OUTSIDE);
    else if (attribute !== 'xmlns' && !written.startsWith('xmlns:')) checkValue(value, note);
  }
}

function partOf({ local, attributes }: SaxesTagNS): Part {
  const written = Object.values(attributes);
  const attributeOf = (name: string) =>
    written.find(({ local: attribute }) => attribute === name)?.value ?? '';
  return {
    name: local,
    id: attributeOf('id'),
    classes: attributeOf('class').split(/\s+/),
    targets: written.flatMap(({ local: attribute, value }) =>
      attribute === 'href' ? [value.trim().slice(1)] : targetsIn(value),
    ),
    inside: [],
  };
}

/** A style may point at a gradient of the same drawing, and at nothing else. Escapes could hide where it points. */
function checkValue(value: string, note: Note): void {
  const outside =
    /@import|javascript:|expression\(|\\/i.test(value) ||
    /(?:image-set|image|element|cross-fade|src)\(/i.test(value) ||
    /url\(\s*["']?\s*(?!["']?#)[^\s]/i.test(value);
  if (outside) note(OUTSIDE);
}
