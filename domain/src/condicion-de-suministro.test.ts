import { expect, test } from 'vitest';
import { condicionDeSuministro } from './condicion-de-suministro.ts';

test.each([
  ['nothing is known', null, { conAutoconsumo: false }],
  ['a plain supply', { codigoContratable: 'S', codigoAutoconsumo: '00' }, { conAutoconsumo: false }],
  ['taken out of a shared facility', { codigoAutoconsumo: '0c' }, { conAutoconsumo: false }],
  [
    'with surplus',
    { codigoAutoconsumo: '41' },
    { conAutoconsumo: true, autoconsumo: 'código 41, con excedentes y compensación, individual' },
  ],
  [
    'with self-consumption of a code of no table',
    { codigoAutoconsumo: 'X9' },
    { conAutoconsumo: true, autoconsumo: 'código X9' },
  ],
  ['with an ICP', { codigoModoControlPotencia: '1' }, { conAutoconsumo: false, controlPotencia: 'icp' }],
  [
    'with a maximeter, in a number',
    { codigoModoControlPotencia: 2 },
    { conAutoconsumo: false, controlPotencia: 'maximetro' },
  ],
  ['with a control of no table', { codigoModoControlPotencia: '9' }, { conAutoconsumo: false }],
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
