import { nombres, porPeriodos } from './columnas-sips.ts';
import { sipsConsumos } from './sips-consumos.ts';
import { sipsPs } from './sips-ps.ts';

/**
 * SIPS2026, supply points. The columns of the holder and of the street address are read past and never kept.
 * `suministroEsencial` is our spelling: the one description found has that name garbled.
 */
export const sips2026Ps = sipsPs({
  formato: 'sips2026-ps',
  nombre: 'SIPS2026, puntos de suministro',
  columnas: [
    ...nombres(`
      codigoEmpresaDistribuidora nombreEmpresaDistribuidora cups referenciaCatastralPS XPS YPS HusoPS BandaPS
      PaisPS`),
    ...direccion('PS'),
    ...nombres(`
      fechaAltaSuministro codigoTarifaATREnVigor codigoSegmentoCargoEnVigor codigoTensionV potenciaMaximaBIEW
      potenciaMaximaAPMW codigoClasificacionPS tipoControDelPotencia tipoPerfilConsumo valorDerechosExtensionW
      valorDerechosAccesoW codigoPropiedadEquipoMedida codigoPropiedadICP`),
    ...porPeriodos('potenciasContratadasEnW'),
    ...nombres(`
      fechaUltimoMovimientoContrato fechaUltimoCambioComercializador cambioComercializadorEnCurso
      codigoComercializadorVigente fechaUltimoCambioAgregadorIndependiente cambioAgregadorIndependienteEnCurso
      codigoAgregadorIndependienteVigente fechaLimiteDerechosReconocidos fechaUltimaLectura
      suspensionSuminstroImpago tipoPersona tipoIdTitular idTitular nombreTitular apellido1Titular
      apellido2Titular PaisTitular`),
    ...direccion('Titular'),
    ...nombres(`
      esViviendaHabitual codigoLecturaRemota codigoFasesEquipoMedida acogimientoAutoconsumo aplicacionBonoSocial
      suministroEsencial cnae codigoTipoContrato codigoPeriodicidadFacturacion codigoBIE fechaEmisionBIE
      fechaCaducidadBIE codigoAPM fechaEmisionAPM fechaCaducidadAPM relacionTransformacionIntensidad
      codigoModoControlPotencia potenciaCGPW codigoDHEquipoDeMedida codigoAccesibilidadContador
      codigoPSContratable motivoEstadoNoContratable codigoTensionMedida codigoClaseExpediente
      codigoMotivoExpediente codigoTipoSuministro`),
  ],
});

/** SIPS2026, consumption: 30 columns, inductive and capacitive energy apart. */
export const sips2026Consumos = sipsConsumos({
  formato: 'sips2026-consumos',
  nombre: 'SIPS2026, consumos',
  reactiva: 'inductiva y capacitiva',
});

/** The columns of an address, of the supply (`PS`) or of its holder. */
function direccion(de: 'PS' | 'Titular'): string[] {
  return nombres(`
    codigoProvincia desProvincia codigoMunicipio desMunicipio Poblacion desPoblacion codigoPostal tipoVia via
    numFinca duplicadorFinca escalera piso puerta tipoAclaradorFinca aclaradorFinca`).map(
    (columna) => columna + de,
  );
}
