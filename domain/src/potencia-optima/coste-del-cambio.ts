import { exact, round, times } from '../exact.ts';
import type { Tarifa } from '../tarifas.ts';

/** A charge of the distributor for a change of power, once: `cantidad` × `precioEur` is `importeEur`, without taxes. */
export type DerechoDeCambio = {
  readonly concepto: 'enganche' | 'acceso' | 'extension';
  /** kW, or one hook-up. */
  readonly cantidad: number;
  readonly precioEur: number;
  readonly importeEur: number;
};

export type CambioDePotencia = {
  readonly derechos: readonly DerechoDeCambio[];
  /** The sum of the rights, €, without taxes. */
  readonly costeEur: number;
  /** Months until the yearly saving has paid for it; 0 where it costs nothing, null where it saves nothing. */
  readonly mesesHastaCompensar: number | null;
  /** Nobody knows the extension rights, and those of the highest power of today stand in for them. */
  readonly derechosSupuestos: boolean;
};

type Tension = {
  readonly engancheEur: number;
  readonly accesoEurKw: number;
  readonly extensionEurKw: number;
};

const BAJA_TENSION: Tension = { engancheEur: 9.04476, accesoEurKw: 19.703137, extensionEurKw: 17.374714 };
const HASTA_36_KV: Tension = { engancheEur: 79.49197, accesoEurKw: 16.992541, extensionEurKw: 15.718632 };
const HASTA_72_KV: Tension = { engancheEur: 266.957067, accesoEurKw: 14.727812, extensionEurKw: 15.343534 };
const MAS_DE_72_KV: Tension = { engancheEur: 374.542485, accesoEurKw: 10.700842, extensionEurKw: 16.334353 };

/** Rights of hook-up, access and extension by the tension of the tariff (RD 1048/2013; Orden ITC/3519/2009, anexo I). */
const DERECHOS: Readonly<Record<Tarifa, Tension>> = {
  '2.0TD': BAJA_TENSION,
  '3.0TD': BAJA_TENSION,
  '3.0TDVE': BAJA_TENSION,
  '6.1TD': HASTA_36_KV,
  '6.1TDVE': HASTA_36_KV,
  '6.2TD': HASTA_72_KV,
  '6.2TDVE': HASTA_72_KV,
  '6.3TD': MAS_DE_72_KV,
  '6.4TD': MAS_DE_72_KV,
};

/**
 * What the distributor charges for other powers, € without taxes, and when that is paid back: a hook-up for any change,
 * and access and extension for each kW above the extension rights. Null where the powers stay as they are.
 */
export function cambioDePotencia({
  tarifa,
  actualesKw,
  nuevasKw,
  derechosKw,
  ahorroAnualEur,
}: {
  readonly tarifa: Tarifa;
  readonly actualesKw: readonly number[];
  readonly nuevasKw: readonly number[];
  /** Extension rights, kW; those of the highest power of today where nobody knows them. */
  readonly derechosKw: number | undefined;
  readonly ahorroAnualEur: number;
}): CambioDePotencia | null {
  if (nuevasKw.every((kw, i) => kw === actualesKw[i])) return null;
  const { engancheEur, accesoEurKw, extensionEurKw } = DERECHOS[tarifa];
  const mayorActual = Math.max(...actualesKw);
  const reconocidosKw = Math.max(mayorActual, derechosKw ?? mayorActual);
  const sobrantesKw = round(Math.max(0, Math.max(...nuevasKw) - reconocidosKw), 3);
  const derechos = [derechoDe('enganche', 1, engancheEur)];
  if (sobrantesKw > 0) {
    derechos.push(derechoDe('acceso', sobrantesKw, accesoEurKw));
    derechos.push(derechoDe('extension', sobrantesKw, extensionEurKw));
  }
  const costeEur = round(derechos.reduce((suma, { importeEur }) => suma + importeEur, 0));
  return {
    derechos,
    costeEur,
    mesesHastaCompensar: ahorroAnualEur > 0 ? Math.ceil((costeEur * 12) / ahorroAnualEur - 1e-9) : null,
    derechosSupuestos: derechosKw === undefined && Math.max(...nuevasKw) > mayorActual,
  };
}

function derechoDe(
  concepto: DerechoDeCambio['concepto'],
  cantidad: number,
  precioEur: number,
): DerechoDeCambio {
  return { concepto, cantidad, precioEur, importeEur: round(times(exact(cantidad), precioEur)) };
}
