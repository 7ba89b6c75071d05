import { cleanup, render, screen } from '@testing-library/react';
import { study } from '@vatio/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTexts } from '../../../texts/catalogue.ts';
import textos from '../es.json';
import { ReferenciaPvpc } from './referencia-pvpc.tsx';

beforeEach(() => startTexts({ language: 'es', texts: { es: { analisis: textos } } }));
afterEach(cleanup);

function pvpcDeUnHogar() {
  const [desde, hasta] = [20_453, 20_484];
  const estudio = study({
    tarifa: '2.0TD',
    zona: 'peninsula',
    uso: 'vivienda',
    potenciasKw: [4.6, 4.6],
    periodos: [{ desde, hasta, consumosKwh: [70, 60, 120] }],
    preciosActuales: {
      energiaEurKwh: [0.3, 0.3, 0.3],
      potenciaEurKwAnio: [35, 10],
      peajesIncluidos: true,
    },
    mercadoPvpc: {
      mediasEurKwh: [0.2, 0.1, 0.1],
      fuente: 'plano',
      desde: '2025-02-01',
      hasta: '2026-01-31',
    },
    productos: [],
    fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
    fecha: hasta,
  });
  if (!estudio.ok || !estudio.value.pvpc) throw new Error('No hay referencia');
  return { pvpc: estudio.value.pvpc, dias: estudio.value.dias };
}

it('the regulated tariff says what it is and by what it comes, and is compared with today once its prices are known', () => {
  const { pvpc, dias } = pvpcDeUnHogar();
  const { rerender } = render(<ReferenciaPvpc pvpc={pvpc} dias={dias} completo={false} />);
  const region = screen.getByRole('complementary', { name: 'PVPC, la tarifa regulada' });
  expect(region.textContent).toContain('en 31 días.');
  expect(region.textContent).toContain('aquí no se vende');
  expect(region.textContent).toContain('mismo consumo en todas las horas');
  expect(region.textContent).not.toContain('que hoy');
  rerender(<ReferenciaPvpc pvpc={pvpc} dias={dias} completo />);
  expect(region.textContent).toContain('menos al año que hoy');
});
