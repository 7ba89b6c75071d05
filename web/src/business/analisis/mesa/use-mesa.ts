import type { Fees } from '@vatio/domain';
import { useMemo, useState } from 'react';
import { today } from '../../../format/date.ts';
import { borradorInicial } from '../borrador/inicial.ts';
import { useBorrador } from '../borrador/use-borrador.ts';
import { type DatosPunto, tarifaDe } from '../calculo/datos-punto.ts';
import { feesDePartida } from '../calculo/fees.ts';
import { useEstudios } from '../calculo/use-estudios.ts';
import { usePeticiones } from '../calculo/use-peticiones.ts';
import { useReglasDeVenta } from '../ofertas/use-reglas-de-venta.ts';
import { productosElegidos } from './elegidos.ts';
import { useLibro } from './use-libro.ts';

/** The state of an analysis: the decisions, the products on sale on its date, and the study of each supply. */
export function useMesa(
  datos: readonly DatosPunto[],
  deAntes: Fees | undefined,
  enfocado: string | undefined,
) {
  const [inicial] = useState(() => borradorInicial({ datos, fecha: today(), fees: deAntes }));
  const [unico, segundo] = inicial.puntos;
  const vivo = useBorrador(unico && !segundo ? `analisis:${unico.cups}` : 'analisis', inicial);
  const { borrador, change } = vivo;

  const tarifas = useMemo(() => [...new Set(datos.flatMap((dato) => tarifaDe(dato) ?? []))], [datos]);
  const libro = useLibro(borrador.fecha, tarifas);
  const partida = useMemo(() => feesDePartida(libro.productos), [libro.productos]);
  const fees = borrador.fees ?? partida;
  const { peticiones, entradas, issues } = usePeticiones({
    datos,
    borrador,
    fees,
    productos: libro.productos,
  });
  const estudios = useEstudios(peticiones, enfocado);
  const elegidos = productosElegidos(borrador.puntos, estudios);
  const reglas = useReglasDeVenta(useMemo(() => datos.map(({ ficha }) => ficha), [datos]));
  return { reglas, vivo, borrador, change, libro, fees, entradas, issues, estudios, elegidos };
}

/** The part of the state that each supply needs. */
export type MesaEnUso = ReturnType<typeof useMesa>;
