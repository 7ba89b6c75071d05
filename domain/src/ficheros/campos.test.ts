import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nombreLlano, splitFields } from './campos.ts';

describe('splitFields', () => {
  it.each<[string, string[] | undefined]>([
    ['a,b,,c', ['a', 'b', '', 'c']],
    ['0021,"I-DE REDES, S.A.U.",28000', ['0021', 'I-DE REDES, S.A.U.', '28000']],
    ['"dice ""hola""",b', ['dice "hola"', 'b']],
    ['"",a', ['', 'a']],
    ['a,"b"', ['a', 'b']],
    ['a,"b",', ['a', 'b', '']],
    ['calle "mayor",3', ['calle "mayor"', '3']],
    ['"sin cerrar,b', undefined],
    ['"cerrada"pero sigue,b', undefined],
  ])('cuts %j', (linea, campos) => {
    expect(splitFields(linea, ',')).toEqual(campos);
  });

  it('gives back any cells that were quoted', () => {
    const celda = fc.string().filter((texto) => !/[\r\n]/.test(texto));
    fc.assert(
      fc.property(fc.array(celda, { minLength: 1 }), (celdas) => {
        const linea = celdas.map((texto) => `"${texto.replaceAll('"', '""')}"`).join(';');
        expect(splitFields(linea, ';')).toEqual(celdas);
      }),
    );
  });
});

it('nombreLlano forgets accents, capitals and signs', () => {
  expect(nombreLlano(' Método_obtención ')).toBe('metodoobtencion');
  expect(nombreLlano('AE_AUTOCONS_kWh')).toBe('aeautoconskwh');
  expect(nombreLlano('REAL/ESTIMADO')).toBe('realestimado');
});
