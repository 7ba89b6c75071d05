import { nombres, porPeriodos } from './columnas-sips.ts';
import { sipsConsumos } from './sips-consumos.ts';
import { sipsPs } from './sips-ps.ts';

/** The 57 columns of the CNMC file of supply points. */
export const COLUMNAS_DE_SIPS2_PS: readonly string[] = [
  ...nombres(`
    codigoEmpresaDistribuidora cups nombreEmpresaDistribuidora codigoPostalPS municipioPS codigoProvinciaPS
    fechaAltaSuministro codigoTarifaATREnVigor codigoTensionV potenciaMaximaBIEW potenciaMaximaAPMW
    codigoClasificacionPS codigoDisponibilidadICP tipoPerfilConsumo valorDerechosExtensionW
    valorDerechosAccesoW codigoPropiedadEquipoMedida codigoPropiedadICP`),
  ...porPeriodos('potenciasContratadasEnW'),
  ...nombres(`
    fechaUltimoMovimientoContrato fechaUltimoCambioComercializador fechaLimiteDerechosReconocidos
    fechaUltimaLectura informacionImpagos importeDepositoGarantiaEuros tipoIdTitular esViviendaHabitual
    codigoComercializadora codigoTelegestion codigoFasesEquipoMedida codigoAutoconsumo codigoTipoContrato
    codigoPeriodicidadFacturacion codigoBIE fechaEmisionBIE fechaCaducidadBIE codigoAPM fechaEmisionAPM
    fechaCaducidadAPM relacionTransformacionIntensidad CNAE codigoModoControlPotencia potenciaCGPW
    codigoDHEquipoDeMedida codigoAccesibilidadContador codigoPSContratable motivoEstadoNoContratable
    codigoTensionMedida codigoClaseExpediente codigoMotivoExpediente codigoTipoSuministro
    aplicacionBonoSocial`),
];

/** SIPS2, supply points. */
export const sips2Ps = sipsPs({
  formato: 'sips2-ps',
  nombre: 'SIPS2, puntos de suministro',
  columnas: COLUMNAS_DE_SIPS2_PS,
});

/** SIPS2, consumption: 24 columns, its reactive energy in one set of periods. */
export const sips2Consumos = sipsConsumos({
  formato: 'sips2-consumos',
  nombre: 'SIPS2, consumos',
  reactiva: 'junta',
});
