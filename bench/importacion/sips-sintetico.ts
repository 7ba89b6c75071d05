import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { diaDe, diasDelMes, formatFecha, letrasControl } from '@vatio/domain';
import { randomSeries } from '../measure.ts';

const MONTHS = 24;
const FIRST_YEAR = 2024;
/** Eight of every ten supply points have the low-voltage tariff 2.0TD. */
const LOW_VOLTAGE = 0.8;
const CHARACTERS_AT_ONCE = 1024 ** 2;

/**
 * Every point is read on the last day of each month; the first reading closes the month before the first billed one.
 */
const CIERRES = Array.from({ length: MONTHS + 1 }, (_, i) => {
  const year = FIRST_YEAR + Math.floor((i + 8) / 12);
  const month = ((i + 8) % 12) + 1;
  return formatFecha(diaDe(year, month, diasDelMes(year, month)));
});

/** Writes a SIPS2 CONSUMOS file. The two years of a point stand together, and the points follow in no order. */
export async function writeConsumos(path: string, rows: number): Promise<void> {
  const output = createWriteStream(path);
  const random = randomSeries(65_536, 11);
  let at = 0;
  const whole = (most: number) => Math.floor(random[at++ % random.length]! * most);
  let text = '';
  for (let written = 0, punto = 0; written < rows; punto++) {
    const cups = cupsDe(punto);
    const row = random[punto % random.length]! < LOW_VOLTAGE ? filaDomestica : filaDeSeisPeriodos;
    for (let month = 0; month < MONTHS && written < rows; month++, written++) {
      text += `${cups}0F,${CIERRES[month]},${CIERRES[month + 1]},${row(whole)}\n`;
    }
    if (text.length < CHARACTERS_AT_ONCE) continue;
    if (!output.write(text)) await once(output, 'drain');
    text = '';
  }
  output.end(text);
  await once(output, 'finish');
}

/**
 * Multiplying by a number that has no factor in common with the number of codes makes all of them different, and none
 * follows another.
 */
function cupsDe(punto: number): string {
  const digits = `0021${String((punto * 7_919_000_009) % 1e12).padStart(12, '0')}`;
  return `ES${digits}${letrasControl(digits)}`;
}

function filaDomestica(whole: (most: number) => number): string {
  const [punta, llano, valle] = [whole(90_000), whole(80_000), whole(150_000)];
  return `018,${punta},${llano},${valle},0,0,0,0,0,0,0,0,0,${whole(4600)},${whole(4600)},0,0,0,0,9,1`;
}

function filaDeSeisPeriodos(whole: (most: number) => number): string {
  const six = (most: number) => Array.from({ length: 6 }, () => whole(most)).join(',');
  return `019,${six(2_000_000)},${six(400_000)},${six(60_000)},A,1`;
}
