import { isDeepStrictEqual } from 'node:util';
import type { productos, ResponseOf } from '@vatio/contract/endpoints';
import type { Fecha } from '@vatio/domain';
import { enTexto, estadoEn, fitVersion } from '../cronologia.ts';
import type { ProductoConHistorial } from '../productos.repository.ts';
import { Borrador, type ProductoEnBorrador, type VersionEnBorrador } from './borrador.ts';
import { diferencias, flattenCifras } from './cifras.ts';
import type { Renglon } from './renglon.ts';
import { readVersion } from './version-leida.ts';

type Cambio = ResponseOf<typeof productos.importTarifario>['cambios'][number];

/** Plans what each row would do to the price book, in the order of the file, and the book with it done. */
export function planTarifario(
  libro: readonly ProductoConHistorial[],
  renglones: readonly Renglon[],
  hoy: Fecha,
): { readonly cambios: Cambio[]; readonly borrador: Borrador } {
  const borrador = new Borrador(libro);
  // Older prices are planned first, so that the order of the rows does not decide which version closes which.
  const porFecha = renglones.toSorted((a, b) => ((a.desde ?? hoy) < (b.desde ?? hoy) ? -1 : 1));
  const cambios = porFecha.map((renglon) => {
    const { comercializadora, nombre, tarifa } = renglon;
    const producto = [comercializadora, nombre, tarifa].filter(Boolean).join(' · ');
    return { fila: renglon.numero, producto, ...apply(borrador, renglon, hoy) };
  });
  return { cambios: cambios.sort((a, b) => a.fila - b.fila), borrador };
}

type Efecto = Pick<Cambio, 'accion' | 'diferencias' | 'motivo'>;

function apply(borrador: Borrador, renglon: Renglon, hoy: Fecha): Efecto {
  const { comercializadora, nombre, tarifa } = renglon;
  if (renglon.motivos.length > 0) return error(renglon.motivos);
  if (tarifa === undefined) return error(['Falta la tarifa']);
  const producto = borrador.find({ comercializadora, nombre, tarifa });
  const anterior = producto && versionAnterior(producto, renglon.desde ?? hoy);
  const leida = readVersion({ renglon: { ...renglon, tarifa }, producto, anterior, hoy });
  const retirado = producto?.activo === false ? ['El producto está retirado: actívalo en su ficha'] : [];
  if ('motivos' in leida) return error([...retirado, ...leida.motivos]);
  const { identidad } = leida;
  // A price list lacks this condition, so it stays as it was.
  const { admiteAutoconsumo } = anterior?.condiciones ?? {};
  const version = { ...leida.version, ...(admiteAutoconsumo !== undefined && { admiteAutoconsumo }) };
  if (!producto) {
    borrador.addVersion(borrador.addProducto(identidad), version, undefined);
    return { accion: 'nuevo', diferencias: [], motivo: null };
  }
  const cambia = anterior ? diferencias(flattenCifras(anterior.condiciones), flattenCifras(version)) : [];
  if (anterior && yaEsta(anterior, version, renglon)) {
    return { accion: 'sin-cambios', diferencias: [], motivo: null };
  }
  if (retirado.length > 0) return error(retirado, cambia);
  const { cierra, choca } = fitVersion(producto.versiones, version);
  if (choca.length > 0) {
    return error([`Ya hay precios para esos días: ${choca.map(enTexto).join(', ')}`], cambia);
  }
  borrador.addVersion(producto, version, cierra);
  return { accion: 'nueva-version', diferencias: cambia, motivo: null };
}

function error(motivos: readonly string[], distintas: Efecto['diferencias'] = []): Efecto {
  return { accion: 'error', diferencias: distintas, motivo: motivos.join('; ') };
}

/** The version that starts that day, else the one on sale, else the last one before it. */
function versionAnterior({ versiones }: ProductoEnBorrador, desde: Fecha): VersionEnBorrador | undefined {
  return versiones
    .filter((version) => version.desde <= desde)
    .toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0];
}

/** The row changes nothing: it has the same prices from the same day or, without a day, the prices of today. */
function yaEsta(
  anterior: VersionEnBorrador,
  { desde, hasta, ...condiciones }: productos.VersionInput,
  renglon: Renglon,
): boolean {
  const mismoDia =
    renglon.desde === undefined ? estadoEn(desde, anterior) === 'vigente' : anterior.desde === desde;
  const mismoFin = renglon.hasta === undefined || anterior.hasta === hasta;
  return mismoDia && mismoFin && isDeepStrictEqual(saidBy(anterior.condiciones), saidBy(condiciones));
}

/** A version stored before a kind of product existed lacks its fields, of which a list says that there are none. */
function saidBy(condiciones: object): object {
  return Object.fromEntries(Object.entries(condiciones).filter(([, valor]) => valor !== null));
}
