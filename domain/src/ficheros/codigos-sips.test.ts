import { describe, expect, it } from 'vitest';
import { significadoSips } from './codigos-sips.ts';

describe('a code of the SIPS sheet', () => {
  it.each([
    ['codigoTension', '05', '3×400 V'],
    ['codigoTension', '27', '20 kV'],
    ['tipoMedida', 5, 'Tipo 5: hasta 15 kW'],
    ['tipoMedida', '04', 'Tipo 4: más de 15 kW hasta 50 kW'],
    ['codigoPropiedadIcp', '1', 'Distribuidora'],
    ['codigoPropiedadEquipo', '2', 'Cliente'],
    ['codigoAutoconsumo', '00', 'Sin autoconsumo'],
    ['codigoAutoconsumo', '41', 'Con excedentes y compensación, individual'],
    ['codigoAutoconsumo', '0c', 'Baja del autoconsumo colectivo'],
    ['codigoAutoconsumo', '57', 'Con excedentes sin compensación, en red interior'],
    ['codigoFases', 'T', 'Trifásico'],
    ['codigoTipoContrato', '1', 'Anual'],
    ['codigoDh', 'A', 'Seis periodos (tarifas TD)'],
    ['codigoTipoSuministro', 'LC', 'Local comercial'],
    ['codigoContratable', 'S', 'Sí'],
  ])('%s %s is said in words', (campo, codigo, palabras) => {
    expect(significadoSips(campo, codigo)).toBe(palabras);
  });

  it('that is in no table, or of a field without one, is left as it came', () => {
    expect(significadoSips('codigoTension', '77')).toBeUndefined();
    expect(significadoSips('codigoPostal', '01')).toBeUndefined();
    expect(significadoSips('constructor', '01')).toBeUndefined();
    expect(significadoSips('codigoFases', 'constructor')).toBeUndefined();
  });
});
