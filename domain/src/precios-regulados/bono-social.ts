import { enFecha } from '../cifras-en-texto.ts';
import { type Dia, type Fecha, formatFecha, parseFecha } from '../fecha.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Confianza } from './tabla.ts';

type Financiacion = {
  readonly desde: Fecha;
  readonly hasta: Fecha;
  /** €/CUPS·año; a day costs the part that the days of its year give. */
  readonly eurAnio: number;
  readonly fuente: string;
  readonly confianza: Confianza;
  /** This remark is printed with every line that uses the value. */
  readonly nota?: string;
};

/** Financing of the bono social, paid by every supply point since RDL 6/2022 put its cost on suppliers. */
export const FINANCIACION_BONO_SOCIAL: readonly Financiacion[] = [
  {
    desde: '2021-06-01',
    hasta: '2022-03-30',
    eurAnio: 0,
    fuente: 'anterior al RDL 6/2022',
    confianza: 'C',
    nota: 'Antes del 31-03-2022 no se ha encontrado financiación del bono social a cargo del cliente',
  },
  {
    desde: '2022-03-31',
    hasta: '2022-12-31',
    eurAnio: 13.401931,
    fuente: 'RDL 6/2022, TED/733/2022',
    confianza: 'A',
  },
  {
    desde: '2023-01-01',
    hasta: '2023-12-31',
    eurAnio: 14.035934,
    fuente: 'Precios de 2023 de Som Energia y factura de junio de 2023 (0,038454 €/día)',
    confianza: 'B',
  },
  {
    desde: '2024-01-01',
    hasta: '2024-12-31',
    eurAnio: 2.299047,
    fuente: 'Facturas de 2024 de tres comercializadoras (0,006282 €/día)',
    confianza: 'A',
    nota: 'No se ha encontrado el primer día de efecto: se toma el 1 de enero de 2024',
  },
  { desde: '2025-01-01', hasta: '2025-12-31', eurAnio: 4.650987, fuente: 'TED/1487/2024', confianza: 'A' },
  { desde: '2026-01-01', hasta: '2026-06-25', eurAnio: 6.979247, fuente: 'TED/1524/2025', confianza: 'B' },
  {
    desde: '2026-06-26',
    hasta: '2026-12-31',
    eurAnio: 9.011295,
    fuente: 'TED/634/2026 (BOE-A-2026-13759)',
    confianza: 'A',
    nota: 'Por ley desde el 26-06-2026; alguna comercializadora lo aplica desde el 1-07-2026',
  },
];

/** The financing in force on a day and the last day on which it holds. */
export function bonoSocialDe(dia: Dia): Result<Financiacion & { readonly ultimo: Dia }> {
  const fecha = formatFecha(dia);
  const fila = FINANCIACION_BONO_SOCIAL.find((f) => fecha >= f.desde && fecha <= f.hasta);
  if (!fila) {
    return fail(
      'sin-tabla-regulada',
      `No hay tabla de financiación del bono social para el ${enFecha(fecha)}`,
      'bonoSocial',
    );
  }
  const ultimo = parseFecha(fila.hasta);
  return ultimo.ok ? ok({ ...fila, ultimo: ultimo.value }) : ultimo;
}
