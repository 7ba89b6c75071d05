import type { productos } from '@vatio/contract/endpoints';
import type { TarifaDeSuministro, TipoDeProducto, Zona } from '@vatio/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultInstant } from '../../platform/tables.ts';

export type ProductoTable = {
  id: Generated<string>;
  comercializadora: string;
  nombre: string;
  tarifa: TarifaDeSuministro;
  tipo: TipoDeProducto;
  /** An empty list means every zone. */
  zonas: Zona[];
  duracionMeses: number;
  permanencia: boolean;
  prorroga: Generated<boolean>;
  renovable: boolean;
  peajesIncluidos: boolean;
  activo: Generated<boolean>;
  edicion: Generated<number>;
  creadoEn: DefaultInstant;
};

export type ProductoVersionTable = {
  id: Generated<string>;
  productoId: string;
  desde: string;
  hasta: string | null;
  condiciones: JSONColumnType<productos.Condiciones>;
  creadoEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    producto: ProductoTable;
    productoVersion: ProductoVersionTable;
  }
}
