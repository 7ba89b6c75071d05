import type { productos } from '@vatio/contract/endpoints';
import {
  parseFecha,
  periodosDe,
  preciosPropiosDe,
  type Tarifa,
  TIPOS_DE_PRODUCTO,
  type TipoDeProducto,
} from '@vatio/domain';

type Errores = Record<string, string>;

/** The tariff and kind of a product decide how many prices a version carries, and of which kind. */
export type Clase = { readonly tarifa: Tarifa; readonly tipo: TipoDeProducto };

/** The faults of a version, a sentence by field; `prefijo` is the place of the version in the call. */
export function checkVersion(clase: Clase, version: productos.VersionInput, prefijo = ''): Errores {
  const errores: Errores = {};
  checkDates(version, errores);
  checkHowMany(clase, version, errores);
  checkPreciosDeTipo(clase, version, errores);
  return Object.fromEntries(Object.entries(errores).map(([campo, texto]) => [`${prefijo}${campo}`, texto]));
}

/** A version has the prices of its kind, and none of those that only other kinds have. */
function checkPreciosDeTipo({ tipo }: Clase, version: productos.VersionInput, errores: Errores): void {
  for (const deTipo of TIPOS_DE_PRODUCTO) {
    for (const { campo, falta, sobra } of preciosPropiosDe(deTipo)) {
      const hay = version[campo] !== null;
      if (deTipo === tipo && !hay) errores[campo] = falta;
      if (deTipo !== tipo && hay) errores[campo] = sobra;
    }
  }
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
