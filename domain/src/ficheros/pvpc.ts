import { nombreLlano } from './campos.ts';
import { readFileDate } from './celdas-de-fecha.ts';
import type { Deteccion, Fila, FormatoFichero, LectorFila } from './formato.ts';
import { createHoraDelDia, recognizeTitled, SIN_ENERGIA, valorDe } from './mercado.ts';
import { readNumber } from './numeros.ts';
import type { ValorDeMercado } from './registro.ts';

const SERIES = [
  ['pcb', 'pvpc'],
  ['cym', 'pvpc-ceuta-melilla'],
] as const;

/**
 * The PVPC with its pieces, as the archive 70 of ESIOS gives it: `Dia`, `Hora` (`00-01`), `PCB` for peninsula, Baleares and
 * Canarias, `CYM` for Ceuta and Melilla, €/MWh with a decimal comma.
 */
export const pvpc: FormatoFichero = {
  formato: 'pvpc',
  nombre: 'PVPC de ESIOS',
  ...SIN_ENERGIA,
  recognizeFile: ({ filas: [primera, ...datos] }) => {
    const sitios = primera && sitiosDe(primera);
    if (!primera || !sitios) return undefined;
    return recognizeTitled(primera, datos, [sitios.pcb]);
  },
  createReader,
};

function sitiosDe({ campos }: Pick<Fila, 'campos'>) {
  const llanos = campos.map(nombreLlano);
  const [dia, hora, pcb, cym] = ['dia', 'hora', 'pcb', 'cym'].map((nombre) => llanos.indexOf(nombre));
  return dia! >= 0 && hora! >= 0 && pcb! >= 0 ? { dia: dia!, hora: hora!, pcb: pcb!, cym: cym! } : undefined;
}

function createReader({ cabecera, decimal, separador }: Deteccion): LectorFila {
  const sitios = sitiosDe({ campos: (cabecera ?? '').split(separador) })!;
  const horaDelDia = createHoraDelDia();
  return (campos) => {
    const celda = (rol: keyof typeof sitios) => (campos[sitios[rol]] ?? '').trim();
    const dia = readFileDate(celda('dia'), 'dia-mes');
    if (dia === undefined) return `Columna ${sitios.dia + 1} (Dia): «${celda('dia')}» no es una fecha`;
    const dicha = /^(\d{1,2})\s*-\s*\d{1,2}$/.exec(celda('hora'))?.[1];
    if (dicha === undefined) return `Columna ${sitios.hora + 1} (Hora): «${celda('hora')}» no es una hora`;
    const minuto = horaDelDia(dia, Number(dicha)) * 60;
    const valores: ValorDeMercado[] = [];
    for (const [columna, serie] of SERIES) {
      if (sitios[columna] < 0) continue;
      const precio = celda(columna) === '' ? null : readNumber(celda(columna), decimal);
      if (Number.isNaN(precio)) return `Columna ${sitios[columna] + 1}: «${celda(columna)}» no es un precio`;
      const valor = valorDe({ serie, dia, minuto, valor: precio });
      if (typeof valor === 'string') return valor;
      valores.push(valor);
    }
    return valores;
  };
}
