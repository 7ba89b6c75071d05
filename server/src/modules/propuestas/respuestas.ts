import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { bloqueoVisto } from '../cartera/bloqueo.repository.ts';
import { accionesDe, diasHasta, EN_MANOS_DEL_CLIENTE, estadoEn } from './estados.ts';
import type { FilaPropuesta } from './listado.repository.ts';
import type { Linea, PropuestaGuardada, Respuesta, versionesDe } from './propuestas.repository.ts';
import { datosElegidos, puntoPropuesto } from './punto-propuesto.ts';

type Version = Awaited<ReturnType<typeof versionesDe>>[number];

export function filaDeLista(fila: FilaPropuesta, viewer: Viewer, hoy: string): propuestas.PropuestaRow {
  const { estado, validaHasta, comercialId } = fila;
  return {
    id: fila.id,
    codigo: fila.codigo,
    numero: fila.numero,
    estado,
    version: fila.version,
    cliente: { id: fila.clienteId, nombre: fila.clienteNombre },
    clienteBloqueado: bloqueoVisto(fila.clienteBloqueado, viewer),
    comercial: comercialId === null ? null : { id: comercialId, nombre: fila.comercialNombre ?? '' },
    cups: fila.cups,
    ...cifrasDe(fila),
    comisionEur: Number(fila.comisionEur),
    validezDias: fila.validezDias,
    validaHasta,
    diasRestantes: diasRestantes(hoy, estado, validaHasta),
    enviada: fila.enviadaEn,
    aperturas: fila.aperturas,
    ultimaApertura: fila.ultimaApertura,
    creado: fila.creadoEn,
    actualizado: fila.actualizadoEn,
    borrada: fila.borradoEn,
    acciones: accionesDe(viewer, estado, fila.borradoEn !== null),
  };
}

type Cifras = Pick<FilaPropuesta, 'actualAnualEur' | 'ofertaAnualEur' | 'ahorroAnualEur' | 'consumoAnualKwh'>;

export function cifrasDe(fila: Cifras) {
  const [actualAnualEur, ahorroAnualEur] = [Number(fila.actualAnualEur), Number(fila.ahorroAnualEur)];
  const parte = actualAnualEur === 0 ? 0 : (ahorroAnualEur * 100) / actualAnualEur;
  return {
    actualAnualEur,
    ofertaAnualEur: Number(fila.ofertaAnualEur),
    ahorroAnualEur,
    ahorroPct: Math.round(parte * 100) / 100,
    consumoAnualKwh: Number(fila.consumoAnualKwh),
  };
}

function diasRestantes(hoy: string, estado: propuestas.Estado, validaHasta: string | null): number | null {
  if (validaHasta === null || !EN_MANOS_DEL_CLIENTE.includes(estado)) return null;
  return diasHasta(hoy, validaHasta);
}

/** The date on which a version stopped being the current one. */
export function versionDe(
  { respuesta, creadoEn, enviadaEn, retiradaEn, pdfSha256, ...version }: Version,
  actual: { readonly numero: number; readonly estado: propuestas.Estado },
): propuestas.Propuesta['versiones'][number] {
  const pasada = respuesta ?? (retiradaEn === null ? 'borrador' : 'retirada');
  return {
    ...version,
    estado: version.numero === actual.numero ? actual.estado : pasada,
    creado: creadoEn,
    enviada: enviadaEn,
    retirada: retiradaEn,
    ofertaAnualEur: Number(version.ofertaAnualEur),
    ahorroAnualEur: Number(version.ahorroAnualEur),
    pdfSha256: pdfSha256?.toString('hex') ?? null,
  };
}

/** An old version has the state in which it ended. */
export function estadoDe(
  hoy: string,
  propuesta: Pick<PropuestaGuardada, 'estado' | 'validaHasta'>,
): propuestas.Estado {
  return estadoEn(hoy, propuesta);
}

/** The commission cases of a proposal's supply. */
export function casosDeLinea({ cups, casosDeComision }: Linea): Linea['casosDeComision'] {
  return casosDeComision.filter((caso) => caso.cups === cups);
}

/** The points of a version in their order, with what they earn and the reader's part of it. */
export function puntosDe(
  lineas: readonly Linea[],
  tuyaDe: (linea: Linea) => number | undefined = () => undefined,
): propuestas.Propuesta['puntos'] {
  return lineas.flatMap((linea) => {
    const { cups, analisisId, codigo, version, documento } = linea;
    const punto = documento.puntos.find((candidato) => candidato.cups === cups);
    const datos = punto && datosElegidos(documento, punto);
    if (punto === undefined || datos === undefined) return [];
    const interno = {
      ...documento.fees,
      comisionEur: datos.comision.totalEur,
      tuyaEur: tuyaDe(linea),
    };
    return [
      {
        ...puntoPropuesto(documento, punto, datos),
        analisis: { id: analisisId, codigo, version },
        interno,
      },
    ];
  });
}

export function respuestaGuardada(respuesta: Respuesta): NonNullable<propuestas.Propuesta['respuesta']> {
  const { tipo, numero, creadaEn, nombre, nif, motivo, pdfSha256, ip, agente } = respuesta;
  return {
    tipo,
    numero,
    cuando: creadaEn,
    nombre,
    nif,
    motivo,
    pdfSha256: pdfSha256?.toString('hex') ?? null,
    ip,
    agente,
    consentimientos: respuesta.consentimientos.map((consentimiento) => ({ ...consentimiento })),
    codigoComprobado: respuesta.codigoPor !== null,
    codigoPor: respuesta.codigoPor,
    oferta: respuesta.oferta,
  };
}
