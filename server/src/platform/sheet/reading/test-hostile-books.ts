import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

type Parts = Readonly<Record<string, string>>;

/** A compressed workbook whose only sheet holds the given XML; `parts` replace its own parts or are added. */
export function bookOf(sheetData: string, parts: Parts = {}): Promise<Buffer> {
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${RELATIONSHIPS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${sheetData}</worksheet>`,
    ...parts,
  });
}

function zipOf(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

function sharedStrings(text: string): Parts {
  return { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${text}</sst>` };
}

/** Rows whose first cell refers to the first shared text. */
function sharing(rows: number): string {
  const each = Array.from(
    { length: rows },
    (_, i) => `<row r="${i + 1}"><c r="A${i + 1}" t="s"><v>0</v></c></row>`,
  );
  return `<sheetData>${each.join('')}</sheetData>`;
}

const data = (rows: string) => `<sheetData>${rows}</sheetData>`;
const cellAt = (place: string) => data(`<row r="1"><c r="${place}"><v>1</v></c></row>`);
const MILLION = 1_000_000;

/**
 * The smallest files that would crash a reader or keep it busy for long, each with a part of the reason that
 * its sender is told.
 */
export const HOSTILE_BOOKS: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  ['a column that no sheet has', () => bookOf(cellAt('ZZZZZZ1')), 'La celda «ZZZZZZ1» no existe'],
  ['a column in small letters', () => bookOf(cellAt('xfd1')), 'La celda «xfd1» no existe'],
  ['the column after the last', () => bookOf(cellAt('XFE1')), 'La celda «XFE1» no existe'],
  ['the last cell of a sheet', () => bookOf(cellAt('XFD1048576')), 'La celda XFD1048576 está tan lejos'],
  [
    'the last column in the first row and the last row in the first column',
    () =>
      bookOf(
        data('<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
      ),
    'La celda A1048576 está tan lejos',
  ],
  [
    'the last column in a row that says that it is the last one',
    () => bookOf(data('<row r="1048576"><c r="XFD1"><v>1</v></c></row>')),
    'La celda XFD1 está tan lejos',
  ],
  [
    'a row that no sheet has',
    () => bookOf(data('<row r="999999999"><c><v>1</v></c></row>')),
    'La fila «999999999» no existe',
  ],
  ['a row without end', () => bookOf(data('<row r="Infinity"/>')), 'La fila «Infinity» no existe'],
  [
    'a far cell written with an entity of XML',
    () => bookOf(cellAt('&#90;ZZZZZ1')),
    'La celda «ZZZZZZ1» no existe',
  ],
  [
    'a far cell in a part with another name',
    () =>
      bookOf('', {
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="otra.xml"/></Relationships>`,
        'xl/otra.xml': `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row><x:c r="ZZZZZZ1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      }),
    'La celda «ZZZZZZ1» no existe',
  ],
  [
    'five million cells',
    () => bookOf(data(`<row>${'<c/>'.repeat(5 * MILLION)}</row>`)),
    'no existe en una hoja',
  ],
  [
    'a million elements one in another',
    () => bookOf(`${'<a>'.repeat(MILLION)}${'</a>'.repeat(MILLION)}`),
    'demasiados niveles',
  ],
  [
    'entities that grow',
    () =>
      bookOf('', {
        'xl/sharedStrings.xml': `<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><sst>&c;</sst>`,
      }),
    'no es como los que escribe Excel',
  ],
  [
    'a text of ten megabytes that every cell shares',
    () => bookOf(sharing(4_000), sharedStrings(`<si><t>${'x'.repeat(10 * MILLION)}</t></si>`)),
    'mucho más largo de lo que cabe en una celda',
  ],
  [
    'a text of thirty kilobytes that every cell shares',
    () => bookOf(sharing(4_000), sharedStrings(`<si><t>${'x'.repeat(30_000)}</t></si>`)),
    'más de 20 MB de texto',
  ],
  [
    'zeros that unpack to a hundred times as many',
    () => bookOf(`<!--${' '.repeat(70 * MILLION)}-->`),
    'Descomprimido pasa de 64 MB',
  ],
  [
    'thousands of files',
    () => zipOf(Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`xl/${i}.xml`, '<a/>']))),
    'lleva dentro 2001 ficheros',
  ],
  ['XML that does not end', () => bookOf('<sheetData><row>'), 'El libro está dañado'],
];

/** Excel's own workbooks have these features, which do no harm. */
export const HARMLESS_SHEETS: readonly (readonly [string, string])[] = [
  [
    'two hundred thousand merged cells',
    `${data('<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>b</t></is></c></row>')}<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(200_000)}</mergeCells>`,
  ],
  [
    'the dimension of a whole sheet',
    `<dimension ref="A1:XFD1048576"/>${data('<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>b</t></is></c></row>')}`,
  ],
  [
    'colour down to the last cell',
    data(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="XFD1" s="1"/></row><row r="2"><c r="A2" t="inlineStr"><is><t>b</t></is></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>',
    ),
  ],
];
