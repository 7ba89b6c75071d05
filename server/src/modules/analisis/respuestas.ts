import type { analisis, ResponseOf } from '@vatio/contract/endpoints';
import { sumKwh } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import { bloqueoVisto } from '../cartera/bloqueo.repository.ts';
import type { FilaDeAnalisis, findAnalisis, versionesDe } from './analisis.repository.ts';
import { storedDocumento } from './documento.repository.ts';
import type { Documento } from './tables.ts';
import { billPeriod, conPreciosCompletos, type Termino } from './terminos-facturados.service.ts';

type Guardado = NonNullable<Awaited<ReturnType<typeof findAnalisis>>>;
type Version = Awaited<ReturnType<typeof versionesDe>>[number];

type Personas = Pick<Guardado, 'clienteId' | 'clienteNombre' | 'comercialId' | 'comercialNombre'>;

function personas({ clienteId, clienteNombre, comercialId, comercialNombre }: Personas) {
  return {
    cliente: referencia(clienteId, clienteNombre),
    comercial: referencia(comercialId, comercialNombre),
  };
}

function referencia(id: string | null, nombre: string | null) {
  return id === null ? null : { id, nombre: nombre ?? '' };
}

export function filaDeLista(fila: FilaDeAnalisis, viewer: Viewer): analisis.AnalisisRow {
  return { ...fila, clienteBloqueado: bloqueoVisto(fila.clienteBloqueado, viewer) };
}

export function analisisGuardado(
  fila: Guardado,
  versiones: readonly Version[],
  viewer: Viewer,
): Omit<analisis.Analisis, 'ocupados'> {
  const { id, codigo, version, notas, creadoEn, documento } = fila;
  const guardado = storedDocumento(viewer.role === 'cliente' ? paraCliente(documento) : documento);
  return {
    ...guardado,
    puntos: guardado.puntos.map((punto) => ({
      ...punto,
      sip: punto.punto.sips ?? null,
      consumoKwh: consumoDe(punto.actual.facturas),
    })),
    id,
    codigo,
    version,
    versiones: versiones.map(({ creadoEn, ...otra }) => ({ ...otra, creado: creadoEn })),
    ...personas(fila),
    clienteBloqueado: bloqueoVisto(fila.clienteBloqueado, viewer),
    notas,
    creado: creadoEn,
  };
}

function consumoDe(facturas: readonly analisis.FacturaDeEstudio[]): number {
  const lineas = facturas.flatMap((factura) => factura.lineas);
  return sumKwh(lineas.flatMap(({ concepto, cantidad }) => (concepto === 'energia' ? cantidad : [])));
}

/** The analysis with the bills of its first supply only. */
export function withFirstBills(guardado: analisis.Analisis): analisis.Analisis {
  const { puntos, datosCupsProducto } = guardado;
  const primero = puntos[0]?.cups;
  return {
    ...guardado,
    puntos: puntos.map((punto) =>
      punto.cups === primero ? punto : { ...punto, actual: { ...punto.actual, facturas: [] } },
    ),
    datosCupsProducto: datosCupsProducto.map((datos) =>
      datos.cups === primero || datos.facturas === null ? datos : { ...datos, facturas: [] },
    ),
  };
}

/** The bills of one supply of the analysis; undefined when it has no such supply. */
export function billsOf(
  { puntos, datosCupsProducto }: Pick<analisis.Analisis, 'puntos' | 'datosCupsProducto'>,
  cups: string,
): ResponseOf<typeof analisis.facturas> | undefined {
  const punto = puntos.find((candidato) => candidato.cups === cups);
  if (punto === undefined) return undefined;
  const oferta = datosCupsProducto.find((datos) => datos.cups === cups && datos.facturas !== null);
  return { actual: punto.actual.facturas, oferta: oferta?.facturas ?? null };
}

/**
 * What a client sees of an analysis: today's bill and the offer chosen for each point at the prices they would
 * pay, peajes and cargos included. The other offers, and why some are left out, are not for clients, and
 * neither is any field that the contract of the call does not name for them.
 */
function paraCliente(guardado: Documento): Documento {
  const elegidos = new Map(guardado.puntos.map(({ cups, productoId }) => [cups, productoId]));
  return {
    ...guardado,
    puntos: guardado.puntos.map((punto) => ({ ...punto, excluidos: [] })),
    datosCupsProducto: guardado.datosCupsProducto
      .filter(({ cups, productoId }) => elegidos.get(cups) === productoId)
      .map((datos) => ({
        ...datos,
        ...preciosCompletosDe(datos),
        facturas: datos.facturas?.map(conPreciosCompletos) ?? null,
      })),
  };
}

type Datos = Documento['datosCupsProducto'][number];

function preciosCompletosDe({ facturas, precioEnergia, precioPotencia }: Datos) {
  const de = (termino: Termino, propios: readonly number[]) =>
    facturas === null ? [] : propios.map((_, i) => billPeriod(facturas, termino, i + 1).precio);
  return {
    precioEnergia: de('energia', precioEnergia),
    precioPotencia: de('potencia', precioPotencia),
  };
}
