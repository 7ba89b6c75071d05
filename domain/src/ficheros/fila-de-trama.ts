import { createDateReader } from './celdas-de-fecha.ts';
import { createEnergyReader } from './energias-de-trama.ts';
import { type LectorFila, type Leible, nameColumn } from './formato.ts';
import { intervaloDe } from './intervalo.ts';
import { createCilReader, createPuntoReader } from './suministro.ts';
import { anchuraValida, type ColumnaTrama, rotuloDe, type Trama } from './trama.ts';

export function createTramaReader(trama: Trama, leible: Leible): LectorFila {
  const { columnas, nombre } = trama;
  const { etiquetado } = leible;
  const resolucion = leible.resolucion ?? 60;
  const [colPunto] = columnas;
  const readPunto = colPunto === 'cil' ? createCilReader() : createPuntoReader();
  const readDay = createDateReader('dia-mes');
  const readEnergias = createEnergyReader(trama, leible.decimal);
  const colFecha = columnas.includes('fecha') ? 'fecha' : 'hora';

  return (campos) => {
    if (!anchuraValida(trama, campos)) {
      return `La fila tiene ${campos.length} columnas y ${nombre} tiene ${columnas.length}`;
    }
    const celda = (columna: ColumnaTrama) => campos[columnas.indexOf(columna)]?.trim() ?? '';
    const motivo = (columna: ColumnaTrama, texto: string) =>
      `${nameColumn(columnas.indexOf(columna), columna)}: ${texto}`;
    const punto = readPunto(campos[0]!.trim());
    if (typeof punto === 'string') return motivo(colPunto!, punto);
    const leido = rotuloDe(columnas, campos, readDay);
    if (!leido) return motivo(colFecha, `«${celda(colFecha)}» no es una fecha con su hora`);
    const intervalo = intervaloDe(leido.dia, leido.rotulo, { etiquetado, resolucion });
    if (typeof intervalo === 'string') return motivo(colFecha, `«${celda(colFecha)}» ${intervalo}`);
    const estacion = celda('estacion');
    if (!/^[01]?$/.test(estacion)) {
      return motivo('estacion', `«${estacion}» no es 0 (invierno) ni 1 (verano)`);
    }
    const metodo = celda('metodo') || null;
    if (trama.sinMetodo && metodo !== null) {
      return motivo('metodo', `«${metodo}» sobra: en ${nombre} va en blanco`);
    }
    const energias = readEnergias(campos);
    if (typeof energias === 'string') return energias;
    return {
      tipo: 'lectura-curva',
      ...punto,
      ...intervalo,
      verano: estacion === '' ? null : estacion === '1',
      resolucion,
      ...energias,
      estimada: metodo === null ? null : (trama.estimada?.(metodo) ?? null),
      metodo,
    };
  };
}
