import { describe, expect, test } from 'vitest';
import {
  checkRequisitosDeFirma,
  DESDE_RD_88_2026,
  faltaParaFirmar,
  type HechosDeFirma,
  REQUISITOS_DE_FIRMA,
} from './requisitos-de-firma.ts';

const NADA: HechosDeFirma = {
  fechaFirma: '2026-07-01',
  fechaAvalada: false,
  ofrecido: null,
  persona: true,
  tarifa: '2.0TD',
  exigeEmpresas: true,
  identidad: null,
  poder: null,
  factura: null,
  renuncia: null,
  firmante: null,
  contacto: null,
  ficha: null,
  bonoSocial: null,
};

const TODO: HechosDeFirma = {
  ...NADA,
  identidad: '2026-06-20',
  factura: '2026-05-01',
  firmante: { calidad: 'titular' },
  contacto: { origen: 'lo-pidio', porTelefono: false, grabacion: false },
  ficha: { entregada: '2026-06-30', vigente: true },
  bonoSocial: false,
};

const EMPRESA: HechosDeFirma = { ...TODO, persona: false, tarifa: '3.0TD', contacto: null, bonoSocial: null };

/** Each requirement with its state, or with the reason where it has one. */
function judged(hechos: HechosDeFirma): Record<string, string> {
  return Object.fromEntries(
    checkRequisitosDeFirma(hechos).map((juzgado) => [
      juzgado.requisito,
      'motivo' in juzgado ? juzgado.motivo : juzgado.estado,
    ]),
  );
}

describe('the requirements of a signature', () => {
  test('name all that is missing of a person without any fact, and nothing once each is there', () => {
    expect(judged(NADA)).toEqual({
      contacto: 'sin-contacto',
      identidad: 'sin-identidad',
      firmante: 'sin-firmante',
      factura: 'sin-factura',
      ficha: 'sin-ficha',
      'bono-social': 'sin-bono-social',
    });
    expect(faltaParaFirmar(checkRequisitosDeFirma(NADA))).toBe(
      'Antes de firmar falta: cómo se llegó a hablar con el cliente; el documento de identidad del titular; ' +
        'quién firma y en calidad de qué; la última factura del suministro; entregar la ficha informativa; ' +
        'si el titular tiene bono social',
    );
    expect(judged(TODO)).toEqual(
      Object.fromEntries(REQUISITOS_DE_FIRMA.map((requisito) => [requisito, 'cumple'])),
    );
    expect(faltaParaFirmar(checkRequisitosDeFirma(TODO))).toBeUndefined();
  });

  test('ask for nothing of a contract signed before they took effect', () => {
    const antes = { ...NADA, fechaFirma: '2026-06-11', fechaAvalada: true };
    expect(new Set(Object.values(judged(antes)))).toEqual(new Set(['antes-de-la-norma']));
    expect(judged({ ...antes, ofrecido: '2026-06-01' }).ficha).toBe('antes-de-la-norma');
    expect(judged({ ...NADA, fechaFirma: DESDE_RD_88_2026 }).ficha).toBe('sin-ficha');
  });

  test('are not escaped by a day that nobody answers for, nor by one before the offer itself', () => {
    const antes = { ...NADA, fechaFirma: '2026-06-11' };
    expect(judged(antes)).toEqual(judged(NADA));
    expect(judged({ ...antes, fechaAvalada: true, ofrecido: DESDE_RD_88_2026 })).toEqual(judged(NADA));
    const despues = { ...TODO, fechaFirma: '2026-06-11' };
    expect(judged(despues)).toMatchObject({ identidad: 'identidad-posterior', ficha: 'ficha-posterior' });
  });

  test.each<[string, Partial<HechosDeFirma>, string, string]>([
    [
      'a call that nobody asked for',
      { contacto: { origen: 'llamada-no-pedida', porTelefono: true, grabacion: true } },
      'contacto',
      'llamada-no-pedida',
    ],
    [
      'a call without its recording',
      { contacto: { origen: 'llamo-el-cliente', porTelefono: true, grabacion: false } },
      'contacto',
      'sin-grabacion',
    ],
    [
      'a recorded call that the client made',
      { contacto: { origen: 'llamo-el-cliente', porTelefono: true, grabacion: true } },
      'contacto',
      'cumple',
    ],
    ['an identity of 30 days ago', { identidad: '2026-06-01' }, 'identidad', 'cumple'],
    ['an identity of 31 days ago', { identidad: '2026-05-31' }, 'identidad', 'identidad-antigua'],
    ['an identity of the very day', { identidad: '2026-07-01' }, 'identidad', 'cumple'],
    [
      'an identity that came after the signature',
      { identidad: '2026-07-02' },
      'identidad',
      'identidad-posterior',
    ],
    ['a bill of the very day', { factura: '2026-07-01' }, 'factura', 'cumple'],
    ['a bill that came after the signature', { factura: '2026-07-02' }, 'factura', 'factura-posterior'],
    [
      'a waiver that came after the signature',
      { bonoSocial: true, renuncia: '2026-07-02' },
      'bono-social',
      'renuncia-posterior',
    ],
    ['an attorney without powers', { firmante: { calidad: 'apoderado' } }, 'firmante', 'sin-poder'],
    [
      'an attorney with powers',
      { firmante: { calidad: 'apoderado' }, poder: '2020-01-01' },
      'firmante',
      'cumple',
    ],
    [
      'an attorney whose powers came after the signature',
      { firmante: { calidad: 'apoderado' }, poder: '2026-07-02' },
      'firmante',
      'poder-posterior',
    ],
    [
      'a sheet of other terms',
      { ficha: { entregada: '2026-06-30', vigente: false } },
      'ficha',
      'ficha-cambiada',
    ],
    [
      'a sheet handed over after the signature',
      { ficha: { entregada: '2026-07-02', vigente: true } },
      'ficha',
      'ficha-posterior',
    ],
    ['a bono social without waiver', { bonoSocial: true }, 'bono-social', 'sin-renuncia'],
    ['a bono social with its waiver', { bonoSocial: true, renuncia: '2026-06-25' }, 'bono-social', 'cumple'],
    [
      'a business of a person in another tariff',
      { tarifa: '3.0TD', bonoSocial: null },
      'bono-social',
      'solo-viviendas',
    ],
  ])('judge %s', (_, cambio, requisito, estado) => {
    expect(judged({ ...TODO, ...cambio })[requisito]).toBe(estado);
  });

  test('ask a company for its signer and the sheet by law, and for papers only while the house wants them', () => {
    const sinPapeles = {
      ...EMPRESA,
      identidad: null,
      factura: null,
      firmante: { calidad: 'apoderado' },
    } as const;
    expect(judged(sinPapeles)).toMatchObject({
      contacto: 'solo-personas',
      identidad: 'sin-identidad',
      firmante: 'sin-poder',
      factura: 'sin-factura',
      'bono-social': 'solo-personas',
    });
    expect(judged({ ...sinPapeles, exigeEmpresas: false })).toMatchObject({
      identidad: 'no-la-pide-la-casa',
      firmante: 'cumple',
      factura: 'no-la-pide-la-casa',
    });
    expect(judged({ ...EMPRESA, exigeEmpresas: false, ficha: null, firmante: null })).toMatchObject({
      firmante: 'sin-firmante',
      ficha: 'sin-ficha',
    });
    expect(judged(EMPRESA).firmante).toBe('firma-la-empresa');
    expect(checkRequisitosDeFirma(EMPRESA).filter(({ porLey }) => porLey)).toHaveLength(2);
    // What the law asks of a person is asked of them whatever the house wants.
    expect(judged({ ...NADA, exigeEmpresas: false })).toEqual(judged(NADA));
  });
});
