import type { BodyInputOf, productos } from '@vatio/contract/endpoints';

type Alta = BodyInputOf<typeof productos.create>;

/** A fixed product of 3.0TD on sale since 2020, with the changes of the test. */
export function productoDePrueba({
  version,
  ...cambios
}: Partial<Omit<Alta, 'version'>> & { version?: Partial<Alta['version']> } = {}): Alta {
  return {
    comercializadora: 'Luz del Norte',
    nombre: 'Fijo 12',
    tarifa: '3.0TD',
    tipo: 'fijo',
    zonas: [],
    duracionMeses: 12,
    permanencia: false,
    renovable: true,
    peajesIncluidos: true,
    ...cambios,
    version: {
      desde: '2020-01-01',
      hasta: null,
      potenciaEurKwAnio: [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287],
      energiaEurKwh: [0.172, 0.158, 0.141, 0.13, 0.122, 0.121],
      terminos: null,
      mediasMercadoEurKwh: null,
      feeEnergiaEurMwh: { minimo: 0, maximo: 20 },
      feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
      potenciaKw: null,
      consumoAnualMwh: null,
      ...version,
    },
  };
}

/** These fields turn a fixed product's version into an indexed one's. */
export const INDEXADO = {
  energiaEurKwh: null,
  terminos: {
    serviciosAjusteEurKwh: 0.0217,
    desviosEurKwh: 0.001,
    garantiasOrigenEurKwh: 0.00077,
    operadoresEurKwh: 0.0002,
    fneeEurKwh: 0.002658,
    margenEurKwh: 0.004,
    capacidadEurKwh: [0.0018, 0.0012, 0.0008, 0.0006, 0.0003, 0],
  },
  mediasMercadoEurKwh: [0.081, 0.079, 0.07, 0.066, 0.055, 0.058],
};
