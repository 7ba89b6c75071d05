import { expect, test } from 'vitest';
import { condicionDeSuministro } from './condicion-de-suministro.ts';

test.each([
  ['nothing is known', null, { conAutoconsumo: false }],
  ['a plain supply', { codigoContratable: 'S', codigoAutoconsumo: '00' }, { conAutoconsumo: false }],
  ['taken out of a shared facility', { codigoAutoconsumo: '0c' }, { conAutoconsumo: false }],
  ['with surplus', { codigoAutoconsumo: '41' }, { conAutoconsumo: true }],
])('a supply can be contracted: %s', (_, datos, condicion) => {
  expect(condicionDeSuministro(datos)).toEqual(condicion);
});

test.each(['N', 'n', '0'])(
  'a supply with «%s» says that it cannot be contracted, with the reason of the file',
  (codigoContratable) => {
    const { noContratable } = condicionDeSuministro({ codigoContratable, motivoNoContratable: '02' });
    expect(noContratable).toBe('La distribuidora dice que el suministro no es contratable (motivo 02)');
  },
);
