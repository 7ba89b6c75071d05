import type { FilaComparativa } from '@vatio/contract/endpoints';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Trozo = { readonly texto: string; readonly x: number; readonly y: number };

/** The pages of a PDF as pdf.js reads them, each piece of text with its position. */
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

/** The lines of a PDF's text, each as its pieces from left to right. */
export async function lineasDePdf(pdf: Buffer): Promise<string[][]> {
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

const CONCEPTOS: readonly (readonly [RegExp, FilaComparativa['concepto']])[] = [
  [/^Potencia P\d \(kW·año\)$/, 'potencia'],
  [/^Energía P\d \(kWh\)$/, 'energia'],
  [/^Excesos de potencia/, 'excesos'],
  [/^Energía reactiva/, 'reactiva'],
  [/^Descuentos/, 'descuentos'],
  [/^Excedentes/, 'compensacion'],
  [/^Financiación bono social/, 'bono-social'],
  [/^Impuesto eléctrico/, 'iee'],
  [/^Alquiler del contador/, 'alquiler'],
  [/^(IVA|IGIC|IPSI) /, 'impuesto'],
];

/**
 * The rows of the comparison that give quantity, price and amount of both sides, as somebody with a calculator
 * reads them.
 */
export async function filasDePdf(pdf: Buffer): Promise<Fila[]> {
  return filasDeLineas(await lineasDePdf(pdf));
}

export function filasDeLineas(lineas: readonly string[][]): Fila[] {
  return lineas.flatMap(([titulo = '', ...celdas]) => {
    const concepto = CONCEPTOS.find(([forma]) => forma.test(titulo))?.[1];
    if (concepto === undefined) return [];
    const cifras = celdas.map(cifraDe);
    if (cifras.length !== 7 || cifras.some(Number.isNaN)) throw new Error(`No se lee ${titulo}: ${celdas}`);
    const lado = ([cantidad = 0, precio = 0, importeEur = 0]: number[]) => ({ cantidad, precio, importeEur });
    const periodo = Number(/ P(\d) /.exec(titulo)?.[1]);
    return [
      {
        titulo,
        concepto,
        periodo: Number.isNaN(periodo) ? null : periodo,
        actual: lado(cifras.slice(0, 3)),
        oferta: lado(cifras.slice(3, 6)),
      },
    ];
  });
}

/** Reads `1.234,50 €`, `365 días`, and `5,113 %` as the factor 0.05113. */
function cifraDe(texto: string): number {
  if (texto === '–') return 0;
  const cifra = Number(
    texto
      .replace(/(€|%|días|kW|kVArh|MWh|kWh|ud|[\s.+])/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
  return texto.endsWith('%') ? cifra / 100 : cifra;
}

/** All that a PDF says: its text, and what its metadata and tags add. */
export async function textoEntero(pdf: Buffer): Promise<string> {
  const documento = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { info, metadata } = await documento.getMetadata();
  await documento.destroy();
  const texto = (await paginasDePdf(pdf)).flat().map(({ texto }) => texto);
  return [...texto, JSON.stringify(info), metadata?.getRaw() ?? ''].join('\n');
}
