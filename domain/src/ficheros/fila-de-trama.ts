import { parseCups } from '../cups.ts';
import { crearLectorFecha } from './celdas-de-fecha.ts';
import { type Deteccion, type Energia, type LectorFila, nombrarColumna } from './formato.ts';
import { leerNumero } from './numeros.ts';
import { crearLectorCups, pareceCil } from './suministro.ts';
import { anchuraValida, type ColumnaTrama, intervaloDe, type Trama } from './trama.ts';

const CUADRANTES = ['r1', 'r2', 'r3', 'r4'] as const;

/** From this quality code on, the meter marks the value as not valid. */
const CALIDAD_NO_VALIDA = 128;

/** Reads the rows of a positional load curve. */
export function crearLectorTrama(trama: Trama, { decimal, resolucion }: Deteccion): LectorFila {
  const posicion = (columna: ColumnaTrama) => trama.columnas.indexOf(columna);
  const leerPunto = trama.columnas[0] === 'cil' ? crearLectorCil() : crearLectorPunto();
  const leerDia = crearLectorFecha('dia-mes');
  const minutosIntervalo = resolucion ?? 60;

  return (campos) => {
    if (!anchuraValida(trama, campos)) {
      return `La fila tiene ${campos.length} columnas y ${trama.nombre} tiene ${trama.columnas.length}`;
    }
    const celda = (columna: ColumnaTrama) => campos[posicion(columna)]?.trim() ?? '';
    const motivo = (columna: ColumnaTrama, texto: string) =>
      `${nombrarColumna(posicion(columna), columna)}: ${texto}`;
    const punto = leerPunto(celda(trama.columnas[0]!));
    if (typeof punto === 'string') return motivo(trama.columnas[0]!, punto);
    const intervalo = intervaloDe(trama.columnas, campos, leerDia);
    const enFecha = trama.columnas.includes('fecha') ? 'fecha' : 'hora';
    if (!intervalo) return motivo(enFecha, `«${celda(enFecha)}» no es una fecha con su hora`);
    if (intervalo.finMin % minutosIntervalo !== 0) {
      return motivo(enFecha, `«${celda(enFecha)}» no cierra un intervalo de ${minutosIntervalo} minutos`);
    }
    const estacion = celda('estacion');
    if (!/^[01]?$/.test(estacion))
      return motivo('estacion', `«${estacion}» no es 0 (invierno) ni 1 (verano)`);
    const metodo = celda('metodo') || null;
    if (trama.sinMetodo && metodo !== null) {
      return motivo('metodo', `«${metodo}» sobra: en ${trama.nombre} va en blanco`);
    }
    const valores = leerValores(campos);
    if (typeof valores === 'string') return valores;
    return {
      tipo: 'lectura-curva',
      ...punto,
      ...intervalo,
      verano: estacion === '' ? null : estacion === '1',
      resolucion: minutosIntervalo,
      activaKwh: energia(valores, 'activa'),
      vertidaKwh: energia(valores, 'vertida'),
      generadaKwh: energia(valores, 'generada'),
      autoconsumidaKwh: energia(valores, 'autoconsumida'),
      reactivaKvarh: reactiva(valores),
      estimada: metodo === null ? null : (trama.estimada?.(metodo) ?? null),
      metodo,
    };
  };

  function leerValores(campos: readonly string[]): Map<ColumnaTrama, number> | string {
    const valores = new Map<ColumnaTrama, number>();
    for (const columna of ['ai', 'ae', ...CUADRANTES] as const) {
      const texto = campos[posicion(columna)]?.trim() ?? '';
      if (texto === '' || noValida(campos, columna)) continue;
      const valor = leerNumero(texto, decimal);
      if (Number.isNaN(valor)) {
        return `${nombrarColumna(posicion(columna), columna)}: «${texto}» no es un número`;
      }
      valores.set(columna, valor / trama.divisor);
    }
    return valores;
  }

  /** Files in circulation flag good incoming energies too, so only the other magnitudes heed the flag. */
  function noValida(campos: readonly string[], columna: ColumnaTrama): boolean {
    if (columna === 'ai') return false;
    const calidad = posicion(`calidad-${columna}` as ColumnaTrama);
    return calidad >= 0 && Number(campos[calidad]) >= CALIDAD_NO_VALIDA;
  }

  function energia(valores: ReadonlyMap<ColumnaTrama, number>, cual: Energia): number | null {
    if (trama.ai === cual) return valores.get('ai') ?? null;
    return trama.ae === cual ? (valores.get('ae') ?? null) : null;
  }
}

function reactiva(valores: ReadonlyMap<ColumnaTrama, number>): (number | null)[] | null {
  const cuadrantes = CUADRANTES.map((cuadrante) => valores.get(cuadrante) ?? null);
  return cuadrantes.some((valor) => valor !== null) ? cuadrantes : null;
}

type Punto = { readonly cups: string | null; readonly cil: string | null };

function crearLectorPunto(): (texto: string) => Punto | string {
  const leer = crearLectorCups();
  return (texto) => {
    const cups = leer(texto);
    return cups.ok ? { cups: cups.value.cups, cil: null } : cups.issue.message;
  };
}

/** A CIL is good by its form; the CUPS inside it is given only when its control letters hold. */
function crearLectorCil(): (texto: string) => Punto | string {
  let ultimo: Punto = { cups: null, cil: null };
  return (texto) => {
    if (texto === ultimo.cil) return ultimo;
    if (!pareceCil(texto))
      return `«${texto}» no tiene la forma de un CIL (22 caracteres del CUPS y 3 cifras)`;
    const cups = parseCups(texto.slice(0, 22));
    ultimo = { cups: cups.ok ? cups.value.cups : null, cil: texto };
    return ultimo;
  };
}
