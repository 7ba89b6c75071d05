import type { Dia } from '../fecha.ts';
import { fechaTras, type Hallado } from './etiquetas.ts';
import { fechasDe } from './fechas-impresas.ts';
import { palabrasEntre, type Renglon } from './palabra.ts';

/** The days of a bill as it prints them; whether the first is billed is told by how many days it says. */
export type PeriodoImpreso = {
  readonly desde: Hallado<Dia>;
  readonly hasta: Hallado<Dia>;
  /** Days that stand beside the dates. */
  readonly dias: number | undefined;
  /** They stand with a name of their own, and no others do. */
  readonly claro: boolean;
};

const NOMBRES =
  /periodo (?:de )?(?:facturacion|facturado|consumo|lectura|suministro|liquidacion)|dias facturados|facturacion (?:del|desde)|consumo (?:del|desde|entre)|fechas? de lectura|(?:^|\W)periodo\s*:|lecturas? (?:del|desde)|(?:factura|energia) (?:del|desde)/;
const AJENOS =
  /contrat|permanencia|vigencia|vigor|historic|promocion|comparativ|pago|cargo|ultimo|anual|precios? (?:del|desde|validos)|(?:factura|periodo|consumo)[a-z ]* anterior/;
/** What parts two dates of one period. */
const ENTRE = /^\s*(?:\)|,)?\s*(?:al?|hasta|y|-|–|—|\/)?\s*(?:el|el dia|la)?\s*$/;

type Par = {
  readonly desde: Hallado<Dia>;
  readonly hasta: Hallado<Dia>;
  readonly dias: number | undefined;
  readonly conNombre: boolean;
};

/** From when until when a bill goes; undefined where it prints no two dates that could be it. */
export function periodoImpreso(renglones: readonly Renglon[]): PeriodoImpreso | undefined {
  const pares = paresDe(renglones);
  const conNombre = pares.filter((par) => par.conNombre);
  const elegidos = conNombre.length > 0 ? conNombre : pares;
  const [primero] = elegidos;
  if (!primero) return byReadings(renglones);
  // The stretches of a bill lie inside its own days.
  const todo = elegidos.reduce((a, b) =>
    b.hasta.valor - b.desde.valor > a.hasta.valor - a.desde.valor ? b : a,
  );
  const dentro = elegidos.every(
    ({ desde, hasta }) => desde.valor >= todo.desde.valor && hasta.valor <= todo.hasta.valor,
  );
  return { desde: todo.desde, hasta: todo.hasta, dias: todo.dias, claro: dentro && conNombre.length > 0 };
}

function paresDe(renglones: readonly Renglon[]): readonly Par[] {
  return renglones.flatMap((renglon, i): Par[] => {
    const fechas = fechasDe(renglon);
    return fechas.flatMap((primera, j): Par[] => {
      const segunda = fechas[j + 1];
      if (!segunda || segunda.dia <= primera.dia || segunda.dia - primera.dia > 400) return [];
      if (!ENTRE.test(renglon.llano.slice(primera.fin, segunda.inicio))) return [];
      const antes = renglon.llano.slice(0, primera.inicio);
      const anterior = renglones[i - 1];
      const encima =
        anterior?.pagina === renglon.pagina && fechasDe(anterior).length === 0 ? anterior.llano : '';
      if (AJENOS.test(antes) || (antes.trim() === '' && AJENOS.test(encima))) return [];
      const dias = /(?<![\d.,])(\d{1,3})\s*dias/.exec(renglon.llano.slice(segunda.fin, segunda.fin + 40));
      return [
        {
          desde: { valor: primera.dia, palabras: palabrasEntre(renglon, primera.inicio, primera.fin) },
          hasta: { valor: segunda.dia, palabras: palabrasEntre(renglon, segunda.inicio, segunda.fin) },
          dias: dias ? Number(dias[1]) : undefined,
          conNombre: NOMBRES.test(antes) || NOMBRES.test(encima),
        },
      ];
    });
  });
}

/** Bills without a period print the days of both readings. */
function byReadings(renglones: readonly Renglon[]): PeriodoImpreso | undefined {
  const desde = fechaTras(
    renglones,
    /lectura (?:anterior|inicial)|fecha (?:inicial|inicio|desde)|(?:^|\W)desde(?: el)?:?/,
  );
  const hasta = fechaTras(
    renglones,
    /lectura (?:actual|final)|fecha (?:final|fin|hasta)|(?:^|\W)hasta(?: el)?:?/,
  );
  const [primera] = desde;
  const [ultima] = hasta;
  if (!primera || !ultima || ultima.valor <= primera.valor || ultima.valor - primera.valor > 400)
    return undefined;
  const claro = [desde, hasta].every((hallados) => new Set(hallados.map(({ valor }) => valor)).size === 1);
  return { desde: primera, hasta: ultima, dias: undefined, claro };
}
