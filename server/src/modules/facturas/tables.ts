import type { BodyOf, calculos, facturas } from '@vatio/contract/endpoints';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

/** PostgreSQL gives a `numeric` as a text. */
type Euros = ColumnType<string, number, number>;

type FacturaRecibidaTable = {
  id: Generated<string>;
  cups: string;
  clienteId: string | null;
  fuente: facturas.Fuente;
  comercializadora: string | null;
  numero: string | null;
  tipo: facturas.Factura['tipo'];
  rectifica: string | null;
  tarifa: string | null;
  desde: string | null;
  hasta: string | null;
  fechaFactura: string | null;
  totalEur: Euros;
  calculadoEur: Euros;
  diferenciaEur: GeneratedAlways<string>;
  veredicto: facturas.Factura['veredicto'];
  motivo: string;
  contrastes: JSONColumnType<facturas.Contrastada[]>;
  avisos: JSONColumnType<string[]>;
  lineas: JSONColumnType<BodyOf<typeof facturas.create>['lineas'] | null, string | null, string | null>;
  datos: JSONColumnType<BodyOf<typeof calculos.factura> | null, string | null, string | null>;
  lote: string;
  estimada: Generated<boolean>;
  contratoId: string | null;
  debidoEur: ColumnType<string | null, number | null | undefined, number | null>;
  deMasEur: GeneratedAlways<string | null>;
  revision: facturas.Factura['revision'];
  hallazgos: JSONColumnType<facturas.Factura['hallazgos'], string | undefined, string>;
  porRevisar: Generated<boolean>;
  creadaPor: string | null;
  creadaEn: DefaultInstant;
  borradaEn: OptionalInstant;
};

type ReglaDeFacturasTable = { toleranciaEur: number };

declare module '../../platform/tables.ts' {
  interface Tables {
    facturaRecibida: FacturaRecibidaTable;
    reglaDeFacturas: ReglaDeFacturasTable;
  }
}
