import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { diaDe, diasDelMes, formatFecha, letrasControl } from '@vatio/domain';
import { randomSeries } from '../measure.ts';

const MESES = 24;
const PRIMER_ANIO = 2024;
/** Eight of every ten supply points have the low-voltage tariff 2.0TD. */
const DE_BAJA_TENSION = 0.8;
const CARACTERES_POR_ENVIO = 1024 ** 2;

/**
 * Every point is read on the last day of each month; the first reading closes the month before the first billed one.
 */
const CIERRES = Array.from({ length: MESES + 1 }, (_, i) => {
  const anio = PRIMER_ANIO + Math.floor((i + 8) / 12);
  const mes = ((i + 8) % 12) + 1;
  return formatFecha(diaDe(anio, mes, diasDelMes(anio, mes)));
});

/** Writes a SIPS2 CONSUMOS file. The two years of a point stand together, and the points follow in no order. */
export async function writeConsumos(ruta: string, filas: number): Promise<void> {
  const salida = createWriteStream(ruta);
  const azar = randomSeries(65_536, 11);
  let sitio = 0;
  const entero = (maximo: number) => Math.floor(azar[sitio++ % azar.length]! * maximo);
  let texto = '';
  for (let escritas = 0, punto = 0; escritas < filas; punto++) {
    const cups = cupsDe(punto);
    const fila = azar[punto % azar.length]! < DE_BAJA_TENSION ? filaDomestica : filaDeSeisPeriodos;
    for (let mes = 0; mes < MESES && escritas < filas; mes++, escritas++) {
      texto += `${cups}0F,${CIERRES[mes]},${CIERRES[mes + 1]},${fila(entero)}\n`;
    }
    if (texto.length < CARACTERES_POR_ENVIO) continue;
    if (!salida.write(texto)) await once(salida, 'drain');
    texto = '';
  }
  salida.end(texto);
  await once(salida, 'finish');
}

/**
 * Multiplying by a number that has no factor in common with the number of codes makes all of them different, and none
 * follows another.
 */
function cupsDe(punto: number): string {
  const cifras = `0021${String((punto * 7_919_000_009) % 1e12).padStart(12, '0')}`;
  return `ES${cifras}${letrasControl(cifras)}`;
}

function filaDomestica(entero: (maximo: number) => number): string {
  const [punta, llano, valle] = [entero(90_000), entero(80_000), entero(150_000)];
  return `018,${punta},${llano},${valle},0,0,0,0,0,0,0,0,0,${entero(4600)},${entero(4600)},0,0,0,0,9,1`;
}

function filaDeSeisPeriodos(entero: (maximo: number) => number): string {
  const seis = (maximo: number) => Array.from({ length: 6 }, () => entero(maximo)).join(',');
  return `019,${seis(2_000_000)},${seis(400_000)},${seis(60_000)},A,1`;
}
