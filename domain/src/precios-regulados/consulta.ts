import { enFecha } from '../cifras-en-texto.ts';
import { type Dia, type Fecha, parseFecha } from '../fecha.ts';
import { fail, ok, type Result } from '../result.ts';
import { TARIFAS, type Tarifa } from '../tarifas.ts';
import { VIGENTES_DESDE_2021 } from './2021.ts';
import { VIGENTES_DESDE_2022 } from './2022.ts';
import { VIGENTES_DESDE_2023 } from './2023.ts';
import { VIGENTES_DESDE_2024 } from './2024.ts';
import { VIGENTES_DESDE_2025 } from './2025.ts';
import { VIGENTES_DESDE_2026 } from './2026.ts';
import { DE_LA_CIRCULAR } from './circular-3-2020.ts';
import type { ConceptoRegulado, Confianza, TablaRegulada } from './tabla.ts';

/** Every regulated table the product knows, oldest first. A new year is one file and one line here. */
export const TABLAS_REGULADAS: readonly TablaRegulada[] = [
  ...DE_LA_CIRCULAR,
  ...VIGENTES_DESDE_2021,
  ...VIGENTES_DESDE_2022,
  ...VIGENTES_DESDE_2023,
  ...VIGENTES_DESDE_2024,
  ...VIGENTES_DESDE_2025,
  ...VIGENTES_DESDE_2026,
];

export type PrecioVigente = {
  /** P1…Pn, or a single figure where the table has one for all periods; unit of the concept (UNIDADES). */
  readonly valores: readonly number[];
  readonly desde: Dia;
  /** The last day on which these values hold, included. */
  readonly hasta: Dia;
  readonly fuente: string;
  readonly confianza: Confianza;
  /** A remark for the reader of a line with the figure. */
  readonly nota?: string | undefined;
};

const NOMBRES: Record<ConceptoRegulado, string> = {
  'peaje-potencia': 'peaje de potencia',
  'cargo-potencia': 'cargo de potencia',
  'peaje-energia': 'peaje de energía',
  'cargo-energia': 'cargo de energía',
  'pago-capacidad': 'pagos por capacidad',
  perdidas: 'coeficientes de pérdidas',
  'tep-1-3': 'término de excesos de potencia (medida 1 a 3)',
  'tep-4-5-mes': 'término de excesos de potencia (medida 4 y 5)',
  'tep-4-5-dia': 'término de excesos de potencia (medida 4 y 5)',
  kp: 'coeficientes Kp de excesos de potencia',
  'tepp-1-3': 'término de excesos de potencia (medida 1 a 3)',
  'tepp-4-5': 'término de excesos de potencia (medida 4 y 5)',
};

const vigencias = new Map<string, PrecioVigente[]>();
for (const tabla of TABLAS_REGULADAS) {
  for (const tarifa of TARIFAS) {
    const valores = tabla.valores[tarifa];
    if (!valores) continue;
    const clave = `${tabla.concepto} ${tarifa}`;
    const precio = {
      valores,
      desde: diaDeTabla(tabla.desde),
      hasta: diaDeTabla(tabla.hasta),
      fuente: tabla.fuente,
      confianza: tabla.confianza,
      nota: tabla.nota,
    };
    vigencias.set(clave, [...(vigencias.get(clave) ?? []), precio]);
  }
}

function diaDeTabla(fecha: Fecha): Dia {
  const dia = parseFecha(fecha);
  if (!dia.ok) throw new Error(`Tabla regulada: ${dia.issue.message}`);
  return dia.value;
}

/** The table in force for a concept and tariff on a day, or the named error `sin-tabla-regulada`. */
export function precioRegulado(concepto: ConceptoRegulado, tarifa: Tarifa, dia: Dia): Result<PrecioVigente> {
  const precio = vigencias.get(`${concepto} ${tarifa}`)?.find((p) => dia >= p.desde && dia <= p.hasta);
  if (precio) return ok(precio);
  return fail(
    'sin-tabla-regulada',
    `No hay tabla de ${NOMBRES[concepto]} de ${tarifa} para el ${enFecha(dia)}`,
    concepto,
  );
}
