import type { evidencias } from '@vatio/contract/endpoints';
import type { TipoDeProducto } from '@vatio/domain';
import type { Brand } from '../../../platform/brand/brand.repository.ts';

/** The content of a printed contract: plain data, so that it can be sent to a printing thread. */
export type ContratoToPrint = {
  readonly codigo: string;
  /** `AAAA-MM-DD`; null until it is signed. */
  readonly fechaFirma: string | null;
  /** Who signs it and in what capacity; null where nobody has said so, and on a paper that nobody is asked to sign yet. */
  readonly firmante?:
    | (Readonly<Record<'nombre' | 'dni', string>> & {
        readonly calidad: evidencias.Calidad;
      })
    | null;
  /** It goes to a provider of signatures, where the client signs it in its boxes. */
  readonly porProveedor?: boolean;
  readonly fecha: Date;
  readonly cliente: {
    readonly tipo: 'persona' | 'empresa';
    readonly nombre: string;
    readonly nif: string | null;
    readonly direccion: string;
    readonly email: string | null;
    readonly telefono: string | null;
    /** In groups of four; null when there is none or its check digits are wrong. */
    readonly iban: string | null;
  };
  readonly suministro: {
    readonly cups: string;
    readonly direccion: string;
    readonly tarifa: string;
    readonly potenciasKw: readonly number[];
    readonly consumoAnualKwh: number;
  };
  readonly producto: {
    readonly comercializadora: string;
    readonly nombre: string;
    readonly tipo: TipoDeProducto;
    readonly renovable: boolean;
    readonly peajesIncluidos: boolean;
    readonly duracionMeses: number;
    readonly permanencia: boolean;
    readonly prorroga: boolean;
  };
  /** What the client pays, peajes and cargos included, P1…Pn; empty where it is not known beforehand. */
  readonly precioPotenciaEurKwAnio: readonly number[];
  readonly precioEnergiaEurKwh: readonly number[];
  /** Of gas alone. */
  readonly precioFijoEurMes: number | null;
  readonly marca: Brand;
};
