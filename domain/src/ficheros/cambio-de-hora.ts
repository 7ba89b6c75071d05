/**
 * The days when the clock changes, whose labels do not follow the time that passes (domain reference §3.5): the
 * last Sunday of March lacks an hour, the last one of October has one twice.
 */

/** A reading's place in its day: the minutes of its label and the season flag that some formats bring. */
export type Etiqueta = { readonly finMin: number; readonly verano: boolean | null };

const DIA = 24 * 60;

/**
 * Minutes that have really passed from midnight to the end of each interval of a day, in the order given; null
 * where the day has no such interval. `minutosDelDia` is 1380, 1440 or 1500.
 */
export function minutosTranscurridos(
  etiquetas: readonly Etiqueta[],
  minutosDelDia: number,
): (number | null)[] {
  const transcurridos =
    minutosDelDia < DIA
      ? enMarzo(etiquetas)
      : minutosDelDia > DIA
        ? enOctubre(etiquetas)
        : sinCambio(etiquetas);
  return transcurridos.map((fin) => (fin !== null && fin > 0 && fin <= minutosDelDia ? fin : null));
}

function sinCambio(etiquetas: readonly Etiqueta[]): number[] {
  return etiquetas.map(({ finMin }) => finMin);
}

/** 23 hours: labels 1…23 one after another, or those of the clock, which skips from 2 to 4 (or from 1 to 3). */
function enMarzo(etiquetas: readonly Etiqueta[]): (number | null)[] {
  const has = (fin: number) => etiquetas.some(({ finMin }) => finMin === fin);
  const seguida = etiquetas.some(({ finMin }) => finMin > 120 && finMin < 180) || (has(120) && has(180));
  const llegaAlFinal = etiquetas.some(({ finMin }) => finMin > DIA - 60);
  if (seguida && !llegaAlFinal) return sinCambio(etiquetas);
  if (distingueEstacion(etiquetas)) {
    return etiquetas.map(({ finMin, verano }) => (verano ? finMin - 60 : finMin));
  }
  return etiquetas.map(({ finMin }) => {
    // A file of 24 rows fills the hour that did not exist, usually with a zero.
    if (seguida && finMin > 120 && finMin <= 180) return null;
    return finMin <= 120 ? finMin : finMin - 60;
  });
}

/** 25 hours: labels 1…25, or those of the clock with an hour twice, told apart by the season or by their order. */
function enOctubre(etiquetas: readonly Etiqueta[]): number[] {
  if (etiquetas.some(({ finMin }) => finMin > DIA)) return sinCambio(etiquetas);
  if (distingueEstacion(etiquetas)) {
    return etiquetas.map(({ finMin, verano }) => (verano ? finMin : finMin + 60));
  }
  const veces = new Map<number, number>();
  for (const { finMin } of etiquetas) veces.set(finMin, (veces.get(finMin) ?? 0) + 1);
  // In a file that brings the day twice every label is twice: the repeated hour is the one that is so again.
  const deOtraHora = [...veces].filter(([finMin]) => !canRepeat(finMin)).map(([, cuantas]) => cuantas);
  const pasadas = deOtraHora.length > 0 ? Math.min(...deOtraHora) : 1;
  const repetidas = [...veces].filter(([finMin, cuantas]) => canRepeat(finMin) && cuantas >= 2 * pasadas);
  const ultima = repetidas.length > 0 ? Math.max(...repetidas.map(([finMin]) => finMin)) : 180;
  const esRepetida = new Set(repetidas.map(([finMin]) => finMin));
  const haciaAtras = vaHaciaAtras(etiquetas);
  const vistas = new Map<number, number>();
  return etiquetas.map(({ finMin }) => {
    if (!esRepetida.has(finMin)) return finMin > ultima ? finMin + 60 : finMin;
    const vez = vistas.get(finMin) ?? 0;
    vistas.set(finMin, vez + 1);
    const total = veces.get(finMin)!;
    const enOrden = haciaAtras ? total - 1 - vez : vez;
    const segunda = total % 2 === 0 ? enOrden % 2 === 1 : enOrden > 0;
    return segunda ? finMin + 60 : finMin;
  });
}

/** A flag that is the same all day long on a day of change was not computed, and says nothing. */
function distingueEstacion(etiquetas: readonly Etiqueta[]): boolean {
  const estaciones = new Set(etiquetas.map(({ verano }) => verano));
  return estaciones.size === 2 && !estaciones.has(null);
}

/** The clock goes back at 3:00 in the Península and at 2:00 in Canarias. */
function canRepeat(finMin: number): boolean {
  return finMin > 60 && finMin <= 180;
}

function vaHaciaAtras(etiquetas: readonly Etiqueta[]): boolean {
  let sube = 0;
  for (const [i, { finMin }] of etiquetas.entries()) {
    sube += Math.sign(finMin - (etiquetas[i - 1]?.finMin ?? finMin));
  }
  return sube < 0;
}
