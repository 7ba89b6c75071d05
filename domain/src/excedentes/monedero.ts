import { round } from '../exact.ts';
import { type Dia, diaDe, diasDelMes, partesDe } from '../fecha.ts';

/** The money of a virtual battery, € to the cent: the oldest is spent first. */
export type Monedero = {
  readonly deposit: (dia: Dia, eur: number) => void;
  /** What may be spent on a day, once what has expired by then is gone. */
  readonly available: (dia: Dia) => number;
  /** Takes at most what is available. */
  readonly spend: (dia: Dia, eur: number) => number;
  readonly caducadoEur: () => number;
};

export function createMonedero(caducidadMeses: number | null): Monedero {
  let ingresos: { readonly dia: Dia; centimos: number }[] = [];
  let caducado = 0;
  const expire = (dia: Dia) => {
    if (caducidadMeses === null) return;
    const caducos = ingresos.filter((ingreso) => addMonths(ingreso.dia, caducidadMeses) < dia);
    caducado += caducos.reduce((suma, { centimos }) => suma + centimos, 0);
    ingresos = ingresos.filter((ingreso) => !caducos.includes(ingreso));
  };
  const available = (dia: Dia) => {
    expire(dia);
    return ingresos.reduce((suma, { centimos }) => suma + centimos, 0) / 100;
  };
  return {
    deposit: (dia, eur) => {
      if (eur > 0) ingresos.push({ dia, centimos: round(eur * 100, 0) });
    },
    available,
    spend: (dia, eur) => {
      const gasto = Math.max(0, round(Math.min(eur, available(dia)) * 100, 0));
      let falta = gasto;
      for (const ingreso of ingresos) {
        const tomado = Math.min(falta, ingreso.centimos);
        ingreso.centimos -= tomado;
        falta -= tomado;
      }
      return gasto / 100;
    },
    caducadoEur: () => caducado / 100,
  };
}

/** The same day some months later, or the last of that month where it has no such day. */
function addMonths(dia: Dia, meses: number): Dia {
  const partes = partesDe(dia);
  const mesesDesdeCero = partes.anio * 12 + partes.mes - 1 + meses;
  const [anio, mes] = [Math.floor(mesesDesdeCero / 12), (mesesDesdeCero % 12) + 1];
  return diaDe(anio, mes, Math.min(partes.dia, diasDelMes(anio, mes)));
}
