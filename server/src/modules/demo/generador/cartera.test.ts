import {
  diaDe,
  distribuidoraDe,
  parseCups,
  parseIban,
  parseNif,
  type Tarifa,
  tipoMedidaDe,
  type Zona,
} from '@vatio/domain';
import { describe, expect, test } from 'vitest';
import { generateClientes, generateComerciales } from './cartera.ts';

const HOY = diaDe(2026, 11, 20);
const clientes = generateClientes(HOY);
const comerciales = generateComerciales();
const puntos = clientes.flatMap((cliente) => cliente.puntos);

describe('identifiers', () => {
  test('every CUPS is valid, unlike any other, and of the distributor of its place', () => {
    for (const { cups, lugar } of puntos) {
      expect(parseCups(cups)).toMatchObject({ ok: true, value: { cups } });
      expect(cups.slice(2)).toMatch(new RegExp(`^${lugar.rangoCups}`));
      expect(distribuidoraDe(cups.slice(2, 6))?.nombre ?? lugar.distribuidora).toBeDefined();
    }
    expect(new Set(puntos.map(({ cups }) => cups)).size).toBe(puntos.length);
  });

  test('every NIF and IBAN is valid and unlike any other', () => {
    const personas = [...clientes, ...comerciales];
    for (const { nif } of personas) expect(parseNif(nif)).toMatchObject({ ok: true });
    for (const { iban } of clientes) expect(parseIban(iban)).toMatchObject({ ok: true });
    expect(new Set(personas.map(({ nif }) => nif)).size).toBe(personas.length);
    expect(new Set(personas.map(({ email }) => email)).size).toBe(personas.length);
    expect(new Set(clientes.map(({ iban }) => iban)).size).toBe(clientes.length);
  });

  test('a company has a CIF and a person has not', () => {
    for (const { tipo, nif } of clientes) {
      const leido = parseNif(nif);
      expect(leido.ok && leido.value.tipo === 'cif').toBe(tipo === 'empresa');
    }
  });
});

describe('the whole portfolio', () => {
  test('has some forty clients and some hundred and twenty supply points', () => {
    expect(clientes.length).toBeGreaterThanOrEqual(38);
    expect(puntos.length).toBeGreaterThanOrEqual(115);
  });

  test('has every tariff asked for and every zone', () => {
    const tarifas: Tarifa[] = ['2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE'];
    const zonas: Zona[] = ['peninsula', 'baleares', 'canarias', 'ceuta', 'melilla'];
    expect(new Set(puntos.map(({ tarifa }) => tarifa))).toEqual(new Set(tarifas));
    expect(new Set(puntos.map(({ zona }) => zona))).toEqual(new Set(zonas));
  });

  test('the team is a tree, leaders first', () => {
    const vistos = new Set<string>();
    for (const { clave, responsable } of comerciales) {
      if (responsable !== null) expect(vistos).toContain(responsable);
      vistos.add(clave);
    }
  });

  test('the same day gives the same portfolio', () => {
    expect(JSON.stringify(generateClientes(HOY)) === JSON.stringify(clientes)).toBe(true);
    expect(generateComerciales()).toEqual(comerciales);
  });
});

describe('contracted powers', () => {
  test('are lawful for their tariff', () => {
    for (const { tarifa, potenciasKw } of puntos) {
      if (tarifa === '2.0TD') {
        expect(potenciasKw).toHaveLength(2);
        expect(Math.max(...potenciasKw)).toBeLessThanOrEqual(15);
      } else {
        expect(potenciasKw).toHaveLength(6);
        expect(potenciasKw).toEqual(potenciasKw.toSorted((a, b) => a - b));
        if (tarifa.startsWith('3.0')) expect(potenciasKw[5]).toBeGreaterThan(15);
      }
      expect(Math.min(...potenciasKw)).toBeGreaterThan(0);
    }
  });

  test('decide the meter type, with every type present', () => {
    for (const { tipoMedida, potenciasKw } of puntos) expect(tipoMedida).toBe(tipoMedidaDe(potenciasKw));
    expect(new Set(puntos.map(({ tipoMedida }) => tipoMedida)).size).toBe(5);
  });

  test('are exceeded in a few supplies, never where a limiter trips', () => {
    const conExcesos = puntos.filter(({ consumos, potenciasKw }) =>
      consumos.some(({ maximetroKw }) => maximetroKw.some((kw, p) => kw > potenciasKw[p]!)),
    );
    expect(conExcesos.length / puntos.length).toBeGreaterThan(0.08);
    expect(conExcesos.length / puntos.length).toBeLessThan(0.35);
    expect(conExcesos.map(({ tarifa }) => tarifa)).not.toContain('2.0TD');
  });
});
