import type { Campos } from './campo.ts';
import { type Cifra, cifrasDe, type Decimal } from './cifras-impresas.ts';
import { claseDe, DE_MAXIMOS, periodoDe } from './clases.ts';
import { palabrasEntre, type Renglon } from './palabra.ts';

type Contexto = {
  readonly decimal: Decimal;
  readonly periodos: { readonly energia: number; readonly potencia: number } | undefined;
  /** The kWh of a bill with one line of energy for all its periods, proved by its total. */
  readonly planaKwh: number | undefined;
};

/** A label of a period and the figure after it, several of which may stand on one line: `P1: 4,600 kW P2: 4,600 kW`. */
const ETIQUETA = /(?<![a-z\d])(?:p\s?|periodo\s)([1-6])(?![\d.,])|punta|llano|valle/g;

/** Figures of a period that stand outside the lines with amounts: contracted powers, maxima, kWh of the readings. */
export function addUsosSueltos(
  campos: Campos,
  renglones: readonly Renglon[],
  { decimal, periodos, planaKwh }: Contexto,
): void {
  const conLineas = campos.all().some(({ nombre }) => nombre.startsWith('consumos.'));
  let deMaximos = false;
  for (const renglon of renglones) {
    const { llano } = renglon;
    if (/potencia|maxim|consumo|energia|lectura/.test(llano)) deMaximos = DE_MAXIMOS.test(llano);
    if (claseDe(llano) !== undefined || /€|eur/.test(llano)) continue;
    const cifras = cifrasDe(renglon, decimal);
    const etiquetas = [...llano.matchAll(ETIQUETA)];
    etiquetas.forEach((etiqueta, i) => {
      const fin = etiquetas[i + 1]?.index ?? llano.length;
      const cifra = cifras.findLast(
        ({ inicio, unidad }) =>
          inicio >= etiqueta.index && inicio < fin && (unidad === 'kW' || unidad === 'kWh'),
      );
      // What the lines with amounts say is proved; readings and history beside them prove nothing against it.
      if (cifra && !(conLineas && cifra.unidad === 'kWh'))
        addSuelta(campos, { renglon, cifra, etiqueta: etiqueta[0], deMaximos, periodos });
    });
  }
  if (planaKwh !== undefined && periodos) confirmPlana(campos, periodos.energia, planaKwh);
}

/** The kWh of each period that add up to those of the one line are that line's, and so is its price. */
function confirmPlana(campos: Campos, periodos: number, planaKwh: number): void {
  const nombres = Array.from({ length: periodos }, (_, i) => `${i}`);
  const consumos = nombres.map((i) => campos.get(`consumos.${i}`)?.valor);
  const suma = consumos.reduce<number>(
    (total, valor) => total + (typeof valor === 'number' ? valor : Number.NaN),
    0,
  );
  if (Math.abs(suma - planaKwh) > 1e-6) return;
  for (const i of nombres) {
    campos.confirm(`consumos.${i}`);
    campos.confirm(`precios.energia.${i}`);
  }
}

type Suelta = {
  readonly renglon: Renglon;
  readonly cifra: Cifra;
  readonly etiqueta: string;
  readonly deMaximos: boolean;
  readonly periodos: Contexto['periodos'];
};

function addSuelta(campos: Campos, { renglon, cifra, etiqueta, deMaximos, periodos }: Suelta): void {
  const magnitud = cifra.unidad === 'kW' ? 'potencia' : 'energia';
  const periodo = periodoDe(etiqueta, magnitud);
  const limite = periodos?.[magnitud] ?? 6;
  if (periodo === undefined || periodo > limite || cifra.valor < 0) return;
  const nombre = magnitud === 'energia' ? 'consumos' : deMaximos ? 'maximetros' : 'potencias';
  campos.add(`${nombre}.${periodo - 1}`, cifra.valor, {
    palabras: palabrasEntre(renglon, cifra.inicio, cifra.fin),
    segura: false,
  });
}
