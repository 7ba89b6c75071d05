import { readQrDeFactura } from '../qr-de-factura/qr-de-factura.ts';
import { bodyOf, type Campo } from './campo.ts';
import type { LecturaDeFactura } from './lectura-de-factura.ts';
import type { Caja } from './palabra.ts';

/**
 * What the code of a bill says, beside what its text does: where both agree the field is sure, and where they do not it has to
 * be confirmed. Undefined where the text is no code of the CNMC, or that of another supply's bill.
 */
export function withQr(
  lectura: LecturaDeFactura,
  texto: string,
  lugar: { readonly pagina: number; readonly caja: Caja },
): LecturaDeFactura | undefined {
  const codigo = readQrDeFactura(texto);
  if (!codigo.ok) return undefined;
  const {
    cups,
    tarifa,
    desde,
    hasta,
    fechaFactura,
    potencias,
    maximetros,
    consumos,
    precios,
    importes,
    comprobacion,
  } = codigo.value;
  const delTexto = lectura.campos.find(({ nombre }) => nombre === 'cups')?.valor;
  if (cups !== null && delTexto !== undefined && cups.slice(0, 20) !== delTexto) return undefined;
  const cuadra = comprobacion?.cuadra ?? false;
  const dichos: [nombre: string, valor: string | number | null, firme: boolean][] = [
    ['cups', cups === null ? null : cups.slice(0, 20), true],
    ['tarifa', tarifa, false],
    ['desde', desde, cuadra],
    ['hasta', hasta, cuadra],
    ['fechaFactura', fechaFactura, cuadra],
    ['total', importes.total, cuadra],
    ...listed('potencias', potencias, cuadra),
    ...listed('maximetros', maximetros, false),
    ...listed('consumos', consumos, cuadra),
    ...listed('precios.energia', precios.energiaEurKwh, false),
  ];
  const porDia = lectura.campos.some(({ nombre }) => nombre.startsWith('precios.potenciaPorDia'));
  if (!porDia) dichos.push(...listed('precios.potencia', precios.potenciaEurKwAnio, false));
  const campos = [...lectura.campos];
  const distintos: string[] = [];
  for (const [nombre, valor, firme] of dichos) {
    if (valor === null) continue;
    const i = campos.findIndex((campo) => campo.nombre === nombre);
    const propio = campos[i];
    if (!propio) {
      campos.push({ nombre, valor, ...lugar, confianza: firme ? 'segura' : 'por-confirmar', origen: 'qr' });
    } else if (isSame(propio.valor, valor)) {
      campos[i] = { ...propio, confianza: 'segura' };
    } else {
      campos[i] = { ...propio, confianza: 'por-confirmar' };
      distintos.push(nombre);
    }
  }
  return {
    ...lectura,
    campos,
    factura: bodyOf(campos),
    comprobacion: lectura.campos.length > 0 ? lectura.comprobacion : ofCode(comprobacion, importes.total),
    avisos: [
      ...(lectura.campos.length > 0 ? lectura.avisos : []),
      ...codigo.value.avisos.map(({ message }) => message),
      ...(distintos.length > 0
        ? [`El código QR dice otra cosa que el texto en: ${distintos.join(', ')}`]
        : []),
    ],
  };
}

/** Of a picture there is only its code, whose amounts have a sum of their own. */
function ofCode(
  comprobacion: { readonly calculado: number; readonly cuadra: boolean } | null,
  total: number | null,
): LecturaDeFactura['comprobacion'] {
  return { sumaLineas: comprobacion?.calculado ?? null, total, cuadra: comprobacion?.cuadra ?? false };
}

function listed(
  nombre: string,
  valores: readonly (number | null)[] | null,
  firme: boolean,
): [string, number | null, boolean][] {
  return (valores ?? []).map((valor, i) => [`${nombre}.${i}`, valor, firme]);
}

/** Codes carry whole kWh and rounded prices. */
function isSame(a: Campo['valor'], b: string | number): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b;
  return Math.abs(a - b) <= Math.max(1e-6, Math.abs(a) * 1e-4);
}
