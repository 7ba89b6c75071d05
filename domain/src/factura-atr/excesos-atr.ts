import { enCifra } from '../cifras-en-texto.ts';
import { exact, round, sum, times } from '../exact.ts';
import { eurosPorKw, tramosDeExceso } from '../excesos/termino.ts';
import { calculateExcesos } from '../excesos.ts';
import { fail, ok, type Result } from '../result.ts';
import { periodosDe } from '../tarifas.ts';
import { closeTermino, comparedLinea, type LineaAtr, type Suministro, type Termino } from './linea-atr.ts';
import { cifraEn, diaEn, hijosDe, type Nodo, nodoEn } from './nodo.ts';
import { potenciasDe, type Uso } from './terminos-de-uso.ts';

type Exceso = {
  readonly periodo: number;
  readonly valor: number;
  readonly precio: number;
  readonly dias: number;
  readonly desde: number;
  readonly hasta: number;
};

/**
 * What the value and the price of an excess make: messages have brought the amount itself, kW at a price of a day (once or
 * twice, as the rule was until March 2025), and roots of squares at a price of a month.
 */
const CUENTAS: readonly { readonly unidadPrecio: string; readonly importeDe: (exceso: Exceso) => number }[] =
  [
    { unidadPrecio: '€/kW·día', importeDe: ({ valor, precio, dias }) => valor * precio * dias },
    { unidadPrecio: '€/kW·mes', importeDe: ({ valor, precio }) => valor * precio },
    { unidadPrecio: '€/kW·día', importeDe: ({ valor, precio, dias }) => valor * precio * dias * 2 },
    { unidadPrecio: '€', importeDe: ({ valor }) => valor },
  ];

/** Excess power: for meter types 4 and 5 by the maxima of the bill, for types 1 to 3 by the roots that the bill brings. */
export function terminoDeExcesos(factura: Nodo, suministro: Suministro): Termino | undefined {
  const nodo = nodoEn(factura, 'ExcesoPotencia');
  if (!nodo) return undefined;
  const excesos = hijosDe(nodo, 'TerminoExcesoPotencia').flatMap((tramo) => excesosDe(tramo, suministro));
  const impreso = cifraEn(nodo, 'ImporteTotalExcesos');
  const cuenta = cuentaDe(excesos, impreso);
  const { usos } = potenciasDe(factura, suministro);
  const avisos: string[] = [];
  const lineas = excesos.map((exceso): LineaAtr => {
    const recibido = round(cuenta.importeDe(exceso));
    const esperado = esperadoDe(exceso, usos, suministro);
    if (!esperado.ok)
      avisos.push(`De los excesos se comprueba la cuenta y no el precio: ${esperado.issue.message}`);
    const linea = {
      concepto: 'excesos' as const,
      periodo: exceso.periodo,
      cantidad: exceso.valor,
      unidad: cuenta.unidadPrecio === '€' ? '€' : 'kW',
      precio: cuenta.unidadPrecio === '€' ? 1 : exceso.precio,
      unidadPrecio: cuenta.unidadPrecio,
      dias: exceso.dias,
    };
    return comparedLinea(linea, {
      recibido,
      esperado: esperado.ok ? esperado.value : recibido,
      motivoDe: () =>
        `El exceso regulado de P${exceso.periodo} es de ${enCifra(esperado.ok ? esperado.value : 0, 2, 2)} € y se cobran ${enCifra(recibido, 2, 2)} €`,
    });
  });
  return closeTermino(lineas, { impreso, concepto: 'excesos', avisos });
}

function excesosDe(tramo: Nodo, suministro: Suministro): Exceso[] {
  const desde = diaEn(tramo, 'FechaDesde') ?? suministro.desde ?? 0;
  const hasta = diaEn(tramo, 'FechaHasta') ?? suministro.hasta ?? desde;
  return hijosDe(tramo, 'Periodo').flatMap((nodo, i) => {
    const valor = cifraEn(nodo, 'ValorExcesoPotencia');
    if (valor === undefined) return [];
    const dias = cifraEn(nodo, 'NumeroDias') ?? hasta - desde;
    return [{ periodo: i + 1, valor, precio: cifraEn(nodo, 'PrecioExceso') ?? 0, dias, desde, hasta }];
  });
}

function cuentaDe(excesos: readonly Exceso[], impreso: number | undefined): (typeof CUENTAS)[number] {
  const [primera] = CUENTAS;
  if (impreso === undefined) return primera!;
  const lejosDe = ({ importeDe }: (typeof CUENTAS)[number]) =>
    Math.abs(impreso - excesos.reduce((total, exceso) => total + importeDe(exceso), 0));
  return CUENTAS.reduce(
    (mejor, cuenta) => (lejosDe(cuenta) < lejosDe(mejor) - 0.01 ? cuenta : mejor),
    primera!,
  );
}

function esperadoDe(exceso: Exceso, usos: readonly Uso[], suministro: Suministro): Result<number> {
  const { tarifa, tipoMedida, conIcp } = suministro;
  const { desde, hasta, periodo } = exceso;
  if (tarifa === undefined) return fail('sin-tarifa', 'no hay tabla anterior a junio de 2021');
  if (conIcp) return ok(0);
  if (tipoMedida === undefined) return fail('sin-tipo-de-medida', 'falta el tipo del punto de medida');
  const deLosDias = usos.filter((uso) => uso.desde <= desde && uso.hasta >= hasta);
  if (tipoMedida <= 3) {
    const tramos = tramosDeExceso({ tarifa, tipoMedida, desde, hasta });
    if (!tramos.ok) return tramos;
    const [tramo, siguiente] = tramos.value;
    if (!tramo || siguiente) return fail('varios-meses', 'cada mes tiene su raíz y la factura trae una sola');
    return ok(round(times(exact(exceso.valor), eurosPorKw(tramo, periodo - 1))));
  }
  const potenciasKw = deLosDias.map(({ contratada, cantidad }) => contratada ?? cantidad);
  const maximos = deLosDias.map(({ maxima }) => maxima);
  if (potenciasKw.length !== periodosDe(tarifa, 'potencia') || maximos.includes(undefined)) {
    return fail('sin-maximos', 'faltan las potencias o los máximos de sus periodos');
  }
  const kw = maximos.map((maximo) => maximo ?? 0);
  const calculados = calculateExcesos({
    tarifa,
    tipoMedida,
    potenciasKw,
    demanda: { tipo: 'maximetro', kw },
    desde,
    hasta,
  });
  if (!calculados.ok) return calculados;
  const propios = calculados.value.filter((linea) => linea.periodo === periodo);
  return ok(round(sum(propios.map(({ importe }) => importe))));
}
