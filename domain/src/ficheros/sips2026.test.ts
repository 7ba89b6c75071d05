import { describe, expect, it } from 'vitest';
import { CUPS_A, dia, readFichero } from './test-fichero.ts';

/** A supply point by the names of the official layout, in its order. */
const PS: readonly (readonly [columna: string, celda: string])[] = [
  ...columnas('codigoEmpresaDistribuidora=0021 nombreEmpresaDistribuidora=PRUEBA', `cups=${CUPS_A}0F`),
  ...columnas('referenciaCatastralPS=CATASTRO XPS=4400 YPS=4471 HusoPS=30 BandaPS=S PaisPS=ESP'),
  ...columnas('codigoProvinciaPS=31 desProvinciaPS=Navarra codigoMunicipioPS=31026 desMunicipioPS=Añorbe'),
  ...columnas('PoblacionPS= desPoblacionPS= codigoPostalPS=31154 tipoViaPS=CL viaPS=SECRETA numFincaPS=7'),
  ...columnas('duplicadorFincaPS= escaleraPS= pisoPS=3 puertaPS=B tipoAclaradorFincaPS= aclaradorFincaPS='),
  ...columnas('fechaAltaSuministro=2001-02-03 codigoTarifaATREnVigor=019 codigoSegmentoCargoEnVigor=2'),
  ...columnas('codigoTensionV=06 potenciaMaximaBIEW=69000 potenciaMaximaAPMW= codigoClasificacionPS=03'),
  ...columnas(
    'tipoControDelPotencia=2 tipoPerfilConsumo=Pc valorDerechosExtensionW=50000 valorDerechosAccesoW=',
  ),
  ...columnas(
    'codigoPropiedadEquipoMedida=1 codigoPropiedadICP=1 p1=15100 p2=15100 p3=15100 p4=20000 p5=20000',
  ),
  ...columnas('p6=35000 fechaUltimoMovimientoContrato= fechaUltimoCambioComercializador=2025-01-15'),
  ...columnas('cambioComercializadorEnCurso=N codigoComercializadorVigente=0762'),
  ...columnas('fechaUltimoCambioAgregadorIndependiente= cambioAgregadorIndependienteEnCurso='),
  ...columnas(
    'codigoAgregadorIndependienteVigente= fechaLimiteDerechosReconocidos= fechaUltimaLectura=2026-09-30',
  ),
  ...columnas(
    'suspensionSuminstroImpago=N tipoPersona=F tipoIdTitular=NI idTitular=00000000T nombreTitular=SECRETA',
  ),
  ...columnas('apellido1Titular=SECRETA apellido2Titular=SECRETA PaisTitular=ESP codigoProvinciaTitular=31'),
  ...columnas('desProvinciaTitular= codigoMunicipioTitular= desMunicipioTitular=SECRETA PoblacionTitular='),
  ...columnas(
    'desPoblacionTitular= codigoPostalTitular=99999 tipoViaTitular= viaTitular=SECRETA numFincaTitular=',
  ),
  ...columnas(
    'duplicadorFincaTitular= escaleraTitular= pisoTitular= puertaTitular= tipoAclaradorFincaTitular=',
  ),
  ...columnas('aclaradorFincaTitular= esViviendaHabitual=N codigoLecturaRemota=02 codigoFasesEquipoMedida=T'),
  ...columnas('acogimientoAutoconsumo=12 aplicacionBonoSocial=N suministroEsencial=S cnae=5610'),
  ...columnas(
    'codigoTipoContrato=01 codigoPeriodicidadFacturacion=01 codigoBIE=B1 fechaEmisionBIE=2001-01-31',
  ),
  ...columnas('fechaCaducidadBIE= codigoAPM= fechaEmisionAPM= fechaCaducidadAPM='),
  ...columnas('relacionTransformacionIntensidad=5/5 codigoModoControlPotencia=2 potenciaCGPW=100000'),
  ...columnas('codigoDHEquipoDeMedida=A codigoAccesibilidadContador= codigoPSContratable=S'),
  ...columnas(
    'motivoEstadoNoContratable= codigoTensionMedida= codigoClaseExpediente= codigoMotivoExpediente=',
  ),
  ...columnas('codigoTipoSuministro=LC'),
];

function columnas(...grupos: string[]) {
  return grupos.flatMap((grupo) => grupo.split(' ')).map((par) => par.split('=') as [string, string]);
}

describe('SIPS2026, supply points', () => {
  it('reads the same sheet as SIPS2 from its own layout', () => {
    const { deteccion, registros, rechazos } = readFichero(`${PS.map(([, celda]) => celda).join(',')}\n`);
    expect(deteccion.formato).toBe('sips2026-ps');
    expect(rechazos).toEqual([]);
    expect(registros).toMatchObject([
      {
        cups: CUPS_A,
        codigoProvincia: '31',
        provincia: 'Navarra',
        codigoMunicipio: '31026',
        municipio: 'Añorbe',
        codigoPostal: '31154',
        fechaAlta: dia('2001-02-03'),
        tarifa: '3.0TD',
        codigoSegmentoCargo: '2',
        tipoMedida: 3,
        codigoControlPotencia: '2',
        potenciaMaximaBieKw: 69,
        potenciasContratadasKw: [15.1, 15.1, 15.1, 20, 20, 35],
        derechosExtensionKw: 50,
        fechaUltimoCambioComercializador: dia('2025-01-15'),
        codigoComercializadora: '0762',
        impagos: 'N',
        viviendaHabitual: false,
        bonoSocial: false,
        suministroEsencial: 'S',
        codigoTelegestion: '02',
        codigoAutoconsumo: '12',
        cnae: '5610',
        codigoBie: 'B1',
        fechaEmisionBie: dia('2001-01-31'),
        potenciaCgpKw: 100,
        codigoDh: 'A',
        codigoTipoSuministro: 'LC',
      },
    ]);
  });

  it('keeps nothing of the holder nor of the street', () => {
    const [ficha] = readFichero(`${PS.map(([, celda]) => celda).join(',')}\n`).registros;
    for (const dato of ['SECRETA', '00000000T', '99999', 'CATASTRO', '4471']) {
      expect(JSON.stringify(ficha)).not.toContain(dato);
    }
  });

  it('takes the official header', () => {
    const cabecera = PS.map(([columna]) => columna.replace(/^p(\d)$/, 'potenciasContratadasEnWP$1'));
    const texto = `${cabecera.join(',')}\n${PS.map(([, celda]) => celda).join(',')}\n`;
    expect(readFichero(texto)).toMatchObject({
      deteccion: { lineaCabecera: 0 },
      registros: [{ cups: CUPS_A }],
    });
  });
});

describe('SIPS2026, consumption', () => {
  it('reads inductive and capacitive energy apart', () => {
    const seis = (base: number) => [1, 2, 3, 4, 5, 6].map((p) => base + p).join(',');
    const fila = `${CUPS_A}0F,2026-08-31,2026-09-30,019,${seis(10)},${seis(20)},${seis(30)},${seis(40)},A,1`;
    const { deteccion, registros } = readFichero(`${fila}\n${fila.replace('A,1', '"A",1')}\n`);
    expect(deteccion.formato).toBe('sips2026-consumos');
    const [llana, entrecomillada] = registros;
    expect(llana).toMatchObject({
      activaKwh: [0.011, 0.012, 0.013, 0.014, 0.015, 0.016],
      reactivaKvarh: null,
      inductivaKvarh: [0.021, 0.022, 0.023, 0.024, 0.025, 0.026],
      capacitivaKvarh: [0.031, 0.032, 0.033, 0.034, 0.035, 0.036],
      demandaKw: [0.041, 0.042, 0.043, 0.044, 0.045, 0.046],
      codigoDh: 'A',
      tipoLectura: '1',
    });
    expect(entrecomillada).toEqual(llana);
  });
});
