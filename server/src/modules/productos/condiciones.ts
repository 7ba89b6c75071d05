import type { productos } from '@vatio/contract/endpoints';
import {
  isPeajeDeGas,
  isTipoDe,
  parseFecha,
  periodosDe,
  preciosPropiosDe,
  TARIFAS_DE_TIPO,
  type TarifaDeSuministro,
  TIPOS_DE_PRODUCTO,
  type TipoDeProducto,
} from '@vatio/domain';

type Errores = Record<string, string>;

/** The tariff and kind of a product decide how many prices a version carries, and of which kind. */
export type Clase = { readonly tarifa: TarifaDeSuministro; readonly tipo: TipoDeProducto };

/** The faults of a version, a sentence by field; `prefijo` is the place of the version in the call. */
export function checkVersion(clase: Clase, version: productos.VersionInput, prefijo = ''): Errores {
  const errores: Errores = {};
  checkDates(version, errores);
  checkHowMany(clase, version, errores);
  checkPreciosDeTipo(clase, version, errores);
  checkSinPotencia(clase, version, errores);
  return Object.fromEntries(Object.entries(errores).map(([campo, texto]) => [`${prefijo}${campo}`, texto]));
}

/** The faults of a product besides those of its version. */
export function checkClase({
  tarifa,
  tipo,
  peajesIncluidos,
}: Clase & { readonly peajesIncluidos: boolean }): Errores {
  const errores: Errores = {};
  if (!isTipoDe(tipo, tarifa)) {
    const suyas = TARIFAS_DE_TIPO[tipo];
    errores.tarifa = `Un producto de tipo «${tipo}» no se vende a ${tarifa}; sí a ${suyas.join(', ')}`;
  }
  if (isPeajeDeGas(tarifa) && !peajesIncluidos) {
    errores.peajesIncluidos = 'Un precio de gas lleva dentro sus peajes: no hay tablas de ellos que sumarle';
  }
  return errores;
}

/** What is sold by power, or to whoever has surplus, a supply of gas cannot take. */
function checkSinPotencia({ tarifa }: Clase, version: productos.VersionInput, errores: Errores): void {
  if (!isPeajeDeGas(tarifa)) return;
  if (version.feePotenciaEurKwAnio.maximo > 0) errores.feePotenciaEurKwAnio = 'El gas no tiene potencia';
  if (version.potenciaKw !== null) errores.potenciaKw = 'El gas no tiene potencia';
  if (version.excedentes) errores.excedentes = 'El gas no tiene excedentes';
}

/** A version has the prices of its kind, and none of those that only other kinds have. */
function checkPreciosDeTipo({ tipo }: Clase, version: productos.VersionInput, errores: Errores): void {
  for (const deTipo of TIPOS_DE_PRODUCTO) {
    for (const { campo, falta, sobra } of preciosPropiosDe(deTipo)) {
      const hay = (version[campo] ?? null) !== null;
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
