import { type TipoMedida, tarifaDeCodigoAtr } from '../tarifas.ts';
import { CeldasSips } from './celdas-sips.ts';
import type { Formato, FormatoFichero } from './formato.ts';
import type { SipsPs } from './registro.ts';
import { type DisposicionSips, recognizeSips, rejoinName } from './sips.ts';

/** A SIPS file of supply points, whatever its layout, read into the same sheet. */
export function sipsPs(disposicion: DisposicionSips & { readonly formato: Formato }): FormatoFichero {
  const { columnas, nombre } = disposicion;
  return {
    formato: disposicion.formato,
    nombre,
    energia: 'activa',
    recognizeFile: (muestra) => recognizeSips(disposicion, muestra),
    createReader(deteccion) {
      const celdas = new CeldasSips(columnas, deteccion);
      return (cortados) => {
        const campos = rejoinName(columnas, cortados);
        if (campos.length !== columnas.length) {
          return `La fila tiene ${campos.length} columnas y ${nombre} tiene ${columnas.length}`;
        }
        celdas.open(campos);
        const ps = readPs(celdas);
        return celdas.motivo ?? ps ?? 'Falta el CUPS';
      };
    },
  };
}

function readPs(celdas: CeldasSips): SipsPs | undefined {
  const cups = celdas.cups();
  if (!cups) return undefined;
  const codigoTarifa = celdas.codigoTarifa('codigoTarifaATREnVigor');
  return {
    tipo: 'sips-ps',
    cups: cups.cups,
    frontera: cups.frontera,
    codigoDistribuidora: celdas.texto('codigoEmpresaDistribuidora'),
    nombreDistribuidora: celdas.texto('nombreEmpresaDistribuidora'),
    codigoTarifa,
    tarifa: (codigoTarifa && tarifaDeCodigoAtr(codigoTarifa)) || null,
    codigoSegmentoCargo: celdas.texto('codigoSegmentoCargoEnVigor'),
    codigoTipoSuministro: celdas.texto('codigoTipoSuministro'),
    cnae: celdas.texto('CNAE', 'cnae'),
    ...readPlace(celdas),
    ...readPotencias(celdas),
    ...readEquipment(celdas),
    ...readContrato(celdas),
    ...readInstallation(celdas),
  };
}

/** SIPS2 has one column of municipality, with its code or its name. */
function readPlace(celdas: CeldasSips) {
  const deSips2 = celdas.texto('municipioPS');
  const esCodigo = deSips2 !== null && /^\d{5}$/.test(deSips2);
  return {
    codigoPostal: celdas.texto('codigoPostalPS'),
    codigoMunicipio: esCodigo ? deSips2 : celdas.texto('codigoMunicipioPS'),
    municipio: deSips2 !== null && !esCodigo ? deSips2 : celdas.texto('desMunicipioPS'),
    codigoProvincia: celdas.texto('codigoProvinciaPS'),
    provincia: celdas.texto('desProvinciaPS'),
  };
}

function readPotencias(celdas: CeldasSips) {
  return {
    potenciasContratadasKw: celdas.periodos('potenciasContratadasEnW'),
    potenciaMaximaBieKw: celdas.miles('potenciaMaximaBIEW'),
    potenciaMaximaApmKw: celdas.miles('potenciaMaximaAPMW'),
    potenciaCgpKw: celdas.miles('potenciaCGPW'),
    derechosExtensionKw: celdas.miles('valorDerechosExtensionW'),
    derechosAccesoKw: celdas.miles('valorDerechosAccesoW'),
    codigoControlPotencia: celdas.texto('codigoDisponibilidadICP', 'tipoControDelPotencia'),
    codigoModoControlPotencia: celdas.texto('codigoModoControlPotencia'),
  };
}

function readEquipment(celdas: CeldasSips) {
  return {
    tipoMedida: tipoMedidaDeClasificacion(celdas.texto('codigoClasificacionPS')),
    codigoTension: celdas.texto('codigoTensionV'),
    codigoTensionMedida: celdas.texto('codigoTensionMedida'),
    codigoPropiedadEquipo: celdas.texto('codigoPropiedadEquipoMedida'),
    codigoPropiedadIcp: celdas.texto('codigoPropiedadICP'),
    codigoTelegestion: celdas.texto('codigoTelegestion', 'codigoLecturaRemota'),
    codigoFases: celdas.texto('codigoFasesEquipoMedida'),
    codigoDh: celdas.texto('codigoDHEquipoDeMedida'),
    codigoAccesibilidadContador: celdas.texto('codigoAccesibilidadContador'),
    relacionTransformacionIntensidad: celdas.texto('relacionTransformacionIntensidad'),
    fechaUltimaLectura: celdas.fecha('fechaUltimaLectura'),
  };
}

/** Table 30 of the ATR formats: 01 to 05 are types 1 to 5. */
function tipoMedidaDeClasificacion(codigo: string | null): TipoMedida | null {
  const tipo = Number(codigo);
  return tipo === 1 || tipo === 2 || tipo === 3 || tipo === 4 || tipo === 5 ? tipo : null;
}

function readContrato(celdas: CeldasSips) {
  return {
    fechaAlta: celdas.fecha('fechaAltaSuministro'),
    fechaUltimoMovimientoContrato: celdas.fecha('fechaUltimoMovimientoContrato'),
    fechaUltimoCambioComercializador: celdas.fecha('fechaUltimoCambioComercializador'),
    codigoComercializadora: celdas.texto('codigoComercializadora', 'codigoComercializadorVigente'),
    codigoTipoContrato: celdas.texto('codigoTipoContrato'),
    codigoPeriodicidadFacturacion: celdas.texto('codigoPeriodicidadFacturacion'),
    codigoAutoconsumo: celdas.texto('codigoAutoconsumo', 'acogimientoAutoconsumo'),
    tipoPerfilConsumo: celdas.texto('tipoPerfilConsumo'),
    viviendaHabitual: celdas.siNo('esViviendaHabitual'),
    bonoSocial: celdas.siNo('aplicacionBonoSocial'),
    suministroEsencial: celdas.texto('suministroEsencial'),
    impagos: celdas.texto('informacionImpagos', 'suspensionSuminstroImpago'),
    depositoGarantiaEur: celdas.numero('importeDepositoGarantiaEuros'),
    codigoContratable: celdas.texto('codigoPSContratable'),
    motivoNoContratable: celdas.texto('motivoEstadoNoContratable'),
  };
}

/** Boletín de la instalación (BIE) and acta de puesta en marcha (APM), with the rights they give. */
function readInstallation(celdas: CeldasSips) {
  return {
    fechaLimiteDerechos: celdas.fecha('fechaLimiteDerechosReconocidos'),
    codigoBie: celdas.texto('codigoBIE'),
    fechaEmisionBie: celdas.fecha('fechaEmisionBIE'),
    fechaCaducidadBie: celdas.fecha('fechaCaducidadBIE'),
    codigoApm: celdas.texto('codigoAPM'),
    fechaEmisionApm: celdas.fecha('fechaEmisionAPM'),
    fechaCaducidadApm: celdas.fecha('fechaCaducidadAPM'),
    codigoClaseExpediente: celdas.texto('codigoClaseExpediente'),
    codigoMotivoExpediente: celdas.texto('codigoMotivoExpediente'),
  };
}
