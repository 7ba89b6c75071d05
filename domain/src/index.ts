export * from './acciones-de-contrato.ts';
export * from './analisis.ts';
export * from './autofactura.ts';
export * from './baja-anticipada.ts';
export * from './calendario.ts';
export * from './cifra-escrita.ts';
export * from './cifras-en-texto.ts';
export * from './comision/decomision.ts';
export * from './comision/importes-de-venta.ts';
export * from './comision/por-reglas.ts';
export * from './comision/regla.ts';
export * from './comision/reparto.ts';
export { type Comision, comisionPorFees } from './comision.ts';
export * from './condicion-de-suministro.ts';
export { type ConsumoDelMes, consumosDeDatadis } from './conectores/consumos-de-datadis.ts';
export * from './conectores/maximos-de-datadis.ts';
export * from './conectores/respuesta-de-datadis.ts';
export * from './conectores/respuesta-de-sips.ts';
export * from './consumo-anual.ts';
export * from './contrato.ts';
export * from './control-de-potencia.ts';
export type { CuartosDeDias, CuartosPorDia } from './cuartos.ts';
export * from './cups.ts';
export * from './cups-de-gas.ts';
export * from './curva.ts';
export * from './distribuidoras.ts';
export * from './emisiones.ts';
export * from './energia-sumada.ts';
export * from './estudio/entrada.ts';
export type { Lado } from './estudio/lado.ts';
export {
  FUENTES_DE_HORAS,
  type MercadoDelSuministro,
  mediasDeMercado,
} from './estudio/mercado-del-suministro.ts';
export * from './estudio.ts';
export { round } from './exact.ts';
export {
  type BateriaVirtual,
  COBROS_DE_BATERIA,
  type Compensacion,
  TOPES_DE_COMPENSACION,
  type UsoDeExcedentes,
} from './excedentes/compensacion.ts';
export * from './excedentes/excedentes-de-filas.ts';
export { costeDeExcesos, type DemandaFacturada } from './excesos.ts';
export * from './factores-escritos.ts';
export type { Descuento, EntradaFactura, PreciosFactura, TramoFactura } from './factura/entrada.ts';
export type { CuotaImpuesto } from './factura/indirectos.ts';
export type { ConceptoLinea, LineaFactura } from './factura/linea.ts';
export type { FacturaDeEstudio, Totales } from './factura/totales.ts';
export { calculateFactura, calculateImpresa, type Factura } from './factura.ts';
export * from './factura-atr/factura-atr.ts';
export type { ConceptoAtr, LineaAtr } from './factura-atr/linea-atr.ts';
export type { Nodo } from './factura-atr/nodo.ts';
export {
  type AhorroDeFactura,
  type SituacionAnterior,
  savedInFactura,
  sumAhorros,
} from './factura-contratada/ahorro.ts';
export { type Contratado, checkContratada } from './factura-contratada/factura-contratada.ts';
export { checkSerie, type FacturaEnSerie } from './factura-contratada/serie.ts';
export * from './factura-gas/factura-gas.ts';
export * from './fecha.ts';
export { nombreLlano, type Separador, splitFields } from './ficheros/campos.ts';
export { readDate, readFileDate } from './ficheros/celdas-de-fecha.ts';
export { decodeUtf8, decodificar1252 } from './ficheros/codificacion.ts';
export { significadoSips } from './ficheros/codigos-sips.ts';
export * from './ficheros/curva-de-lecturas.ts';
export * from './ficheros/deteccion.ts';
export { createLabelReader } from './ficheros/etiqueta.ts';
export { createStream, type Flujo } from './ficheros/flujo.ts';
export {
  type Deteccion,
  type Energia,
  FORMATOS_DE_MERCADO,
  type Formato,
  type Leible,
} from './ficheros/formato.ts';
export { formatoDe } from './ficheros/formatos.ts';
export type { InformeCurva } from './ficheros/informe-de-curva.ts';
export type { Marca } from './ficheros/intervalo.ts';
export { createJsonRows, looksLikeJson } from './ficheros/json-en-filas.ts';
export { decideDecimal, readNumber, type SignoDecimal } from './ficheros/numeros.ts';
export type {
  LecturaCurva,
  Rechazo,
  Registro,
  SipsConsumo,
  SipsPs,
  ValorDeMercado,
} from './ficheros/registro.ts';
export {
  HALLAZGOS,
  type Hallazgo,
  REVISIONES,
  type Revision,
  revisionDe,
} from './hallazgo-de-factura.ts';
export * from './iban.ts';
export { USOS_IEE } from './impuestos/iee.ts';
export type { Uso } from './impuestos/indirectos.ts';
export {
  type Acuerdo,
  isAbierta,
  LECTURAS_DE_NORMA,
  type LeyDelMes,
  lecturaDe,
  NORMAS,
  type Norma,
  withAcuerdos,
} from './impuestos/normas.ts';
export * from './indexado.ts';
export { type Campo, type Confianza, cuerpoDeFactura, type Origen } from './lectura-de-factura/campo.ts';
export { withQr } from './lectura-de-factura/codigo-en-lectura.ts';
export * from './lectura-de-factura/contraste.ts';
export {
  type LecturaDeFactura,
  type LineaImpresa,
  readFactura,
} from './lectura-de-factura/lectura-de-factura.ts';
export type { Caja, Palabra } from './lectura-de-factura/palabra.ts';
export { readFacturas } from './lectura-de-factura/varias-facturas.ts';
export * from './libre-desde.ts';
export * from './mercado/dias-de-serie.ts';
export * from './mercado/series.ts';
export * from './nif.ts';
export * from './paneles/estudio-de-paneles.ts';
export { sitioDeProvincia } from './paneles/sitios.ts';
export * from './peaje-de-gas.ts';
export * from './perfil.ts';
export {
  type CambioDePotencia,
  cambioDePotencia,
  type DerechoDeCambio,
} from './potencia-optima/coste-del-cambio.ts';
export type { CurvaPotencia, DemandaEstudio } from './potencia-optima/demanda-anual.ts';
export { areInOrder, limitesDePotencia, meetsLimits } from './potencia-optima/limites.ts';
export { precioPotenciaAnual } from './potencia-optima/precio-anual.ts';
export * from './potencia-optima.ts';
export { preciosCompletos } from './precios-completos.ts';
export * from './producto.ts';
export * from './provincias.ts';
export { TIPOS_DE_BONO_SOCIAL } from './pvpc/bono-social.ts';
export { mayHavePvpc, POTENCIA_MAXIMA_DE_PVPC_KW } from './pvpc/derecho-y-potencia.ts';
export * from './pvpc/factura-pvpc.ts';
export * from './qr-de-factura/qr-de-factura.ts';
export * from './reactiva/bateria-de-condensadores.ts';
export * from './regimen-fiscal.ts';
export * from './requisitos-de-firma.ts';
export * from './result.ts';
export * from './supuestos.ts';
export { type Contenido, contenidoDe, contenidoDeColumna } from './tablas/contenido.ts';
export { SINONIMOS } from './tablas/sinonimos.ts';
export { isTitulo, nombresDeTitulo } from './tablas/titulos.ts';
export {
  diaDeSerie,
  fechaEscrita,
  isNada,
  provinciaEscrita,
  tarifaEscrita,
  valoresDe,
} from './tablas/valores.ts';
export * from './tarifas.ts';
export * from './telefono.ts';
export * from './territorio.ts';
export * from './tipos-de-producto/tipo.ts';
export * from './tipos-de-producto/tipos-de-producto.ts';
