import { expect, test } from 'vitest';
import { lineasDePdf } from '../server/src/modules/propuestas/pdf/test-lectura.ts';
import { bytesOf, callApi, type Filas } from './sale.ts';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();

const DE_GAS = 'ES0217010143209335YG';

type Suministro = { readonly cups: string; readonly cliente: { readonly id: string } | null };

const PRODUCTO = {
  comercializadora: 'Cierzo Kilovatio',
  nombre: 'Gas de prueba 12',
  tarifa: 'RL.2',
  tipo: 'gas',
  zonas: [],
  duracionMeses: 12,
  permanencia: false,
  renovable: false,
  peajesIncluidos: true,
  version: {
    desde: '2025-01-01',
    hasta: null,
    potenciaEurKwAnio: [],
    energiaEurKwh: null,
    terminos: null,
    mediasMercadoEurKwh: null,
    fijoEurMes: 4,
    variableEurKwh: 0.04,
    feeEnergiaEurMwh: { minimo: 0, maximo: 20 },
    feePotenciaEurKwAnio: { minimo: 0, maximo: 0 },
    potenciaKw: null,
    consumoAnualMwh: null,
  },
};

test('gas is studied beside the electricity of its client, and both go in one proposal whose PDF has the two', async () => {
  const { context, page, errors } = await signedIn(vatio, 'admin', {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`${vatio.url}/inicio`);
  const { rows } = await callApi<Filas<Suministro>>(
    page,
    'GET',
    '/puntos-suministro?contrato=sin&tarifa=2.0TD&limit=50',
  );
  const luz = rows.find(({ cliente }) => cliente !== null);
  if (!luz?.cliente) throw new Error('The demonstration has no home with a client');
  await callApi(page, 'POST', '/productos', PRODUCTO);
  await callApi(page, 'POST', '/puntos-suministro', {
    cups: DE_GAS,
    clienteId: luz.cliente.id,
    tarifa: 'RL.2',
    potenciasKw: [],
  });

  // A year of kWh is written on its sheet, which says nothing of powers.
  await page.goto(`${vatio.url}/cups/${DE_GAS}`);
  await page.getByRole('button', { name: 'Añadir consumo' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^Lectura inicial/).fill('31/12/2025');
  await sheet.getByLabel(/^Lectura final/).fill('30/11/2026');
  await sheet
    .getByLabel(/^Energía activa/)
    .last()
    .fill('8000');
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await sheet.waitFor({ state: 'detached' });

  // Both supplies are studied, each by what its own bill says.
  await page.goto(`${vatio.url}/analisis/nuevo?cups=${DE_GAS},${luz.cups}`);
  await page.getByLabel('Término fijo de hoy').fill('9');
  await page.getByLabel('Precio del gas de hoy').fill('0,09');
  await page.getByText('Impuesto sobre hidrocarburos').waitFor();
  expect(await page.getByText('Optimizar potencia').count()).toBe(0);
  await page.goto(`${vatio.url}/analisis/nuevo?cups=${DE_GAS},${luz.cups}&punto=${luz.cups}`);
  for (const p of [1, 2, 3]) await page.getByLabel(`Precio de la energía de P${p}, €/kWh`).fill('0,25');
  await page.getByRole('button', { name: 'Potencia a precio regulado' }).click();
  await page.getByRole('radio').first().waitFor();
  await page.getByRole('button', { name: 'Guardar análisis' }).click();
  await page.waitForURL(/\/analisis\/[0-9a-f-]{36}/);

  // The proposal has both, and so has its paper.
  await page.getByRole('link', { name: 'Hacer propuesta' }).click();
  await page.getByRole('button', { name: 'Crear el borrador' }).click();
  await page.waitForURL(/\/propuestas\/[0-9a-f-]{36}/);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Descargar el PDF').click(),
  ]);
  const pdf = await bytesOf(download);
  const texto = (await lineasDePdf(pdf)).join('\n');
  for (const parte of [DE_GAS, luz.cups, 'Impuesto hidrocarburos', 'Término fijo', 'Potencia P1 (kW·año)'])
    expect(texto).toContain(parte);
  expect(errors).toEqual([]);
  await context.close();
});
