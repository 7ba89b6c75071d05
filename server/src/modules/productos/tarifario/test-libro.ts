import { crc32 } from 'node:zlib';

type Valor = string | number | Date | null;

type Filas = readonly (readonly Valor[])[];

/** An XLSX with one sheet, as small as they get: its parts stand in a zip without compression. */
export function libroXlsx(filas: Filas): Buffer {
  return libroDeHojas({ Precios: filas });
}

/** An XLSX with some sheets, by their names. */
export function libroDeHojas(porNombre: Readonly<Record<string, Filas>>): Buffer {
  const hojas = Object.entries(porNombre).map(([nombre, filas], i) => ({ nombre, filas, n: i + 1 }));
  const relaciones = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const paquete = 'http://schemas.openxmlformats.org/package/2006';
  const hoja = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zip({
    '[Content_Types].xml': `<Types xmlns="${paquete}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${paquete}/relationships"><Relationship Id="rId1" Type="${relaciones}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${hoja}" xmlns:r="${relaciones}"><sheets>${hojas.map(({ nombre, n }) => `<sheet name="${nombre}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${paquete}/relationships">${hojas.map(({ n }) => `<Relationship Id="rId${n}" Type="${relaciones}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rIdE" Type="${relaciones}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${hoja}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      hojas.map(({ n, filas }) => [
        `xl/worksheets/sheet${n}.xml`,
        `<worksheet xmlns="${hoja}"><sheetData>${filas.map(filaXml).join('')}</sheetData></worksheet>`,
      ]),
    ),
  });
}

function filaXml(celdas: readonly Valor[], i: number): string {
  const xml = celdas.map((valor, j) => {
    const lugar = `r="${columna(j)}${i + 1}"`;
    if (valor === null) return '';
    // A date is the days since 30 December 1899, in a number format of dates.
    if (valor instanceof Date) return `<c ${lugar} s="1"><v>${valor.getTime() / 86_400_000 + 25_569}</v></c>`;
    if (typeof valor === 'number') return `<c ${lugar}><v>${valor}</v></c>`;
    return `<c ${lugar} t="inlineStr"><is><t>${valor}</t></is></c>`;
  });
  return `<row r="${i + 1}">${xml.join('')}</row>`;
}

/** The letters of a column: A…Z, AA… */
function columna(j: number): string {
  const letra = String.fromCharCode(65 + (j % 26));
  return j < 26 ? letra : columna(Math.floor(j / 26) - 1) + letra;
}

function zip(partes: Readonly<Record<string, string>>): Buffer {
  const locales: Buffer[] = [];
  const directorio: Buffer[] = [];
  let posicion = 0;
  for (const [nombre, texto] of Object.entries(partes)) {
    const [camino, datos] = [Buffer.from(nombre), Buffer.from(texto)];
    // Version, flags, method 0, time, date, checksum, both sizes, and the lengths of name and extra field.
    const comun = Buffer.alloc(26);
    comun.writeUInt16LE(20, 0);
    comun.writeUInt32LE(crc32(datos), 10);
    comun.writeUInt32LE(datos.length, 14);
    comun.writeUInt32LE(datos.length, 18);
    comun.writeUInt16LE(camino.length, 22);
    const entrada = Buffer.alloc(14);
    entrada.writeUInt32LE(posicion, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), comun, camino, datos]);
    locales.push(local);
    directorio.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), comun, entrada, camino]));
    posicion += local.length;
  }
  const indice = Buffer.concat(directorio);
  const fin = Buffer.alloc(22);
  fin.write('PK\x05\x06');
  fin.writeUInt16LE(directorio.length, 8);
  fin.writeUInt16LE(directorio.length, 10);
  fin.writeUInt32LE(indice.length, 12);
  fin.writeUInt32LE(posicion, 16);
  return Buffer.concat([...locales, indice, fin]);
}
