import { enFecha, type Fecha, formatFecha, parseFecha } from '@vatio/domain';

/** The days on which a version is on sale, both included; null while nothing replaces it. */
export type Vigencia = { readonly desde: Fecha; readonly hasta: Fecha | null };

export type EstadoVersion = 'vigente' | 'programada' | 'caducada';

export function estadoEn(fecha: Fecha, { desde, hasta }: Vigencia): EstadoVersion {
  if (fecha < desde) return 'programada';
  return hasta === null || fecha <= hasta ? 'vigente' : 'caducada';
}

export type Encaje<V> = {
  /** The open version that the new one closes on the eve of its start. */
  readonly cierra: V | undefined;
  /** The versions whose days it would repeat: none when it fits. */
  readonly choca: readonly V[];
};

/** Fits a new version among those of its product. */
export function fitVersion<V extends Vigencia>(historial: readonly V[], nueva: Vigencia): Encaje<V> {
  const cierra = historial.find((version) => version.hasta === null && version.desde < nueva.desde);
  const choca = historial.filter((version) => version !== cierra && seSolapan(version, nueva));
  return { cierra, choca };
}

function seSolapan(a: Vigencia, b: Vigencia): boolean {
  return (b.hasta === null || a.desde <= b.hasta) && (a.hasta === null || b.desde <= a.hasta);
}

/** `2026-01-01 → 2026-06-30`, with nothing behind the arrow while it is open. */
export function enTexto({ desde, hasta }: Vigencia): string {
  return `${enFecha(desde)} → ${hasta === null ? 'sin fin' : enFecha(hasta)}`;
}

/** Warns about days between two versions, and about an end that nothing follows. */
export function avisosDeFechas(historial: readonly Vigencia[], hoy: Fecha): string[] {
  const ordenadas = historial.toSorted((a, b) => (a.desde < b.desde ? -1 : 1));
  const avisos: string[] = [];
  for (const [i, version] of ordenadas.entries()) {
    const siguiente = ordenadas[i + 1];
    if (version.hasta === null) continue;
    if (siguiente && diaSiguiente(version.hasta) < siguiente.desde) {
      avisos.push(
        `Sin versión del ${enFecha(diaSiguiente(version.hasta))} al ${enFecha(vispera(siguiente.desde))}: esos días no se vende`,
      );
    }
    if (!siguiente && version.hasta >= hoy) {
      avisos.push(`Se deja de vender el ${enFecha(version.hasta)}: no hay versión que la siga`);
    }
  }
  return avisos;
}

export function vispera(fecha: Fecha): Fecha {
  return moveDays(fecha, -1);
}

function diaSiguiente(fecha: Fecha): Fecha {
  return moveDays(fecha, 1);
}

/** The dates come from the database or were checked on arrival. */
function moveDays(fecha: Fecha, dias: number): Fecha {
  const dia = parseFecha(fecha);
  if (!dia.ok) throw new Error(dia.issue.message);
  return formatFecha(dia.value + dias);
}
