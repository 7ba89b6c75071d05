/** A number from 0 to 1 that depends on a text alone (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash / 0xffffffff;
}

const POTENCIAS_KW = [3.45, 4.6, 5.75] as const;

export function demoPotenciaKw(cups: string): number {
  return POTENCIAS_KW[Math.floor(shareOf(cups) * POTENCIAS_KW.length) % POTENCIAS_KW.length]!;
}

/** The use of a home in an hour, kWh: little at night, more in the evening and in winter. */
export function demoHour(cups: string, dia: number, hora: number): number {
  const winter = 1 + 0.35 * Math.cos((2 * Math.PI * (dia % 365.25)) / 365.25);
  const evening = 1 + 1.6 * Math.exp(-((hora - 21) ** 2) / 8) + 0.7 * Math.exp(-((hora - 14) ** 2) / 6);
  const chance = 0.7 + 0.6 * shareOf(`${cups}${dia}.${hora}`);
  return Math.round(0.14 * (0.8 + 0.5 * shareOf(cups)) * winter * evening * chance * 1000) / 1000;
}

/** The price of an hour in the day-ahead market, €/MWh: the sun makes it fall, at times under zero. */
export function demoPrice(dia: number, hora: number): number {
  const sun = 55 * Math.exp(-((hora - 14) ** 2) / 14);
  const evening = 40 * Math.exp(-((hora - 21) ** 2) / 5);
  return Math.round((60 - sun + evening + 20 * (shareOf(`${dia}`) - 0.5)) * 100) / 100;
}
