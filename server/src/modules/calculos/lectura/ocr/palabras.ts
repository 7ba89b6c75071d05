import type { Palabra } from '@vatio/domain';
import type { OcrWord } from './tesseract.ts';
import type { TurnedPage } from './turned-page.ts';

/** Capitals and figures, which most words of a bill have, are so much of the size of their letters. */
const OF_SIZE = 0.72;
/** The middle of the figures stands so much above their line, as a share of the size. */
const MIDDLE = 0.28;

type Place = {
  readonly pagina: number;
  /** Points of the page for each pixel. */
  readonly scale: number;
};

/** The words of a page as the reader of bills takes them: each at the height of its line, whatever its letters. */
export function palabrasOf(
  words: readonly OcrWord[],
  { placeBefore }: Pick<TurnedPage, 'placeBefore'>,
  { pagina, scale }: Place,
): Palabra[] {
  const lines = new Map<string, OcrWord[]>();
  for (const word of words) lines.set(word.linea, [...(lines.get(word.linea) ?? []), word]);
  return [...lines.values()].flatMap((line) => {
    const alto = median(line.map((word) => word.alto)) / OF_SIZE;
    const base = median(line.map((word) => word.y + word.alto));
    return line.map(({ texto, x, y, ancho, alto: altura }) => {
      const corners = [placeBefore(x, y), placeBefore(x + ancho, y + altura)];
      const [xs, ys] = [corners.map(([cx]) => cx * scale), corners.map(([, cy]) => cy * scale)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return {
        texto,
        pagina,
        caja: [left, top, Math.max(...xs) - left, Math.max(...ys) - top],
        desde: x * scale,
        hasta: (x + ancho) * scale,
        centro: (base - MIDDLE * alto) * scale,
        alto: alto * scale,
      };
    });
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
