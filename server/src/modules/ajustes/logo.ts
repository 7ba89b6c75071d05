import { crc32, inflateSync } from 'node:zlib';
import { svgFault } from './svg-fault.ts';

type LogoType = 'image/svg+xml' | 'image/png';
export type LogoCheck =
  | { readonly ok: true; readonly type: LogoType }
  | { readonly ok: false; readonly reason: string };

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** A bigger picture would take seconds to draw on each page. */
const MOST_PIXELS = 2000;

/** The type of a logo by its content, because its name is only what somebody wrote. */
export function checkLogo(content: Buffer): LogoCheck {
  if (content.subarray(0, PNG.length).equals(PNG)) return checkPng(content);
  const text = content.toString('utf8');
  if (/^\uFEFF?\s*</.test(text) && /<svg[\s>]/i.test(text)) {
    const fault = svgFault(text);
    return fault === undefined ? { ok: true, type: 'image/svg+xml' } : refused(fault);
  }
  return refused('No es un PNG ni un SVG');
}

/** A whole PNG whose pixels can be unpacked (ISO 15948): what draws documents would fail with any other. */
function checkPng(content: Buffer): LogoCheck {
  if (content.length < 33 || content.toString('latin1', 12, 16) !== 'IHDR')
    return refused('El PNG está incompleto');
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  if (width === 0 || height === 0) return refused('El PNG no tiene ninguna imagen');
  if (width > MOST_PIXELS || height > MOST_PIXELS) {
    return refused(`La imagen mide ${width} × ${height} píxeles, y caben ${MOST_PIXELS} por lado`);
  }
  const chunks = chunksOf(content);
  if (chunks?.at(-1)?.type !== 'IEND') return refused('El PNG está incompleto');
  if (chunks.some(({ intact }) => !intact)) return refused('El PNG está dañado');
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  return holdsPixels(packed, content) ? { ok: true, type: 'image/png' } : refused('El PNG está dañado');
}

type Chunk = { readonly type: string; readonly data: Buffer; readonly intact: boolean };

/** Length, type, data and checksum, one after another (§5.3); undefined when the file ends inside one. */
function chunksOf(content: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = PNG.length; at < content.length && chunks.at(-1)?.type !== 'IEND'; ) {
    if (at + 12 > content.length) return undefined;
    const end = at + 8 + content.readUInt32BE(at);
    if (end + 4 > content.length) return undefined;
    const intact = crc32(content.subarray(at + 4, end)) === content.readUInt32BE(end);
    chunks.push({
      type: content.toString('latin1', at + 4, at + 8),
      data: content.subarray(at + 8, end),
      intact,
    });
    at = end + 4;
  }
  return chunks;
}

/** Samples of a pixel by colour type (§11.2.2). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Each line has a byte for its filter before its pixels; an interlaced picture has some more of them. */
function holdsPixels(packed: Buffer, content: Buffer): boolean {
  const samples = SAMPLES[content.readUInt8(25)];
  if (samples === undefined) return false;
  const [width, height, bits] = [content.readUInt32BE(16), content.readUInt32BE(20), content.readUInt8(24)];
  const bytes = height * (1 + Math.ceil((width * samples * bits) / 8));
  try {
    return inflateSync(packed, { maxOutputLength: 2 * bytes + 1024 }).length >= bytes;
  } catch {
    return false;
  }
}

function refused(reason: string): LogoCheck {
  return { ok: false, reason };
}
