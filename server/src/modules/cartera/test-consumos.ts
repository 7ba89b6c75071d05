import { diaDe, diasDelMes, formatFecha } from '@vatio/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/tables.ts';

type Consumo = Insertable<Tables['consumo']>;

/** Twelve months of 2025 in six periods as the import keeps them, without trailing zeros. */
export function anioDe(cups: string, factor: number): Consumo[] {
  return Array.from({ length: 12 }, (_, mes) => ({
    cups,
    desde: formatFecha(diaDe(2025, mes + 1, 1) - 1),
    hasta: formatFecha(diaDe(2025, mes + 1, diasDelMes(2025, mes + 1))),
    fuente: 'sips',
    activaKwh: [1200 * factor, 900, 800 + mes, 700.5, 600, 1800],
    reactivaKvarh: mes % 2 === 0 ? [] : [500, 300],
    maximetroKw: [31 + mes, 33, 36, 20, 10, 50],
  }));
}

/** The same months of a home of 2.0TD, whose meter keeps no maxima. */
export function anioDeHogar(cups: string): Consumo[] {
  return anioDe(cups, 1).map((fila, mes) => ({
    ...fila,
    activaKwh: [90 + mes, 80, 120],
    maximetroKw: [],
  }));
}
