import { describe, expect, it } from 'vitest';
import { contenidoDeColumna } from './contenido.ts';
import { SINONIMOS } from './sinonimos.ts';
import { isTitulo, nombresDeTitulo } from './titulos.ts';

describe('a title of a column', () => {
  it.each([
    ['nombre', 'Razón Social / Nombre'],
    ['nombre', 'RAÓ SOCIAL'],
    ['nombre', 'Izen-abizenak'],
    ['nif', 'C.I.F./N.I.F.'],
    ['nif', 'DNI o CIF'],
    ['telefono', 'Tfno.'],
    ['telefono', 'Móvil'],
    ['telefono', 'Teléfono 2'],
    ['telefono', 'Telèfon (fix)'],
    ['email', 'E-mail'],
    ['iban', 'Cta. bancaria'],
    ['comercial', 'Agente'],
    ['alta', 'F. Alta'],
    ['nota', 'OBSERVACIÓNS'],
    ['codigoPostal', 'C.P.'],
    ['cups', 'CUPS 22'],
    ['cups', 'Punto de suministro'],
    ['municipio', 'Concello'],
    ['fin', 'Fecha fin de contrato'],
  ] as const)('names %s as «%s»', (campo, titulo) => {
    expect(isTitulo(titulo, SINONIMOS[campo])).toBe(true);
  });

  it('has the whole of it as its surest name, and no name where it has no letter', () => {
    expect(nombresDeTitulo('NIF / CIF (titular)')).toEqual(['nifciftitular', 'nifcif', 'nif', 'cif']);
    expect(nombresDeTitulo(' -- ')).toEqual([]);
  });

  it('is no synonym of two fields', () => {
    const todos = Object.values(SINONIMOS).flatMap((nombres) => [
      ...new Set(nombres.map((n) => nombresDeTitulo(n)[0])),
    ]);
    expect(todos.filter((nombre, i) => todos.indexOf(nombre) !== i)).toEqual([]);
  });
});

describe('the content of a column', () => {
  it.each([
    ['cups', ['ES0021770000000000ZX', 'ES0021770000000001ZB', 'no lo sé']],
    ['nif', ['B-46.000.014', '20000003P', '']],
    ['iban', ['ES40 2100 0418 4700 0000 1001']],
    ['email', ['ana@casa.example', 'luz@casa.example']],
    ['telefono', ['96 123 45 00', '+34 600100001', '0034961234003']],
    ['fecha', ['03/02/2019', '3-2-19']],
    [undefined, ['azul', 'verde', 'B46000014']],
    [undefined, ['1', '2', '3']],
    [undefined, []],
  ] as const)('is %s when most of its cells are', (clase, celdas) => {
    expect(contenidoDeColumna(celdas)).toBe(clase);
  });
});
