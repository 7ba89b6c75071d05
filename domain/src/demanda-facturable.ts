import { calcularExcesos } from './excesos.ts';
import type { EntradaFactura } from './factura/entrada.ts';
import type { Issue } from './result.ts';
import { tipoMedidaDe } from './tarifas.ts';

/** Why excess power cannot be billed though there is some: what is missing is not the study's to invent. */
const IMPEDIMENTOS: Readonly<Record<string, (message: string) => string>> = {
  'faltan-cuartoshorarios': () => 'el tipo de medida pide la curva cuarto-horaria y solo hay maxímetros',
  'sin-tabla-regulada': (message) => `${message.charAt(0).toLowerCase()}${message.slice(1)}`,
};

type Suministro = Pick<EntradaFactura, 'tarifa' | 'tipoMedida' | 'potenciasKw'>;
type Periodo = Pick<EntradaFactura, 'desde' | 'hasta' | 'demanda'>;

/**
 * The periods of a study. Where the excess of either side cannot be billed (meter types 1–3 need the quarter-hour
 * curve; a day may have no published term), both leave it out and the study says so.
 */
export function periodosFacturables<P extends Periodo>(
  entrada: Suministro & {
    readonly potenciaEstudioKw?: readonly number[] | undefined;
    readonly periodos: readonly P[];
  },
): { readonly periodos: readonly P[]; readonly avisos: readonly Issue[] } {
  const { potenciasKw, potenciaEstudioKw, periodos } = entrada;
  // A study power may bring an excess, or a meter type, that today's does not have.
  for (const lado of potenciaEstudioKw ? [potenciasKw, potenciaEstudioKw] : [potenciasKw]) {
    const impedimento = impedimentoDe({ ...entrada, potenciasKw: lado }, periodos);
    if (impedimento === undefined) continue;
    const message = `Los excesos de potencia no se comparan: ${impedimento}`;
    return {
      periodos: periodos.map((periodo) => ({ ...periodo, demanda: undefined })),
      avisos: [{ code: 'excesos-no-comparados', message }],
    };
  }
  return { periodos, avisos: [] };
}

function impedimentoDe(
  { tarifa, potenciasKw, tipoMedida = tipoMedidaDe(potenciasKw) }: Suministro,
  periodos: readonly Periodo[],
): string | undefined {
  for (const { desde, hasta, demanda } of periodos) {
    const excesos = demanda && calcularExcesos({ tarifa, tipoMedida, potenciasKw, desde, hasta, demanda });
    const issue = excesos && !excesos.ok ? excesos.issue : undefined;
    const texto = issue && IMPEDIMENTOS[issue.code]?.(issue.message);
    if (texto !== undefined) return texto;
  }
  return undefined;
}
