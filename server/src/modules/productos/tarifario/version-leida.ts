import { productos } from '@vatio/contract/endpoints';
import { type Fecha, type TarifaDeSuministro, TIPOS_DE_PRODUCTO } from '@vatio/domain';
import type { z } from 'zod';
import { checkClase, checkVersion } from '../condiciones.ts';
import type { Identidad, ProductoEnBorrador, VersionEnBorrador } from './borrador.ts';
import { type Cifras, campoDe, flattenCifras, inheritCifras, nestCifras, tituloDe } from './cifras.ts';
import { nestExcedentes } from './excedentes.ts';
import type { Ficha, Renglon } from './renglon.ts';

type VersionLeida =
  | { readonly identidad: Identidad; readonly version: productos.VersionInput }
  | { readonly motivos: readonly string[] };

/** The product and version that a row describes, with empty cells taken from the version before. */
export function readVersion({
  renglon: { comercializadora, nombre, ficha, cifras, ...renglon },
  producto,
  anterior,
  hoy,
}: {
  readonly renglon: Renglon & { readonly tarifa: TarifaDeSuministro };
  readonly producto: ProductoEnBorrador | undefined;
  readonly anterior: VersionEnBorrador | undefined;
  readonly hoy: Fecha;
}): VersionLeida {
  const identidad = producto
    ? identidadDe(producto)
    : { comercializadora, nombre, tarifa: renglon.tarifa, ...fichaNueva(ficha, renglon.duracionDelNombre) };
  const completas = { ...renglon.supuestos, ...inheritCifras(cifras, flattenCifras(anterior?.condiciones)) };
  const leida = productos.create.body.safeParse({
    ...identidad,
    version: {
      ...nestCifras(completas, identidad),
      ...nestExcedentes(completas, renglon.deExcedentes, anterior?.condiciones.excedentes),
      desde: renglon.desde ?? hoy,
      hasta: renglon.hasta ?? null,
    },
  });
  const motivos = producto ? discrepancias(producto, ficha) : [];
  if (!leida.success) {
    motivos.push(...leida.error.issues.map((issue) => motivoDe(issue, completas)));
    return { motivos };
  }
  const { version, ...resto } = leida.data;
  const errores = Object.entries({ ...checkClase(identidad), ...checkVersion(identidad, version) });
  motivos.push(...errores.map(([campo, mensaje]) => `${tituloDe(campo)}: ${mensaje}`));
  motivos.push(...sobrantes(cifras, version));
  return motivos.length > 0 ? { motivos } : { identidad: resto, version };
}

function motivoDe({ code, path, message }: z.core.$ZodIssue, completas: Cifras): string {
  const campo = campoDe(path.filter((parte) => parte !== 'version'));
  const falta = code === 'invalid_type' && completas[campo] === undefined;
  return `${tituloDe(campo)}: ${falta ? 'Falta este dato' : message}`;
}

function identidadDe({ id, activo, versiones, ...identidad }: ProductoEnBorrador): Identidad {
  return identidad;
}

/** By default a list's product is of the usual kind, has peajes included, and is sold in every zone. */
function fichaNueva(
  {
    tipo = TIPOS_DE_PRODUCTO[0],
    zonas = [],
    permanencia,
    prorroga,
    renovable,
    peajesIncluidos,
    ...ficha
  }: Ficha,
  duracionDelNombre: number | undefined,
) {
  return {
    duracionMeses: ficha.duracionMeses ?? duracionDelNombre,
    tipo,
    zonas,
    permanencia: permanencia ?? false,
    prorroga: prorroga ?? true,
    renovable: renovable ?? false,
    peajesIncluidos: peajesIncluidos ?? true,
  };
}

/** A price list changes prices only: what else it says of a known product has to agree with what is stored. */
function discrepancias(producto: ProductoEnBorrador, ficha: Ficha): string[] {
  const motivos: string[] = [];
  for (const campo of Object.keys(ficha) as (keyof Ficha)[]) {
    const [guardado, escrito] = [producto[campo], ficha[campo]];
    if (escrito === undefined || enClaro(guardado) === enClaro(escrito)) continue;
    motivos.push(
      `${tituloDe(campo)}: el producto tiene «${enClaro(guardado)}» y la lista «${enClaro(escrito)}»; cámbialo en su ficha`,
    );
  }
  return motivos;
}

function enClaro(valor: NonNullable<Ficha[keyof Ficha]>): string {
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no';
  return Array.isArray(valor) ? valor.toSorted().join(', ') : String(valor);
}

/** Figures of the row that such a product does not use. */
function sobrantes(cifras: Renglon['cifras'], version: productos.VersionInput): string[] {
  const usadas = flattenCifras(version);
  const sobran = Object.keys(cifras).filter((campo) => usadas[campo] === undefined);
  return sobran.map((campo) => `${tituloDe(campo)}: este producto no lo lleva`);
}
