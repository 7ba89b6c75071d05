import type { Dia } from '../fecha.ts';
import type { Tarifa, TipoMedida } from '../tarifas.ts';

/** One row of a file, read. Codes stay as the file's text, leading zeros included; null is a cell without a value. */
export type Registro = SipsPs | SipsConsumo | LecturaCurva | ValorDeMercado;

/** A row that could not be read. The rest of the file goes on. */
export type Rechazo = {
  readonly tipo: 'rechazo';
  /** 1 is the first line of the file. */
  readonly linea: number;
  /** Names the column at fault. */
  readonly motivo: string;
  /** The start of the row, 200 characters at most. */
  readonly texto: string;
};

/**
 * The sheet of a supply point in SIPS, the same for SIPS2 and SIPS2026, powers in kW (the files bring W).
 *
 * Nothing that identifies the holder is kept: name, identifier, kind of identifier and address of the holder are
 * dropped while reading, and so are the street address, the coordinates and the cadastral reference of the supply,
 * which for a dwelling are the holder's home.
 */
export type SipsPs = {
  readonly tipo: 'sips-ps';
  /** The 20 characters that identify the supply point. */
  readonly cups: string;
  /** The measuring point that the file put after them, such as `1F`. */
  readonly frontera: string | null;
  readonly codigoDistribuidora: string | null;
  readonly nombreDistribuidora: string | null;
  readonly codigoPostal: string | null;
  /** The INE code has five digits. */
  readonly codigoMunicipio: string | null;
  readonly municipio: string | null;
  readonly codigoProvincia: string | null;
  readonly provincia: string | null;
  readonly codigoTarifa: string | null;
  /** Null for the tariffs that ended on 31 May 2021. */
  readonly tarifa: Tarifa | null;
  /** Only SIPS2026 has it. */
  readonly codigoSegmentoCargo: string | null;
  readonly codigoTension: string | null;
  readonly codigoTensionMedida: string | null;
  /** The contracted powers are in kW, P1…P6. */
  readonly potenciasContratadasKw: readonly (number | null)[];
  readonly potenciaMaximaBieKw: number | null;
  readonly potenciaMaximaApmKw: number | null;
  readonly potenciaCgpKw: number | null;
  readonly derechosExtensionKw: number | null;
  readonly derechosAccesoKw: number | null;
  /** `codigoClasificacionPS` 01–05. */
  readonly tipoMedida: TipoMedida | null;
  readonly codigoControlPotencia: string | null;
  readonly codigoModoControlPotencia: string | null;
  readonly tipoPerfilConsumo: string | null;
  readonly codigoPropiedadEquipo: string | null;
  readonly codigoPropiedadIcp: string | null;
  readonly fechaAlta: Dia | null;
  readonly fechaUltimoMovimientoContrato: Dia | null;
  readonly fechaUltimoCambioComercializador: Dia | null;
  readonly fechaLimiteDerechos: Dia | null;
  readonly fechaUltimaLectura: Dia | null;
  readonly codigoBie: string | null;
  readonly fechaEmisionBie: Dia | null;
  readonly fechaCaducidadBie: Dia | null;
  readonly codigoApm: string | null;
  readonly fechaEmisionApm: Dia | null;
  readonly fechaCaducidadApm: Dia | null;
  /** As the file says it: SIPS2 `informacionImpagos`, SIPS2026 the suspension for non-payment. */
  readonly impagos: string | null;
  readonly depositoGarantiaEur: number | null;
  readonly viviendaHabitual: boolean | null;
  readonly bonoSocial: boolean | null;
  /** Only SIPS2026 has it. */
  readonly suministroEsencial: string | null;
  readonly codigoComercializadora: string | null;
  readonly codigoTelegestion: string | null;
  readonly codigoFases: string | null;
  readonly codigoAutoconsumo: string | null;
  readonly codigoTipoContrato: string | null;
  readonly codigoPeriodicidadFacturacion: string | null;
  readonly relacionTransformacionIntensidad: string | null;
  readonly cnae: string | null;
  readonly codigoDh: string | null;
  readonly codigoAccesibilidadContador: string | null;
  readonly codigoContratable: string | null;
  readonly motivoNoContratable: string | null;
  readonly codigoClaseExpediente: string | null;
  readonly codigoMotivoExpediente: string | null;
  readonly codigoTipoSuministro: string | null;
};

/** The list has six values, P1 first. */
export type SeisPeriodos = readonly (number | null)[];

/** What a supply point used between two readings, in kWh, kVArh and kW (the files bring Wh, VArh and W). */
export type SipsConsumo = {
  readonly tipo: 'sips-consumo';
  readonly cups: string;
  readonly desde: Dia;
  readonly hasta: Dia;
  /** Table 17 of the ATR formats; also the codes that ended on 31 May 2021, 001 to 017. */
  readonly codigoTarifa: string;
  readonly activaKwh: SeisPeriodos;
  /** SIPS2 does not tell inductive from capacitive. */
  readonly reactivaKvarh: SeisPeriodos | null;
  /** Only SIPS2026 has it. */
  readonly inductivaKvarh: SeisPeriodos | null;
  readonly capacitivaKvarh: SeisPeriodos | null;
  /** The highest demand that the maximeter held. */
  readonly demandaKw: SeisPeriodos;
  readonly codigoDh: string | null;
  readonly tipoLectura: string | null;
};

/** One interval of a load curve, as its file labels it. */
export type LecturaCurva = {
  readonly tipo: 'lectura-curva';
  /** Null when the file leaves the column blank or has none. */
  readonly cups: string | null;
  /** Production facility, in the generation formats. */
  readonly cil: string | null;
  /** The civil day of the interval: midnight closes the day that ends. */
  readonly dia: Dia;
  /** Minutes from midnight to the end of the interval by the file's label: 60 for hour 1, 1500 for an hour 25. */
  readonly finMin: number;
  /** The file's season flag: true in summer time. */
  readonly verano: boolean | null;
  readonly resolucion: 15 | 60;
  readonly activaKwh: number | null;
  readonly vertidaKwh: number | null;
  readonly generadaKwh: number | null;
  readonly autoconsumidaKwh: number | null;
  /** kVArh of quadrants R1…R4. */
  readonly reactivaKvarh: readonly (number | null)[] | null;
  /** Null when the file does not say, or says it with a code whose meaning is not settled. */
  readonly estimada: boolean | null;
  /** How the value was obtained, in the file's own code. */
  readonly metodo: string | null;
};

/** One interval of a series of the market or of the system. */
export type ValorDeMercado = {
  readonly tipo: 'valor-de-mercado';
  /** Its name in `SERIES_DE_MERCADO`. */
  readonly serie: string;
  /** Peninsular day, and the minutes that have passed of it when the interval begins. */
  readonly dia: Dia;
  readonly minuto: number;
  /** In the unit of its series; null where it is published empty. */
  readonly valor: number | null;
};

const MAX_TEXTO = 200;

export function rechazo(linea: number, motivo: string, texto: string): Rechazo {
  // Copied letter by letter: a slice would keep alive the whole block that the line came in.
  return { tipo: 'rechazo', linea, motivo, texto: Array.from(texto.slice(0, MAX_TEXTO)).join('') };
}
