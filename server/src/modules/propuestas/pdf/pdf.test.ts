import type { propuestas } from '@vatio/contract/endpoints';
import { cantidadEscrita, enEuros } from '@vatio/domain';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixedPercent, shortDay, signedEuros, wholeNumber } from '../../../platform/pdf/format.ts';
import { objectsIn } from '../../../platform/pdf/test-objects.ts';
import { testApp } from '../../../platform/test-app.ts';
import { CUPS } from '../../analisis/test-negocio.ts';
import { casaDePrueba } from '../test-propuesta.ts';
import { printPunto } from './test-print.ts';

const harness = await testApp();
const casa = await casaDePrueba(harness);

let propuesta: propuestas.Propuesta;
let bytes: Buffer;
let texto: string;

async function read(pdf: Buffer) {
  const documento = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const paginas: string[] = [];
  for (let i = 1; i <= documento.numPages; i++) {
    const { items } = await (await documento.getPage(i)).getTextContent();
    paginas.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { documento, paginas };
}

async function request(id: string): Promise<Buffer> {
  return (await casa.call('GET', `/v1/propuestas/${id}/pdf`)).answer.rawPayload;
}

beforeAll(async () => {
  const conPotencia = { idProducto: casa.fijo, potenciaEstudio: [25, 25, 25, 25, 25, 40] };
  const ids = [await casa.analisis(), await casa.analisis(CUPS.segundo, conPotencia)];
  propuesta = await casa.enviada(ids);
  bytes = await request(propuesta.id);
  texto = (await read(bytes)).paginas.join(' ').replace(/\s+/g, ' ');
});

/** The text as it is read in the document, where any run of blanks is one blank. */
const llano = (trozo: string) => trozo.replace(/\s+/g, ' ');

describe('the PDF', () => {
  test('says every figure of the study: each total, each saving, each price', () => {
    const { actualAnualEur, ofertaAnualEur, ahorroAnualEur, ahorroPct } = propuesta;
    const esperados = [
      ...[actualAnualEur, ofertaAnualEur, ahorroAnualEur].map(enEuros),
      fixedPercent(ahorroPct),
    ];
    for (const punto of propuesta.puntos) {
      const { resumen, comparativa, meses } = punto;
      esperados.push(punto.cups, punto.producto, wholeNumber(resumen.consumoAnualKwh), shortDay(punto.fecha));
      esperados.push(
        enEuros(resumen.actualAnualEur),
        enEuros(resumen.ofertaAnualEur),
        enEuros(resumen.ahorroAnualEur),
      );
      for (const { titulo, unidad, actual, oferta, diferenciaEur } of comparativa) {
        esperados.push(titulo, signedEuros(diferenciaEur ?? Number.NaN));
        for (const lado of [actual, oferta]) {
          esperados.push(enEuros(lado.importeEur ?? Number.NaN));
          // The price has the decimals of its column; another test reads that it multiplies.
          if (lado.cantidad !== null && unidad !== null)
            esperados.push(cantidadEscrita({ cantidad: lado.cantidad, unidad }));
        }
      }
      for (const { kwh, actualEur, ofertaEur } of meses) {
        esperados.push(wholeNumber(kwh), enEuros(actualEur), enEuros(ofertaEur));
      }
    }
    expect(esperados.filter((esperado) => !texto.includes(llano(esperado)))).toEqual([]);
  });

  test('says whom it is for, until when, the method, and nothing internal', () => {
    for (const trozo of [
      'Panadería Ñandú',
      `${propuesta.codigo}, versión 1`,
      shortDay(propuesta.validaHasta ?? ''),
      'Método y supuestos',
      'Cambio de potencia que proponemos',
      'Qué incluye y qué no',
      'Duración, permanencia y condiciones',
      'Página 1 de',
    ]) {
      expect(texto).toContain(trozo);
    }
    // The last day counts as one on which it can be accepted.
    expect(texto).toContain(`acéptala ahí hasta el ${shortDay(propuesta.validaHasta ?? '')}`);
    // «Renovable» describes the energy; the contract is extended unless somebody ends it.
    expect(texto).toContain('Duración de 12 meses. Se prorroga por años si nadie avisa de lo contrario');
    expect(texto).toContain('La energía es de origen 100 % renovable');
    expect(texto).not.toMatch(/comisi[oó]n|fee|BORRADOR/i);
    const { comisionEur } = propuesta;
    expect(texto).not.toContain(enEuros(comisionEur ?? 0));
  });

  test('is tagged, titled and in Spanish, with its fonts inside', async () => {
    const { documento } = await read(bytes);
    const { info } = await documento.getMetadata();
    expect(info).toMatchObject({
      Title: `Propuesta ${propuesta.codigo} v1 para Panadería Ñandú`,
      Language: 'es-ES',
    });
    expect((await documento.getMarkInfo())?.Marked).toBe(true);
    const arbol = JSON.stringify(await (await documento.getPage(2)).getStructTree());
    for (const papel of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(arbol).toContain(`"role":"${papel}"`);
    expect(objectsIn(bytes)).toContain('/FontFile2');
  });

  test('of ten supplies weighs less than 200 kB, with all its tags', async () => {
    const [punto] = propuesta.puntos;
    const puntos = Array.from({ length: 10 }, () => punto!);
    const pdf = await printPunto(punto!, { ofertas: [{ resumen: propuesta, puntos }] });
    expect(pdf.length).toBeLessThan(200_000);
    const { documento } = await read(pdf);
    expect(documento.numPages).toBeGreaterThan(20);
    const arbol = JSON.stringify(await (await documento.getPage(12)).getStructTree());
    for (const papel of ['Table', 'TR', 'TD']) expect(arbol).toContain(`"role":"${papel}"`);
  });

  test('has the same bytes each time; a draft’s say that it is one', async () => {
    const borrador = await casa.borrador();
    const [primero, segundo] = [await request(borrador.id), await request(borrador.id)];
    expect(primero.equals(segundo)).toBe(true);
    expect((await read(primero)).paginas[0]).toContain('BORRADOR');
    expect((await request(propuesta.id)).equals(bytes)).toBe(true);
  });
});
