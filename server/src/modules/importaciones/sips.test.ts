import { describe, expect, test } from 'vitest';
import { bancoDePrueba, cuentas } from './banco-de-prueba.ts';
import { consumosDe, cupsDePrueba, sipsPs } from './ficheros-de-prueba.ts';

const { importar, db } = await bancoDePrueba();

describe('humo', () => {
  test('par', async () => {
    const [a, b] = [cupsDePrueba(1), cupsDePrueba(2)];
    const r = await importar('admin', [
      'ps.csv',
      sipsPs([
        { cups: a },
        {
          cups: b,
          tarifa: '019',
          potencias: [30000, 35000, 35000, 35000, 35000, 60000],
          vivienda: 'N',
          cnae: '5610',
          tipoSuministro: 'LC',
          clasificacion: '03',
        },
      ]),
    ]);
    console.log(r, cuentas(r));
    const c = await importar('admin', ['c.csv', consumosDe(a) + consumosDe(b, 6)]);
    console.log(c, cuentas(c));
    console.log(await db.selectFrom('puntoSuministro').selectAll().execute());
    console.log(await db.selectFrom('consumo').selectAll().limit(2).execute());
  });
});
