import type { FilaComparativa } from '@vatio/contract';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Trozo = { readonly texto: string; readonly x: number; readonly y: number };

/** The pages of a PDF as pdf.js reads them, each piece of text with where it stands. */
export async function paginasDePdf(pdf: Buffer): Promise<Trozo[][]> {
  const documento = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const paginas: Trozo[][] = [];
  for (let i = 1; i <= documento.numPages; i++) {
    const { items } = await (await documento.getPage(i)).getTextContent();
    paginas.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ texto: item.str.replace(/\s+/g, ' ').trim(), x: item.transform[4], y: item.transform[5] }]
          : [],
      ),
    );
  }
  await documento.destroy();
  return paginas;
}

/** The lines of text of a PDF, each one its pieces from left to right. */
async function lineasDePdf(pdf: Buffer): Promise<string[][]> {
  return (await paginasDePdf(pdf)).flatMap((trozos) => {
    const lineas = new Map<number, Trozo[]>();
    for (const trozo of trozos) {
      const altura = Math.round(trozo.y);
      lineas.set(altura, [...(lineas.get(altura) ?? []), trozo]);
    }
    return [...lineas.values()].map((suyos) => suyos.toSorted((a, b) => a.x - b.x).map(({ texto }) => texto));
  });
}

type Fila = Pick<FilaComparativa, 'titulo' | 'periodo' | 'concepto' | 'actual' | 'oferta'>;

/** The rows of the comparison that say quantity, price and amount of both sides, as somebody with a calculator reads them. */
export async function filasDePdf(pdf: Buffer): Promise<Fila[]> {
  return (await lineasDePdf(pdf)).flatMap(([titulo = '', ...celdas]) => {
    const leido = /^(Potencia|Energía) P(\d)$/.exec(titulo);
    if (!leido) return [];
    const cifras = celdas.map(cifraDe);
    if (cifras.length !== 7 || cifras.some(Number.isNaN)) throw new Error(`No se lee ${titulo}: ${celdas}`);
    const lado = ([cantidad = 0, precio = 0, importeEur = 0]: number[]) => ({ cantidad, precio, importeEur });
    return [
      {
        titulo,
        concepto: leido[1] === 'Potencia' ? 'potencia' : 'energia',
        periodo: Number(leido[2]),
        actual: lado(cifras.slice(0, 3)),
        oferta: lado(cifras.slice(3, 6)),
      } as const,
    ];
  });
}

/** `1.234,50 €` */
function cifraDe(texto: string): number {
  return Number(
    texto
      .replace(/[€\s.+]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
}
