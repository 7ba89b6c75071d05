import { periodosConHoras, type Zona } from '../calendario.ts';
import { enCifra, enFecha, enLista } from '../cifras-en-texto.ts';
import type { Dia } from '../fecha.ts';
import type { Issue } from '../result.ts';
import type { Magnitud, Tarifa } from '../tarifas.ts';
import type { EntradaFactura, TramoFactura } from './entrada.ts';
import { enTramos } from './tramos-de-factura.ts';

type Dias = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  /** The day is excluded. */
  readonly desde: Dia;
  readonly hasta: Dia;
};

type Medidas = {
  readonly [campo in 'consumos' | 'reactiva' | 'excedentes.energiaKwh' | 'maximetros' | 'cuartoshorarios']?:
    | readonly number[]
    | undefined;
};

const MAGNITUDES: Record<keyof Medidas, { readonly magnitud: Magnitud; readonly unidad: string }> = {
  consumos: { magnitud: 'energia', unidad: 'kWh' },
  reactiva: { magnitud: 'energia', unidad: 'kVArh' },
  'excedentes.energiaKwh': { magnitud: 'energia', unidad: 'kWh de excedentes' },
  maximetros: { magnitud: 'potencia', unidad: 'kW de máxima' },
  cuartoshorarios: { magnitud: 'potencia', unidad: 'kW de máxima' },
};

/** Says which figures, P1 first, are of periods that have no hour in their days (Circular 3/2020 art. 7). */
export function avisosDePeriodos(dias: Dias, medidas: Medidas, part = ''): Issue[] {
  const avisos: Issue[] = [];
  for (const [campo, { magnitud, unidad }] of Object.entries(MAGNITUDES)) {
    const valores = medidas[campo as keyof Medidas];
    if (!valores?.some((valor) => valor !== 0)) continue;
    const conHoras = periodosConHoras({ ...dias, magnitud });
    const vacios = valores.flatMap((valor, i) => (valor === 0 || conHoras.has(i + 1) ? [] : [i]));
    if (vacios.length === 0) continue;
    const cuales = enLista(vacios.map((i) => `P${i + 1}`));
    const cifras = enLista(vacios.map((i) => enCifra(valores[i]!)));
    const tienen = vacios.length === 1 ? 'no tiene ninguna hora' : 'no tienen ninguna hora';
    const message = `${cuales} ${tienen} de ${dias.tarifa} del ${enFecha(dias.desde + 1)} al ${enFecha(dias.hasta)} y hay ${cifras} ${unidad}: revisa los periodos o las fechas`;
    avisos.push({ code: 'periodo-sin-horas', message, part: `${part}${campo}` });
  }
  return avisos;
}

/** Of a bill, what its stretches do not measure themselves is measured over all its days. */
export function periodosSinHoras(entrada: EntradaFactura): Issue[] {
  const { tramos = [], excedentes } = entrada;
  const cubren = (campo: 'consumosKwh' | 'demanda') =>
    tramos.length > 0 && tramos.every((tramo) => tramo[campo] !== undefined);
  const reactivaPropia = tramos.some(({ reactivaKvarh }) => reactivaKvarh !== undefined);
  const deLaFactura = avisosDePeriodos(entrada, {
    ...medidasDe({
      consumosKwh: cubren('consumosKwh') ? undefined : entrada.consumosKwh,
      reactivaKvarh: reactivaPropia ? undefined : entrada.reactivaKvarh,
      demanda: cubren('demanda') ? undefined : entrada.demanda,
    }),
    'excedentes.energiaKwh': typeof excedentes?.energiaKwh === 'number' ? undefined : excedentes?.energiaKwh,
  });
  const completos = tramos.length > 0 ? enTramos(entrada) : [];
  return [
    ...deLaFactura,
    ...completos.flatMap((tramo, i) => avisosDePeriodos(tramo, medidasDe(tramos[i]!), `tramos.${i}.`)),
  ];
}

function medidasDe({
  consumosKwh,
  reactivaKvarh,
  demanda,
}: Pick<TramoFactura, 'consumosKwh' | 'reactivaKvarh' | 'demanda'>): Medidas {
  return {
    consumos: consumosKwh,
    reactiva: reactivaKvarh,
    maximetros: demanda?.tipo === 'maximetro' ? demanda.kw : undefined,
    cuartoshorarios:
      demanda?.tipo === 'cuartos'
        ? demanda.kwPorPeriodo.map((kw) => kw.reduce((mayor, valor) => Math.max(mayor, valor), 0))
        : undefined,
  };
}
