import { letrasControl } from '@vatio/domain';

type Cifras = Readonly<Record<string, string | number>>;

function tags(cifras: Cifras): string {
  return Object.entries(cifras)
    .map(([nombre, valor]) => `<${nombre}>${valor}</${nombre}>`)
    .join('');
}

const DIAS = { FechaDesde: '2025-12-31', FechaHasta: '2026-01-31' };

/** A stretch of a term with its periods. */
export function termino(nombre: string, periodos: readonly Cifras[], dias: Cifras = DIAS): string {
  return `<${nombre}>${tags(dias)}${periodos.map((p) => `<Periodo>${tags(p)}</Periodo>`).join('')}</${nombre}>`;
}

/** The toll of power of 3.0TD in 2026, in € of a W and day as distributors print it, by period. */
const PEAJE_POTENCIA = [14.935084, 7.894323, 2.502996, 1.907795, 0.535313, 0.535313];
const CARGO_POTENCIA = [5.441843, 2.723298, 1.978538, 1.978538, 1.978538, 0.906974];
const PEAJE_ENERGIA = [0.027511, 0.012376, 0.004943, 0.002627, 0.000111, 0.000031];
const CARGO_ENERGIA = [0.035841, 0.026538, 0.014336, 0.007168, 0.004595, 0.002867];
const KWH = [1200, 900, 0, 0, 0, 1800];

const porDia = (eurKwAnio: number) => (eurKwAnio / 365 / 1000).toFixed(9);

export type Parte = {
  readonly codigo?: string;
  readonly tipo?: string;
  readonly total?: string | number;
  readonly vatios?: number;
  readonly facturados?: number;
  readonly maximos?: readonly number[];
  readonly peajeEnergia?: readonly number[];
  readonly cargoEnergia?: readonly number[];
  readonly dias?: number;
  /** Other elements of the bill. */
  readonly ademas?: string;
  readonly datos?: string;
};

function importe(total: number): string {
  return total.toFixed(2);
}

/** A bill of 3.0TD of January 2026 as a distributor sends it, with what is wrong in it; `suma` is what its terms make. */
export function facturaF1({
  codigo = 'F26/0001',
  tipo = 'N',
  total,
  vatios = 30_000,
  facturados = vatios,
  maximos = KWH.map(() => 1000),
  peajeEnergia = PEAJE_ENERGIA,
  cargoEnergia = CARGO_ENERGIA,
  dias = 31,
  ademas = '',
  datos = '',
}: Parte = {}): { readonly xml: string; readonly suma: number } {
  const dePotencia = (precios: readonly number[]) =>
    precios.reduce(
      (suma, precio) => suma + Math.round(facturados * Number(porDia(precio)) * dias * 100) / 100,
      0,
    );
  const deEnergia = (precios: readonly number[]) =>
    precios.reduce((suma, precio, i) => suma + Math.round(KWH[i]! * precio * 100) / 100, 0);
  const sumas = [
    dePotencia(PEAJE_POTENCIA),
    deEnergia(peajeEnergia),
    dePotencia(CARGO_POTENCIA),
    deEnergia(cargoEnergia),
  ];
  const base = sumas.reduce((suma, parte) => suma + parte, 0);
  const suma = Math.round((base + Math.round(base * 21) / 100) * 100) / 100;
  const potencia = PEAJE_POTENCIA.map((precio, i) => ({
    PotenciaContratada: vatios,
    PotenciaMaxDemandada: maximos[i]!,
    PotenciaAFacturar: facturados,
    PrecioPotencia: porDia(precio),
  }));
  const xml = `<FacturaATR><DatosGeneralesFacturaATR><DatosGeneralesFactura>${tags({
    CodigoFiscalFactura: codigo,
    TipoFactura: tipo,
    FechaFactura: '2026-02-05',
    ImporteTotalFactura: total ?? importe(suma),
  })}${datos}</DatosGeneralesFactura><DatosFacturaATR>${tags({
    TarifaATRFact: '019',
    ModoControlPotencia: 2,
  })}<Periodo>${tags({
    FechaDesdeFactura: '2025-12-31',
    FechaHastaFactura: '2026-01-31',
    NumeroDias: dias,
  })}</Periodo>${tags({ TipoPM: '04' })}</DatosFacturaATR></DatosGeneralesFacturaATR>
  <Potencia>${termino('TerminoPotencia', potencia)}<ImporteTotalTerminoPotencia>${importe(sumas[0]!)}</ImporteTotalTerminoPotencia></Potencia>
  <EnergiaActiva>${termino(
    'TerminoEnergiaActiva',
    KWH.map((kwh, i) => ({ ValorEnergiaActiva: kwh.toFixed(3), PrecioEnergia: peajeEnergia[i]!.toFixed(9) })),
  )}<ImporteTotalEnergiaActiva>${importe(sumas[1]!)}</ImporteTotalEnergiaActiva></EnergiaActiva>
  <Cargos><Cargo><TipoCargo>01</TipoCargo>${termino(
    'TerminoCargo',
    CARGO_POTENCIA.map((precio) => ({ Potencia: facturados, PrecioCargo: porDia(precio) })),
  )}<TotalImporteTipoCargo>${importe(sumas[2]!)}</TotalImporteTipoCargo></Cargo>
  <Cargo><TipoCargo>02</TipoCargo>${termino(
    'TerminoCargo',
    KWH.map((kwh, i) => ({ Energia: kwh, PrecioCargo: cargoEnergia[i]! })),
  )}<TotalImporteTipoCargo>${importe(sumas[3]!)}</TotalImporteTipoCargo></Cargo></Cargos>${ademas}
  <IVA>${tags({ BaseImponible: importe(base), Porcentaje: '21.00', Importe: importe(Math.round(base * 21) / 100) })}</IVA></FacturaATR>`;
  return { xml, suma };
}

/** A CUPS of the example, whose control letters are right. */
export const CUPS_F1 = `ES0021000000000101${letrasControl('0021000000000101')}`;

export function mensajeF1(facturas: string, { proceso = 'F1', antes = '' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${antes}<MensajeFacturacion xmlns="http://localhost/elegibilidad"><Cabecera>${tags(
    {
      CodigoDelProceso: proceso,
      CodigoDePaso: '01',
      CUPS: `${CUPS_F1}0F`,
    },
  )}</Cabecera><Facturas>${facturas}<RegistroFin/></Facturas></MensajeFacturacion>`;
}
