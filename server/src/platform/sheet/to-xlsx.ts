import { Readable } from 'node:stream';
import { ZipOutput } from '../zip-output.ts';
import type { CellValue, SheetColumn } from './column.ts';
import { inWorkbook, looksLikeFormula } from './formula.ts';

/** A sheet has this many rows at most, the one of the titles included. */
export const ROWS_PER_SHEET = 1_048_576;

const CABECERA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const HOJA = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELACIONES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006';
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indices of the cell formats of `xl/styles.xml`. */
const [DE_TITULO, DE_FECHA, DE_TEXTO_LITERAL] = [1, 2, 3];

/** The fixed parts of the package beside the sheet. */
const piezas = ({
  titulo,
  marca,
}: Pick<Libro<never>, 'titulo' | 'marca'>): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PAQUETE}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TIPO}.worksheet+xml"/>
    <Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
  </Types>`,
  '_rels/.rels': `<Relationships xmlns="${PAQUETE}/relationships">
    <Relationship Id="rId1" Type="${RELACIONES}/officeDocument" Target="xl/workbook.xml"/>
    <Relationship Id="rId2" Type="${PAQUETE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>
  </Relationships>`,
  'docProps/core.xml': `<cp:coreProperties xmlns:cp="${PAQUETE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:title>${escapeXml(titulo)}</dc:title><dc:creator>${escapeXml(marca)}</dc:creator>
  </cp:coreProperties>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PAQUETE}/relationships">
    <Relationship Id="rId1" Type="${RELACIONES}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${RELACIONES}/styles" Target="styles.xml"/>
  </Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${HOJA}" xmlns:r="${RELACIONES}">
    <sheets><sheet name="${escapeXml(titulo.replace(VEDADOS, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets>
  </workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${HOJA}">
    <fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
    <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
    <borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
    <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
    <cellXfs count="4">
      <xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
      <xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
      <xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
      <xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>
    </cellXfs>
  </styleSheet>`,
});

type Libro<Fila> = {
  readonly titulo: string;
  /** Its brand stands in the properties and at the head of each printed page: the cells hold the titles and rows alone. */
  readonly marca: string;
  readonly columnas: readonly SheetColumn<Fila>[];
};

/** Writes a workbook of one sheet while its rows come; only the chunk under way is in memory. */
export function toXlsx<Fila>(hoja: Libro<Fila>, lotes: AsyncIterable<readonly Fila[]>): Readable {
  const libro = new ZipOutput();
  for (const [nombre, xml] of Object.entries(piezas(hoja)))
    libro.addBuffer(Buffer.from(CABECERA + xml), nombre);
  const openSheet = async () => Readable.from(writeSheet(hoja, lotes), { objectMode: false });
  libro.addStream('xl/worksheets/sheet1.xml', openSheet, { compressionLevel: 1 });
  return libro.end();
}

async function* writeSheet<Fila>(
  { titulo, marca, columnas }: Libro<Fila>,
  lotes: AsyncIterable<readonly Fila[]>,
): AsyncGenerator<string> {
  yield `${CABECERA}<worksheet xmlns="${HOJA}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  const letras = columnas.map((_, i) => letrasDe(i));
  const writeRow = (numero: number, celdas: readonly CellValue[], estilo = 0) =>
    `<row r="${numero}">${celdas.map((celda, i) => write(celda, `r="${letras[i]}${numero}"`, estilo)).join('')}</row>`;
  let numero = 1;
  yield writeRow(
    numero,
    columnas.map((columna) => columna.titulo),
    DE_TITULO,
  );
  for await (const filas of lotes) {
    const escritas = filas.map((fila) =>
      writeRow(
        ++numero,
        columnas.map(({ celda }) => celda(fila)),
      ),
    );
    yield escritas.join('');
  }
  yield `</sheetData><headerFooter><oddHeader>&amp;L${inHeader(marca)}&amp;R${inHeader(titulo)}</oddHeader></headerFooter></worksheet>`;
}

/** A…Z, AA… */
function letrasDe(columna: number): string {
  const letra = String.fromCharCode(65 + (columna % 26));
  return columna < 26 ? letra : letrasDe(Math.floor(columna / 26) - 1) + letra;
}

function write(celda: CellValue, lugar: string, estilo: number): string {
  if (celda === null) return '';
  if (typeof celda === 'number') return `<c ${lugar}><v>${celda}</v></c>`;
  if (typeof celda === 'object')
    return `<c ${lugar} s="${DE_FECHA}"><v>${numeroDeSerie(celda.fecha)}</v></c>`;
  // The mark keeps the text from becoming a formula when somebody edits the cell and leaves it.
  const estiloDeCelda = looksLikeFormula(celda) ? DE_TEXTO_LITERAL : estilo;
  return `<c ${lugar} t="inlineStr" s="${estiloDeCelda}"><is><t xml:space="preserve">${escapeXml(inWorkbook(celda))}</t></is></c>`;
}

/** In the head of a page `&` begins an order, and two of them are one; at most 255 characters in all fit. */
function inHeader(texto: string): string {
  return escapeXml(texto.slice(0, 100).replaceAll('&', '&&'));
}

function escapeXml(texto: string): string {
  return texto.replace(INDECIBLES, '').replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? '');
}

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML cannot contain control characters nor halves of a surrogate pair. */
const INDECIBLES = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The name of a sheet may not contain these characters. */
const VEDADOS = /[\\/?*[\]:]/g;

/** Spreadsheets count the days from the one before 1900, with a leap day that 1900 did not have. */
function numeroDeSerie(fecha: string): number {
  return Date.parse(fecha) / 86_400_000 + 25_569;
}
