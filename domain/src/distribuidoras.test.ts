import { describe, expect, it } from 'vitest';
import { letrasControl, parseCups } from './cups.ts';
import { DISTRIBUIDORAS, destinatarioAtrDe, distribuidoraDe, RANGOS_ATR } from './distribuidoras.ts';

describe('distribuidoraDe', () => {
  it.each([
    ['0021', 'i-DE Redes Eléctricas Inteligentes', 'Iberdrola'],
    ['0022', 'UFD Distribución Electricidad', 'Naturgy'],
    ['0026', 'E-REDES (Hidrocantábrico Distribución)', 'EDP'],
    ['0031', 'e-distribución Redes Digitales', 'Endesa'],
    ['0224', 'Elèctrica de Jafre', undefined],
  ])('%s is %s', (prefijo, nombre, grupo) => {
    const fila = distribuidoraDe(prefijo);
    expect([fila?.nombre, fila?.grupo, fila?.confianza]).toEqual([nombre, grupo, 'A']);
  });

  it('says which rows the sources contradict', () => {
    const dudosas = DISTRIBUIDORAS.filter((fila) => fila.confianza === 'U');
    expect(dudosas.map((fila) => fila.prefijo)).toEqual(['0314', '0315']);
  });

  it('does not know every prefix, and leaves the CUPS valid', () => {
    const cups = parseCups('ES1234123456789012JY');
    expect(cups.ok && distribuidoraDe(cups.value.prefijo)).toBe(undefined);
    expect(cups.ok).toBe(true);
  });

  it('reads the table of the deployment when given one', () => {
    const tabla = [
      { prefijo: '9999', nombre: 'Eléctrica del Valle', confianza: 'B', fuente: 'cliente' },
    ] as const;
    expect(distribuidoraDe('9999', tabla)?.nombre).toBe('Eléctrica del Valle');
    expect(distribuidoraDe('0021', tabla)).toBe(undefined);
  });
});

describe('the table', () => {
  it('has four digits, a name and a source in every row, each prefix once and in order', () => {
    const prefijos = DISTRIBUIDORAS.map((fila) => fila.prefijo);
    expect(prefijos).toEqual([...new Set(prefijos)].sort());
    for (const fila of DISTRIBUIDORAS) {
      expect(fila.prefijo).toMatch(/^[0-9]{4}$/);
      expect(fila.nombre && fila.fuente).not.toBe('');
    }
  });

  it('knows every addressee of the ATR ranges', () => {
    for (const { destinatario } of RANGOS_ATR) expect(distribuidoraDe(destinatario)).toBeDefined();
  });
});

describe('destinatarioAtrDe', () => {
  it.each([
    ['0031105000000001', '0023'],
    ['0031305000000001', '0029'],
    ['0031355000000001', '0120'],
    ['0031505000000001', '0288'],
    ['0031605000000001', '0363'],
    ['0224000000000001', '0224'],
    ['0390000000000001', '0022'],
    ['0031445000000001', undefined],
    ['0021000000000001', undefined],
  ])('%s → %s', (digitos, destinatario) => {
    expect(destinatarioAtrDe(`ES${digitos}${letrasControl(digitos)}`)).toBe(destinatario);
  });

  it('reads the ranges of the deployment when given some', () => {
    expect(destinatarioAtrDe('ES1234123456789012JY', [{ rango: '12341', destinatario: '0021' }])).toBe(
      '0021',
    );
  });
});
