import type { productos } from '@vatio/contract/endpoints';
import { parseFecha, periodosDe, type Tarifa } from '@vatio/domain';

type Errores = Record<string, string>;

/** The tariff and kind of a product decide how many prices a version carries, and of which kind. */
export type Clase = { readonly tarifa: Tarifa; readonly tipo: 'fijo' | 'indexado' };

/** The faults of a version, a sentence by field; `prefijo` is the place of the version in the call. */
export function checkVersion(clase: Clase, version: productos.VersionInput, prefijo = ''): Errores {
  const errores: Errores = {};
  checkDates(version, errores);
  checkHowMany(clase, version, errores);
  if (clase.tipo === 'fijo') {
    if (version.energiaEurKwh === null) errores.energiaEurKwh = 'Un producto fijo lleva precios de energía';
    if (version.terminos !== null) errores.terminos = 'Solo los indexados llevan términos';
    if (version.mediasMercadoEurKwh !== null) {
      errores.mediasMercadoEurKwh = 'Solo los indexados llevan precios medios de mercado';
    }
  } else {
    if (version.energiaEurKwh !== null) errores.energiaEurKwh = 'Un indexado no lleva precios de energía';
    if (version.terminos === null) errores.terminos = 'Un indexado lleva sus términos';
    if (version.mediasMercadoEurKwh === null) {
      errores.mediasMercadoEurKwh = 'Un indexado lleva precios medios de mercado, uno por periodo';
    }
  }
  return Object.fromEntries(Object.entries(errores).map(([campo, texto]) => [`${prefijo}${campo}`, texto]));
}

function checkDates({ desde, hasta }: productos.VersionInput, errores: Errores): void {
  for (const [campo, fecha] of Object.entries({ desde, hasta })) {
    const leida = fecha === null ? undefined : parseFecha(fecha, campo);
    if (leida && !leida.ok) errores[campo] = leida.issue.message;
  }
  if (hasta !== null && hasta < desde) errores.hasta ??= 'El último día no puede ser anterior al primero';
}

function checkHowMany({ tarifa }: Clase, version: productos.VersionInput, errores: Errores): void {
  const deEnergia = periodosDe(tarifa, 'energia');
  const listas: readonly [string, readonly unknown[] | null | undefined, number][] = [
    ['potenciaEurKwAnio', version.potenciaEurKwAnio, periodosDe(tarifa, 'potencia')],
    ['energiaEurKwh', version.energiaEurKwh, deEnergia],
    ['mediasMercadoEurKwh', version.mediasMercadoEurKwh, deEnergia],
    ['terminos.capacidadEurKwh', version.terminos?.capacidadEurKwh, deEnergia],
  ];
  for (const [campo, lista, cuantos] of listas) {
    if (lista && lista.length !== cuantos) {
      errores[campo] = `${tarifa} lleva ${cuantos} precios y hay ${lista.length}`;
    }
  }
}

/** Warns about missing prices, because a study leaves such a product out. */
export function avisosDePrecios(condiciones: productos.Condiciones): string[] {
  const falta = (nombre: string, precios: readonly (number | null)[] | null) =>
    (precios ?? []).flatMap((precio, p) =>
      precio === null ? [`Falta el precio de ${nombre} de P${p + 1}: los estudios lo dejan fuera`] : [],
    );
  return [
    ...falta('potencia', condiciones.potenciaEurKwAnio),
    ...falta('energía', condiciones.energiaEurKwh),
  ];
}
