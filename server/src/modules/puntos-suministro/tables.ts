import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';

type RecuentoTable = {
  comercialId: string | null;
  registro: boolean;
  tarifa: string | null;
  provincia: string | null;
  distribuidora: string;
  conContrato: boolean;
  puntos: number;
};

type RecuentoTitularTable = Pick<RecuentoTable, 'comercialId' | 'registro' | 'puntos'>;

type ContratoAjenoTable = {
  cups: string;
  clienteId: string;
  comercializadora: string | null;
  desde: string | null;
  fin: string | null;
  actualizadoEn: DefaultInstant;
};

/** What the files said of a point, without empty cells. */
export type DatosSips = Record<string, string | number | boolean>;

type FichaSipsTable = { cups: string; fecha: string; formato: string; datos: JSONColumnType<DatosSips> };

type ConsumoTable = {
  cups: string;
  desde: string;
  hasta: string;
  codigoTarifa: string | null;
  tipoLectura: string | null;
  fuente: 'sips' | 'manual';
  activaKwh: number[];
  reactivaKvarh: number[];
  capacitivaKvarh: number[] | null;
  maximetroKw: number[];
};

export type Magnitud = 'activa' | 'vertida' | 'generada' | 'autoconsumida';

type CurvaDiaTable = {
  cups: string;
  magnitud: Magnitud;
  instalacion: Generated<number>;
  dia: string;
  resolucion: 15 | 60;
  wh: Buffer;
  estimados: Buffer | null;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    puntoSuministroRecuento: RecuentoTable;
    puntoSuministroRecuentoTitular: RecuentoTitularTable;
    fichaSips: FichaSipsTable;
    consumo: ConsumoTable;
    curvaDia: CurvaDiaTable;
    contratoAjeno: ContratoAjenoTable;
  }
}
