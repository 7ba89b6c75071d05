import { describe, expect, it } from 'vitest';
import { parseFecha } from '../fecha.ts';
import { periodosDe, TARIFAS, type Tarifa } from '../tarifas.ts';
import { TABLAS_REGULADAS } from './consulta.ts';
import { type ConceptoRegulado, UNIDADES } from './tabla.ts';

/**
 * Check sums of the published tables: concept, first and last day, and for each tariff 1·P1 + 2·P2 + … + n·Pn,
 * computed apart from the code, so that a mistyped figure or two swapped columns show.
 */
const SUMAS_DE_CONTROL = `
  cargo-energia 2021-06-01 2021-09-15 · 2.0TD 0.163897 · 3.0TD 0.330213 · 6.1TD 0.179575 · 6.2TD 0.084255 · 6.3TD 0.06907 · 6.4TD 0.026238
  cargo-energia 2021-09-16 2021-12-31 · 2.0TD 0.006408
  cargo-energia 2022-01-01 2022-03-30 · 2.0TD 0.113101 · 3.0TD 0.227872 · 6.1TD 0.123927 · 6.2TD 0.058144 · 6.3TD 0.047665 · 6.4TD 0.018107
  cargo-energia 2022-03-31 2022-12-31 · 2.0TD 0.072263 · 3.0TD 0.145592 · 6.1TD 0.079177 · 6.2TD 0.037143 · 6.3TD 0.030452 · 6.4TD 0.01157
  cargo-energia 2023-01-01 2024-12-31 · 2.0TD 0.068036 · 3.0TD 0.137078 · 6.1TD 0.074541 · 6.2TD 0.034972 · 6.3TD 0.028666 · 6.4TD 0.010895
  cargo-energia 2025-01-01 2025-12-31 · 2.0TD 0.090372 · 3.0TD 0.182077 · 6.1TD 0.099019 · 6.2TD 0.046457 · 6.3TD 0.038084 · 6.4TD 0.014468
  cargo-energia 2026-01-01 2026-12-31 · 2.0TD 0.099653 · 3.0TD 0.200774 · 6.1TD 0.109187 · 6.2TD 0.051232 · 6.3TD 0.041995 · 6.4TD 0.015956
  cargo-potencia 2021-06-01 2021-09-15 · 2.0TD 8.129285 · 3.0TD 65.906973 · 6.1TD 68.421045 · 6.2TD 40.180028 · 6.3TD 32.167528 · 6.4TD 15.736683
  cargo-potencia 2021-09-16 2021-12-31 · 2.0TD 0.317758
  cargo-potencia 2022-01-01 2022-03-30 · 2.0TD 5.609865 · 3.0TD 45.481141 · 6.1TD 47.216051 · 6.2TD 27.727474 · 6.3TD 22.198191 · 6.4TD 10.859583
  cargo-potencia 2022-03-31 2022-12-31 · 2.0TD 3.584271 · 3.0TD 29.058945 · 6.1TD 30.167425 · 6.2TD 17.71572 · 6.3TD 14.182927 · 6.4TD 6.938436
  cargo-potencia 2023-01-01 2023-12-31 · 3.0TDVE 0 · 6.1TDVE 0
  cargo-potencia 2023-01-01 2024-12-31 · 2.0TD 3.374491 · 3.0TD 27.358185 · 6.1TD 28.401773 · 6.2TD 16.678852 · 6.3TD 13.352828 · 6.4TD 6.532342
  cargo-potencia 2024-01-01 2024-12-31 · 3.0TDVE 0 · 6.1TDVE 0
  cargo-potencia 2025-01-01 2025-12-31 · 2.0TD 4.482464 · 3.0TD 36.340912 · 3.0TDVE 0 · 6.1TD 37.727159 · 6.1TDVE 0 · 6.2TD 22.155149 · 6.3TD 17.737073 · 6.4TD 8.677157
  cargo-potencia 2026-01-01 2026-12-31 · 2.0TD 4.942767 · 3.0TD 40.072739 · 3.0TDVE 0 · 6.1TD 41.601338 · 6.1TDVE 0 · 6.2TD 24.430255 · 6.3TD 19.558493 · 6.4TD 9.568216
  kp 2021-06-01 2021-12-31 · 3.0TD 6.05939 · 6.1TD 6.559359 · 6.2TD 6.549555 · 6.3TD 6.59635 · 6.4TD 5.33094
  kp 2024-01-01 2024-12-31 · 2.0TD 1.06933 · 3.0TD 4.89603 · 6.1TD 5.391247 · 6.2TD 5.236213 · 6.3TD 5.683603 · 6.4TD 5.290679
  pago-capacidad 2024-01-01 2024-12-31 · 2.0TD 0.001234 · 3.0TD 0.006163 · 6.1TD 0.002642 · 6.2TD 0.002642 · 6.3TD 0.002642 · 6.4TD 0.002642
  pago-capacidad 2025-01-01 2025-12-31 · 2.0TD 0.001124
  peaje-energia 2021-06-01 2021-12-31 · 2.0TD 0.070768 · 3.0TD 0.101622 · 6.1TD 0.103862 · 6.2TD 0.056556 · 6.3TD 0.052673 · 6.4TD 0.048743
  peaje-energia 2022-01-01 2022-12-31 · 2.0TD 0.068188 · 3.0TD 0.095726 · 6.1TD 0.095407 · 6.2TD 0.05064 · 6.3TD 0.04266 · 6.4TD 0.039169
  peaje-energia 2023-01-01 2023-12-31 · 2.0TD 0.071626 · 3.0TD 0.093094 · 6.1TD 0.086193 · 6.2TD 0.049702 · 6.3TD 0.04243 · 6.4TD 0.04054
  peaje-energia 2024-01-01 2024-12-31 · 2.0TD 0.07312 · 3.0TD 0.097837 · 6.1TD 0.092237 · 6.2TD 0.048871 · 6.3TD 0.045176 · 6.4TD 0.037623
  peaje-energia 2025-01-01 2025-12-31 · 2.0TD 0.067551 · 3.0TD 0.078742 · 6.1TD 0.07681 · 6.2TD 0.040598 · 6.3TD 0.033644 · 6.4TD 0.021874
  peaje-energia 2026-01-01 2026-12-31 · 2.0TD 0.06631 · 3.0TD 0.078341 · 6.1TD 0.07864 · 6.2TD 0.042212 · 6.3TD 0.032213 · 6.4TD 0.023771
  peaje-potencia 2021-06-01 2021-12-31 · 2.0TD 25.392093 · 3.0TD 64.513577 · 6.1TD 139.354861 · 6.2TD 100.028045 · 6.3TD 76.176232 · 6.4TD 64.243935
  peaje-potencia 2022-01-01 2022-12-31 · 2.0TD 24.866036 · 3.0TD 63.426559 · 6.1TD 120.719734 · 6.2TD 89.523528 · 6.3TD 66.676081 · 6.4TD 54.484677
  peaje-potencia 2023-01-01 2023-12-31 · 2.0TD 24.69399 · 3.0TD 62.71485 · 3.0TDVE 15.57598 · 6.1TD 115.907855 · 6.1TDVE 25.900702 · 6.2TD 77.373484 · 6.3TD 62.939056 · 6.4TD 48.62581
  peaje-potencia 2024-01-01 2024-12-31 · 2.0TD 23.954874 · 3.0TD 58.74168 · 3.0TDVE 14.853447 · 6.1TD 110.832442 · 6.1TDVE 25.103641 · 6.2TD 68.795534 · 6.3TD 59.53176 · 6.4TD 38.677849
  peaje-potencia 2025-01-01 2025-12-31 · 2.0TD 23.843262 · 3.0TD 51.113896 · 3.0TDVE 12.773159 · 6.1TD 76.746396 · 6.1TDVE 17.706769 · 6.2TD 49.577448 · 6.3TD 36.139057 · 6.4TD 20.178931
  peaje-potencia 2026-01-01 2026-12-31 · 2.0TD 24.212492 · 3.0TD 51.752341 · 3.0TDVE 12.854814 · 6.1TD 77.655058 · 6.1TDVE 17.913943 · 6.2TD 49.904987 · 6.3TD 35.123853 · 6.4TD 20.370259
  perdidas 2021-06-01 9999-12-31 · 2.0TD 103.3 · 3.0TD 344.1 · 6.1TD 133.5 · 6.2TD 100.6 · 6.3TD 82.2 · 6.4TD 33.7
  tep-1-3 2021-06-01 2021-12-31 · 2.0TD 1.4064 · 3.0TD 1.4064 · 6.1TD 1.4064 · 6.2TD 1.4064 · 6.3TD 1.4064 · 6.4TD 1.4064
  tep-1-3 2024-01-01 2024-12-31 · 2.0TD 3.01307 · 3.0TD 3.39581 · 6.1TD 3.566788 · 6.2TD 3.31268 · 6.3TD 3.019048 · 6.4TD 2.915852
  tep-4-5-dia 2024-01-01 2024-12-31 · 2.0TD 0.09906 · 3.0TD 0.111643 · 6.1TD 0.117264 · 6.2TD 0.10891 · 6.3TD 0.099256 · 6.4TD 0.095864
  tep-4-5-mes 2021-06-01 2021-12-31 · 2.0TD 1.4064 · 3.0TD 1.4064 · 6.1TD 1.4064 · 6.2TD 1.4064 · 6.3TD 1.4064 · 6.4TD 1.4064
  tepp-1-3 2025-04-01 2025-12-31 · 2.0TD 3.067761 · 3.0TD 11.668792 · 6.1TD 10.806993 · 6.2TD 9.822688 · 6.3TD 10.378333 · 6.4TD 8.367151
  tepp-1-3 2026-01-01 2026-12-31 · 2.0TD 3.081796 · 3.0TD 11.523673 · 6.1TD 11.128576 · 6.2TD 9.642538 · 6.3TD 10.349707 · 6.4TD 8.438404
  tepp-4-5 2025-04-01 2025-12-31 · 2.0TD 0.285635 · 3.0TD 0.586508 · 6.1TD 0.883706 · 6.2TD 0.51155 · 6.3TD 0.829269 · 6.4TD 0.569257
  tepp-4-5 2026-01-01 2026-12-31 · 2.0TD 0.290058 · 3.0TD 0.59383 · 6.1TD 0.894164 · 6.2TD 0.514929 · 6.3TD 0.805975 · 6.4TD 0.574652
  cargo-potencia 2021-09-16 2021-12-31 · 3.0TD 2.576172 · 6.1TD 2.674441 · 6.2TD 1.570553 · 6.3TD 1.257363 · 6.4TD 0.615121
  cargo-energia 2021-09-16 2021-12-31 · 3.0TD 0.012905 · 6.1TD 0.007021 · 6.2TD 0.003292 · 6.3TD 0.002703 · 6.4TD 0.001027
  peaje-potencia 2021-06-01 2021-12-31 · 3.0TDVE 16.076419 · 6.1TDVE 31.048156
  cargo-potencia 2021-06-01 2021-12-31 · 3.0TDVE 0 · 6.1TDVE 0
  peaje-potencia 2022-01-01 2022-12-31 · 3.0TDVE 15.683586 · 6.1TDVE 27.068024
  cargo-potencia 2022-01-01 2022-12-31 · 3.0TDVE 0 · 6.1TDVE 0
  cargo-energia 2021-06-01 2021-09-15 · 3.0TDVE 0.701823 · 6.1TDVE 0.565333
  cargo-energia 2022-01-01 2022-03-30 · 3.0TDVE 0.484333 · 6.1TDVE 0.390135
  cargo-energia 2022-03-31 2022-12-31 · 3.0TDVE 0.309432 · 6.1TDVE 0.249256
  tep-1-3 2022-01-01 2022-12-31 · 3.0TD 2.468725 · 6.1TD 2.500611 · 6.2TD 2.511007 · 6.3TD 2.268489 · 6.4TD 2.244925
  tep-4-5-dia 2022-01-01 2022-12-31 · 3.0TD 0.081164 · 6.1TD 0.082212 · 6.2TD 0.082554 · 6.3TD 0.07458 · 6.4TD 0.073806
  kp 2022-01-01 2022-12-31 · 3.0TD 6.044118 · 6.1TD 6.589221 · 6.2TD 6.586054 · 6.3TD 6.653604 · 6.4TD 5.2824
  tep-1-3 2023-01-01 2023-12-31 · 3.0TD 3.424853 · 6.1TD 3.665629 · 6.2TD 3.371776 · 6.3TD 3.080419 · 6.4TD 2.94412
  tep-4-5-dia 2023-01-01 2023-12-31 · 3.0TD 0.112598 · 6.1TD 0.120514 · 6.2TD 0.110853 · 6.3TD 0.101274 · 6.4TD 0.096793
  kp 2023-01-01 2023-12-31 · 3.0TD 6.108221 · 6.1TD 6.065729 · 6.2TD 5.705305 · 6.3TD 6.370218 · 6.4TD 5.75925
  tep-1-3 2025-01-01 2025-03-31 · 2.0TD 2.953979
  tep-1-3 2025-01-01 2025-03-31 · 3.0TD 3.361213 · 6.1TD 3.332942 · 6.2TD 3.292963 · 6.3TD 3.099043 · 6.4TD 2.73262
  tep-4-5-dia 2025-01-01 2025-03-31 · 2.0TD 0.097117 · 3.0TD 0.110506 · 6.1TD 0.109576 · 6.2TD 0.108262 · 6.3TD 0.101886 · 6.4TD 0.08984
  kp 2025-01-01 2025-03-31 · 2.0TD 1.038518 · 3.0TD 3.471604 · 6.1TD 3.24248 · 6.2TD 2.982935 · 6.3TD 3.348884 · 6.4TD 3.061951
  pago-capacidad 2023-01-01 2023-12-31 · 2.0TD 0.001424 · 3.0TD 0.007106 · 6.1TD 0.003046 · 6.2TD 0.003046 · 6.3TD 0.003046 · 6.4TD 0.003046
  pago-capacidad 2025-01-01 2025-12-31 · 3.0TD 0.005614 · 6.1TD 0.002406 · 6.2TD 0.002406 · 6.3TD 0.002406 · 6.4TD 0.002406
  pago-capacidad 2026-01-01 2026-12-31 · 2.0TD 0.001066 · 3.0TD 0.005331 · 6.1TD 0.00228 · 6.2TD 0.00228 · 6.3TD 0.00228 · 6.4TD 0.00228
  cargo-energia 2023-01-01 2024-12-31 · 3.0TDVE 0.291327 · 6.1TDVE 0.23467
  peaje-energia 2024-01-01 2024-12-31 · 3.0TDVE 0.3719 · 6.1TDVE 0.630644
  peaje-energia 2025-01-01 2025-12-31 · 3.0TDVE 0.313109 · 6.1TDVE 0.461556
  cargo-energia 2025-01-01 2025-12-31 · 3.0TDVE 0.386973 · 6.1TDVE 0.311724
  cargo-energia 2026-01-01 2026-12-31 · 3.0TDVE 0.426709 · 6.1TDVE 0.343725
  peaje-energia 2026-01-01 2026-12-31 · 3.0TDVE 0.319081 · 6.1TDVE 0.472956
  peaje-potencia 2026-01-01 2026-12-31 · 6.2TDVE 11.219569
  cargo-potencia 2026-01-01 2026-12-31 · 6.2TDVE 0
`;

function sumasPublicadas(): Record<string, number> {
  const sumas: Record<string, number> = {};
  for (const fila of SUMAS_DE_CONTROL.trim().split('\n')) {
    const [vigencia, ...tarifas] = fila.trim().split(' · ');
    for (const par of tarifas) {
      const [tarifa, suma] = par.split(' ');
      sumas[`${vigencia} ${tarifa}`] = Number(suma);
    }
  }
  return sumas;
}

/** These concepts have one figure for all the periods of a tariff. */
const DE_UNA_CIFRA: readonly ConceptoRegulado[] = ['tep-1-3', 'tep-4-5-mes', 'tep-4-5-dia'];
const DE_ENERGIA: readonly ConceptoRegulado[] = [
  'peaje-energia',
  'cargo-energia',
  'pago-capacidad',
  'perdidas',
];

function cifrasQueTocan(concepto: ConceptoRegulado, tarifa: Tarifa): number {
  if (DE_UNA_CIFRA.includes(concepto)) return 1;
  return periodosDe(tarifa, DE_ENERGIA.includes(concepto) ? 'energia' : 'potencia');
}

const celdas = TABLAS_REGULADAS.flatMap(({ valores, ...tabla }) =>
  TARIFAS.flatMap((tarifa) => {
    const dados = valores[tarifa];
    return dados ? [{ ...tabla, tarifa, valores: dados }] : [];
  }),
);

describe('the regulated tables', () => {
  it('hold every published table and nothing else', () => {
    const sumas = celdas.map(({ concepto, desde, hasta, tarifa, valores }) => {
      const suma = valores.reduce((total, valor, i) => total + (i + 1) * valor, 0);
      return [`${concepto} ${desde} ${hasta} ${tarifa}`, Number(suma.toFixed(6))] as const;
    });
    expect(new Set(sumas.map(([clave]) => clave)).size).toBe(sumas.length);
    expect(Object.fromEntries(sumas)).toEqual(sumasPublicadas());
  });

  it('have as many figures as the tariff has periods, none of them absurd', () => {
    expect(celdas.reduce((suma, celda) => suma + celda.valores.length, 0)).toBe(1612);
    for (const { concepto, tarifa, valores, fuente, desde, confianza, nota } of celdas) {
      expect(valores, `${concepto} ${tarifa}`).toHaveLength(cifrasQueTocan(concepto, tarifa));
      for (const valor of valores) {
        expect(valor >= 0 && valor < 30, `${concepto} ${tarifa}: ${valor}`).toBe(true);
        // Tables are published with six decimals at most.
        expect(Number(valor.toFixed(6))).toBe(valor);
      }
      expect(fuente).not.toBe('');
      // A line of a bill prints the note of its figure, so that a derived one is never taken for a published one.
      expect(nota !== undefined || confianza !== 'C', `${concepto} ${tarifa} ${desde}`).toBe(true);
      expect(UNIDADES[concepto]).toBeTruthy();
    }
  });

  it('never hold two prices for one concept, tariff and day', () => {
    for (const [i, a] of celdas.entries()) {
      expect(parseFecha(a.desde).ok && parseFecha(a.hasta).ok && a.desde <= a.hasta).toBe(true);
      for (const b of celdas.slice(i + 1)) {
        if (a.concepto !== b.concepto || a.tarifa !== b.tarifa) continue;
        expect(a.hasta < b.desde, `${a.concepto} ${a.tarifa}: ${a.hasta} y ${b.desde}`).toBe(true);
      }
    }
  });
});
