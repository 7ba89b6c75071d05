import { type analisis, productoDeEstudio, type productos } from '@vatio/contract';
import { analyze, type FacturaDeEstudio, type ResultadoAnalisis, type Totales } from '@vatio/domain';
import { CONSUMOS, CUPS, entrada, FICHA, HOY, producto } from '../test-estudio.ts';

export const LIBRO = [producto('barata', 0.14), producto('cara', 0.16)];
const FEES = { feeEnergiaEurMwh: 5, feePotenciaEurKwAnio: 1 };

/** The study of the test's bakery with these products, by the domain. */
export function estudio(vigentes: readonly productos.ProductoVigente[] = LIBRO): ResultadoAnalisis {
  const resultado = analyze(
    entrada({
      fees: FEES,
      productos: vigentes.flatMap((vigente) => {
        const leido = productoDeEstudio(vigente);
        return leido.ok ? [leido.value] : [];
      }),
    }),
  );
  if (!resultado.ok) throw new Error(resultado.issue.message);
  return resultado.value;
}

/** The same study as the server stores it, with the cheapest offer chosen. */
export function analisisGuardado(
  cambios: Partial<analisis.Analisis> = {},
  vigentes: productos.ProductoVigente[] = LIBRO,
): analisis.Analisis {
  const { dias, actual, ofertas } = estudio(vigentes);
  const elegida = ofertas[0]!;
  const { pendientes, ...supuestos } = entrada().supuestos;
  const usados = { ...supuestos, pendientes: [...pendientes] };
  return {
    id: 'v1',
    codigo: 'AN-2026-0001',
    version: 1,
    versiones: [{ id: 'v1', version: 1, creado: `${HOY}T10:00:00Z` }],
    cliente: FICHA.cliente,
    clienteBloqueado: null,
    ocupados: [],
    comercial: FICHA.comercial,
    notas: '',
    productos: vigentes,
    creado: `${HOY}T10:00:00Z`,
    fecha: HOY,
    costeOperativoComercial: FEES.feeEnergiaEurMwh,
    costeOperativoPotenciaComercial: FEES.feePotenciaEurKwAnio,
    supuestos: usados,
    puntos: [
      {
        cups: CUPS,
        punto: FICHA,
        consumos: CONSUMOS.map(({ tarifa: _, ...fila }) => fila),
        sip: null,
        supuestos: usados,
        precioEnergiaCliente: [0.2, 0.2, 0.2, 0.2, 0.2, 0.2],
        precioPotenciaCliente: [20, 10, 5, 4, 3, 2],
        potenciaEstudio: null,
        idProducto: elegida.producto.id,
        dias,
        consumoKwh: 72_000,
        actual: { totales: totalesDe(actual.totales), facturas: actual.facturas.map(facturaDe) },
        excluidos: [],
        avisos: [],
      },
    ],
    datosCupsProducto: ofertas.map((oferta) => ({
      cups: CUPS,
      idProducto: oferta.producto.id,
      versionId: `${oferta.producto.id}-1`,
      producto: oferta.producto.nombre,
      comercializadora: oferta.producto.comercializadora,
      precioEnergia: [...oferta.precios.energiaEurKwh],
      precioPotencia: [...(oferta.precios.potenciaEurKwAnio ?? [])],
      totales: totalesDe(oferta.totales),
      ahorroEur: oferta.ahorroEur,
      ahorroPct: oferta.ahorroPct,
      ahorroAnualEur: oferta.ahorroAnualEur,
      comision: oferta.comision,
      aproximado: oferta.aproximado,
      facturas: oferta === elegida ? oferta.facturas.map(facturaDe) : null,
    })),
    totales: {
      actualEur: actual.totales.total,
      ofertaEur: elegida.totales.total,
      ahorroEur: elegida.ahorroEur,
      ahorroAnualEur: elegida.ahorroAnualEur,
      comisionEur: elegida.comision.totalEur,
    },
    ...cambios,
  };
}

const totalesDe = (totales: Totales) => ({ ...totales, impuestos: [...totales.impuestos] });

const facturaDe = ({ lineas, impuestos, ...resto }: FacturaDeEstudio) => ({
  ...resto,
  lineas: [...lineas],
  impuestos: [...impuestos],
});
