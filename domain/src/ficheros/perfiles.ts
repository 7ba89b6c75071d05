import { nombreLlano } from './campos.ts';
import type { Deteccion, Fila, FormatoFichero, LectorFila } from './formato.ts';
import { createHoraDelDia, diaDeCeldas, recognizeTitled, SIN_ENERGIA, untilEnd, valorDe } from './mercado.ts';
import { readNumber } from './numeros.ts';
import type { ValorDeMercado } from './registro.ts';

const TARIFAS = { '20td': 'perfil-2.0TD', '30tdve': 'perfil-3.0TDVE', '30td': 'perfil-3.0TD' } as const;

/**
 * Coefficients of consumption of REE (`PERFF_AAAAMM`): year, month, day, hour (1…25), summer flag and a column for each
 * tariff. Those of a whole year, the initial ones, have the same columns.
 */
export const perfiles: FormatoFichero = {
  formato: 'perfiles',
  nombre: 'Perfiles de consumo de REE',
  ...SIN_ENERGIA,
  recognizeFile: ({ filas: [primera, ...datos] }) => {
    const columnas = primera && columnasDe(primera);
    if (!primera || !columnas || columnas.length === 0) return undefined;
    const coeficientes = columnas.map(({ sitio }) => sitio);
    return recognizeTitled(primera, datos, coeficientes);
  },
  createReader,
};

function columnasDe({ campos }: Pick<Fila, 'campos'>) {
  const llanos = campos.map(nombreLlano);
  const fecha = [/^(ano|anio|year)/, /^mes/, /^dia/, /^hora/];
  if (!fecha.every((nombre, i) => nombre.test(llanos[i] ?? ''))) return undefined;
  return llanos.flatMap((llano, sitio) => {
    const tarifa = Object.keys(TARIFAS).find((final) => llano.endsWith(final));
    return tarifa === undefined ? [] : [{ sitio, serie: TARIFAS[tarifa as keyof typeof TARIFAS] }];
  });
}

function createReader({ cabecera, decimal, separador }: Deteccion): LectorFila {
  const columnas = columnasDe({ campos: (cabecera ?? '').split(separador) }) ?? [];
  const horaDelDia = createHoraDelDia();
  return untilEnd((campos) => {
    const [anio = '', mes = '', numero = '', hora = ''] = campos.map((campo) => campo.trim());
    const dia = diaDeCeldas(anio, mes, numero);
    if (dia === undefined) return `Columnas 1 a 3: «${anio};${mes};${numero}» no es una fecha`;
    if (!/^\d{1,2}$/.test(hora) || Number(hora) < 1) return `Columna 4: «${hora}» no es una hora del 1 al 25`;
    const minuto = horaDelDia(dia, Number(hora) - 1) * 60;
    const valores: ValorDeMercado[] = [];
    for (const { sitio, serie } of columnas) {
      const texto = (campos[sitio] ?? '').trim();
      const coeficiente = texto === '' ? null : readNumber(texto, decimal);
      if (Number.isNaN(coeficiente)) return `Columna ${sitio + 1}: «${texto}» no es un coeficiente`;
      const valor = valorDe({ serie, dia, minuto, valor: coeficiente });
      if (typeof valor === 'string') return valor;
      valores.push(valor);
    }
    return valores;
  });
}
