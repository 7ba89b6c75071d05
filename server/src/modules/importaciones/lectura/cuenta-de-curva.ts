import type { Energia, InformeCurva, LecturaCurva } from '@vatio/domain';
import { enCifra } from '@vatio/domain';

/** What the sender of curves should know of them, counted over the whole import. */
export type CuentaDeCurva = {
  /** Intervals without a reading, in days that have some. */
  huecos: number;
  repetidas: number;
  negativas: number;
  absurdas: number;
  /** Readings of an hour that their day does not have. */
  fuera: number;
};

type Dia = { readonly intervalos: number; readonly lecturas: number };

export function countCurva({
  lecturas,
  energia,
  informeCurva: { lecturas: colocadas, duplicadas, negativas, absurdas },
  dias,
}: {
  readonly lecturas: readonly LecturaCurva[];
  readonly energia: Energia;
  readonly informeCurva: InformeCurva;
  readonly dias: readonly Dia[];
}): CuentaDeCurva {
  const conValor = lecturas.reduce((suma, lectura) => suma + (lectura[`${energia}Kwh`] === null ? 0 : 1), 0);
  return {
    huecos: dias.reduce((suma, dia) => suma + dia.intervalos - dia.lecturas, 0),
    repetidas: duplicadas,
    negativas,
    absurdas: absurdas.lecturas,
    fuera: conValor - colocadas - duplicadas,
  };
}

export function sinCuenta(): CuentaDeCurva {
  return { huecos: 0, repetidas: 0, negativas: 0, absurdas: 0, fuera: 0 };
}

export function addAccount(suma: CuentaDeCurva, otra: CuentaDeCurva): void {
  suma.huecos += otra.huecos;
  suma.repetidas += otra.repetidas;
  suma.negativas += otra.negativas;
  suma.absurdas += otra.absurdas;
  suma.fuera += otra.fuera;
}

export function avisosDeCurva(cuenta: CuentaDeCurva): string[] {
  const textos: [cuantos: number, texto: string][] = [
    [cuenta.huecos, 'intervalos sin lectura: quedan en blanco'],
    [cuenta.repetidas, 'lecturas repetidas: vale la última de cada intervalo'],
    [cuenta.negativas, 'lecturas negativas: no se guardan'],
    [cuenta.absurdas, 'lecturas desmesuradas para su suministro: se guardan, conviene revisarlas'],
    [cuenta.fuera, 'lecturas de una hora que su día no tiene: no se guardan'],
  ];
  return textos.filter(([cuantos]) => cuantos > 0).map(([cuantos, texto]) => `${enCifra(cuantos)} ${texto}`);
}
