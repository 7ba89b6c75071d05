import { enEuros } from '../cifras-en-texto.ts';
import { parseCups } from '../cups.ts';
import { round } from '../exact.ts';
import { type Fecha, formatFecha } from '../fecha.ts';
import { TIPOS_DE_FACTURA } from '../qr-de-factura/qr-de-factura.ts';
import { fail, ok, type Result } from '../result.ts';
import { periodosDe, type TipoMedida, tarifaDeCodigoAtr } from '../tarifas.ts';
import { terminoDeExcesos } from './excesos-atr.ts';
import type { LineaAtr, Suministro, Termino } from './linea-atr.ts';
import { cifraEn, diaEn, hijosDe, type Nodo, nodoEn, textoEn } from './nodo.ts';
import {
  terminoDeAlquileres,
  terminoDeAutoconsumo,
  terminoDeCapacitiva,
  terminoDeReactiva,
  terminosDeImpuesto,
  terminosRepercutibles,
} from './otros-terminos.ts';
import { potenciasDe, terminoDeEnergia, terminoDePotencia, terminosDeCargos } from './terminos-de-uso.ts';

/** A bill of the distributor (F1), checked line by line; amounts in €. */
export type FacturaAtr = {
  readonly cups: string | null;
  /** The number of the bill. */
  readonly codigo: string;
  readonly tipo: (typeof TIPOS_DE_FACTURA)[number];
  /** The number of the bill that this one cancels or rectifies. */
  readonly rectifica: string | null;
  readonly fecha: Fecha | null;
  /** The first reading, whose day is not billed; null in a bill without energy. */
  readonly desde: Fecha | null;
  readonly hasta: Fecha | null;
  readonly tarifa: string | null;
  /** What was contracted on its last day, kW by period; null where it is not told for each period of the tariff. */
  readonly potenciasKw: readonly number[] | null;
  readonly totalEur: number;
  readonly lineas: readonly LineaAtr[];
  /** The bill adds up, and no line differs from what it should be. */
  readonly cuadra: boolean;
  readonly avisos: readonly string[];
};

/** Terms, taxes and total are rounded by different programs: a few cents between them are no fault. */
const TOLERANCIA_DEL_TOTAL = 0.05;

/** Access tariffs that ended on 31 May 2021 (table 17 of the ATR formats); their bills still come in old archives. */
const TARIFAS_ANTIGUAS: Readonly<Record<string, string>> = {
  '001': '2.0A',
  '003': '3.0A',
  '004': '2.0DHA',
  '005': '2.1A',
  '006': '2.1DHA',
  '007': '2.0DHS',
  '008': '2.1DHS',
  '011': '3.1A',
  '012': '6.1A',
  '013': '6.2',
  '014': '6.3',
  '015': '6.4',
  '016': '6.5',
  '017': '6.1B',
};

/** Parts of a bill that hold no amount of it. */
const SIN_IMPORTE = /^(DatosGenerales|Medidas|InformacionAlConsumidor|Autoconsumo|RegistroFin)/;
const CONOCIDAS = new Set(
  `Potencia ExcesoPotencia EnergiaActiva EnergiaReactiva EnergiaCapacitiva Cargos Alquileres ConceptoRepercutible
  ImpuestoElectrico IVA IVAReducido`.split(/\s+/),
);

/**
 * Reads and checks one bill of an F1 message: `FacturaATR`, or `OtrasFacturas` for concepts without energy. Amounts in €,
 * powers in kW, energy in kWh. It refuses a bill without its number, kind or total; everything else that is missing or wrong
 * is said in its lines and notices. Layout of the CNMC's F1 (gestionatr 4.15 reads the same).
 */
export function checkFacturaAtr(cupsDelMensaje: string | undefined, factura: Nodo): Result<FacturaAtr> {
  const generales =
    nodoEn(factura, 'DatosGeneralesFacturaATR') ?? nodoEn(factura, 'DatosGeneralesOtrasFacturas');
  const datos = nodoEn(generales, 'DatosGeneralesFactura');
  const codigo = textoEn(datos, 'CodigoFiscalFactura');
  if (codigo === undefined)
    return fail('f1-sin-codigo', 'Una factura no dice su código fiscal', 'CodigoFiscalFactura');
  const tipo = TIPOS_DE_FACTURA.find((conocido) => conocido === textoEn(datos, 'TipoFactura'));
  if (!tipo) {
    const motivo = `La factura ${codigo} no es de tipo N, A, R, C o G`;
    return fail('f1-sin-tipo', motivo, 'TipoFactura');
  }
  const totalEur = cifraEn(datos, 'ImporteTotalFactura');
  if (totalEur === undefined) {
    return fail('f1-sin-total', `La factura ${codigo} no dice su total`, 'ImporteTotalFactura');
  }
  const atr = nodoEn(generales, 'DatosFacturaATR');
  const suministro = suministroDe(atr);
  const terminos = terminosDe(factura, suministro);
  const lineas = terminos.flatMap((termino) => termino.lineas);
  const fecha = diaEn(datos, 'FechaFactura');
  const codigoDeTarifa = textoEn(atr, 'TarifaATRFact');
  const codigoDelPunto = textoEn(generales, 'CUPS') ?? cupsDelMensaje;
  const cups = parseCups(codigoDelPunto ?? '');
  const sumas = sumasDe(terminos, totalEur, tipo);
  return ok({
    cups: cups.ok ? cups.value.cups : (codigoDelPunto ?? null),
    codigo,
    tipo,
    rectifica: textoEn(datos, 'CodigoFacturaRectificadaAnulada') ?? null,
    fecha: fecha === undefined ? null : formatFecha(fecha),
    desde: suministro.desde === undefined ? null : formatFecha(suministro.desde),
    hasta: suministro.hasta === undefined ? null : formatFecha(suministro.hasta),
    tarifa: suministro.tarifa ?? TARIFAS_ANTIGUAS[codigoDeTarifa ?? ''] ?? codigoDeTarifa ?? null,
    potenciasKw: contratadasDe(factura, suministro),
    totalEur: round(totalEur),
    lineas,
    cuadra: sumas.length === 0 && lineas.every(isRight),
    avisos: [
      ...new Set([
        ...(cups.ok ? [] : [cups.issue.message]),
        ...avisosDeFechas(atr, suministro),
        ...sumas,
        ...terminos.flatMap((termino) => termino.avisos),
      ]),
    ],
  });
}

/** The powers of the last stretch, since those of the ones before are of another contract. */
function contratadasDe(factura: Nodo, suministro: Suministro): readonly number[] | null {
  if (!suministro.tarifa) return null;
  const { usos } = potenciasDe(factura, suministro);
  const hasta = Math.max(...usos.map((uso) => uso.hasta));
  const ultimas = usos.filter((uso) => uso.hasta === hasta).map(({ contratada }) => contratada);
  const completas = ultimas.filter((kw) => kw !== undefined);
  const periodos = periodosDe(suministro.tarifa, 'potencia');
  return completas.length === periodos && ultimas.length === periodos ? completas : null;
}

function isRight({ diferencia, motivo }: LineaAtr): boolean {
  return diferencia === 0 || motivo === 'Es el redondeo';
}

function suministroDe(atr: Nodo | undefined): Suministro {
  const periodo = nodoEn(atr, 'Periodo');
  const tipo = cifraEn(atr, 'TipoPM');
  return {
    tarifa: tarifaDeCodigoAtr(textoEn(atr, 'TarifaATRFact') ?? ''),
    tipoMedida: tipo !== undefined && [1, 2, 3, 4, 5].includes(tipo) ? (tipo as TipoMedida) : undefined,
    conIcp: cifraEn(atr, 'ModoControlPotencia') === 1,
    desde: diaEn(periodo, 'FechaDesdeFactura'),
    hasta: diaEn(periodo, 'FechaHastaFactura'),
  };
}

function terminosDe(factura: Nodo, suministro: Suministro): readonly Termino[] {
  const terminos = [
    terminoDePotencia(factura, suministro),
    terminoDeExcesos(factura, suministro),
    terminoDeEnergia(factura, suministro),
    ...terminosDeCargos(factura, suministro),
    terminoDeReactiva(factura, suministro),
    terminoDeCapacitiva(factura),
    terminoDeAutoconsumo(factura),
    ...terminosDeImpuesto(factura, 'ImpuestoElectrico', 'iee'),
    terminoDeAlquileres(factura),
    ...terminosRepercutibles(factura),
    ...terminosDesconocidos(factura),
    ...terminosDeImpuesto(factura, 'IVA', 'iva'),
    ...terminosDeImpuesto(factura, 'IVAReducido', 'iva'),
  ];
  return terminos.filter((termino) => termino !== undefined);
}

/** Another part with an amount of its own is taken at its word, so that the sum does not lack it. */
function terminosDesconocidos(factura: Nodo): readonly Termino[] {
  return factura.hijos.flatMap((nodo) => {
    if (CONOCIDAS.has(nodo.nombre) || SIN_IMPORTE.test(nodo.nombre)) return [];
    const propio = /^Importe/.test(nodo.nombre) ? cifraEn(nodo) : undefined;
    const total = nodo.hijos.find(({ nombre }) =>
      /^(ImporteTotal|TotalImporte|ImporteFacturacion)/.test(nombre),
    );
    const importe = propio ?? cifraEn(total);
    if (importe === undefined) return [];
    const linea: LineaAtr = {
      concepto: 'otros',
      texto: nodo.nombre,
      cantidad: 1,
      unidad: 'ud',
      precio: importe,
      unidadPrecio: '€',
      importe: round(importe),
      esperado: round(importe),
      diferencia: 0,
    };
    return [
      {
        lineas: [linea],
        importe: round(importe),
        avisos: [`«${nodo.nombre}» no se comprueba: solo se suma`],
      },
    ];
  });
}

function sumasDe(terminos: readonly Termino[], totalEur: number, tipo: FacturaAtr['tipo']): string[] {
  const suma = round(terminos.reduce((total, { importe }) => total + importe, 0));
  const faltas: string[] = [];
  // A cancelling bill may write its total negative and its terms as they were.
  const anulada = tipo === 'A' && Math.abs(suma + totalEur) <= TOLERANCIA_DEL_TOTAL + 1e-9;
  if (!anulada && Math.abs(suma - totalEur) > TOLERANCIA_DEL_TOTAL + 1e-9) {
    faltas.push(`El total de la factura es ${enEuros(totalEur)} y sus conceptos suman ${enEuros(suma)}`);
  }
  const impuestos = terminos.flatMap(({ lineas }) => lineas.filter(({ concepto }) => concepto === 'iva'));
  const base = round(impuestos.reduce((total, { cantidad }) => total + cantidad, 0));
  const gravado = round(suma - impuestos.reduce((total, { importe }) => total + importe, 0));
  if (impuestos.length > 0 && Math.abs(base - gravado) > TOLERANCIA_DEL_TOTAL + 1e-9) {
    faltas.push(
      `La base del impuesto indirecto es ${enEuros(base)} y los conceptos suman ${enEuros(gravado)}`,
    );
  }
  return faltas;
}

function avisosDeFechas(atr: Nodo | undefined, { desde, hasta }: Suministro): string[] {
  if (!atr || hijosDe(atr, 'Periodo').length === 0) return [];
  if (desde === undefined || hasta === undefined) return ['Las fechas de lectura no se pueden leer'];
  if (hasta <= desde) return ['La lectura final no es posterior a la inicial'];
  const dias = cifraEn(atr, 'Periodo', 'NumeroDias');
  if (dias === undefined || dias === hasta - desde) return [];
  return [`Dice ${dias} días y entre sus lecturas hay ${hasta - desde}`];
}
