import { type FacturaDelCodigo, readQrDeFactura } from '../qr-de-factura/qr-de-factura.ts';
import { type Campo, cuerpoDeFactura } from './campo.ts';
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
  const { cups, importes, comprobacion } = codigo.value;
  const delTexto = lectura.campos.find(({ nombre }) => nombre === 'cups')?.valor;
  if (cups !== null && delTexto !== undefined && cups.slice(0, 20) !== delTexto) return undefined;
  const campos = [...lectura.campos];
  const distintos: string[] = [];
  for (const [nombre, valor, firme] of saidByCode(codigo.value, lectura)) {
    if (valor === null) continue;
    const i = campos.findIndex((campo) => campo.nombre === nombre);
    const propio = campos[i];
    if (!propio) {
      campos.push({ nombre, valor, ...lugar, confianza: firme ? 'segura' : 'por-confirmar', origen: 'qr' });
    } else if (propio.origen === 'ocr') {
      // What a picture shows proves nothing: the figures of the code stand on their own, where the picture has them.
      campos[i] = { ...propio, valor, confianza: firme ? 'segura' : 'por-confirmar', origen: 'qr' };
    } else if (isSame(propio, valor)) {
      campos[i] = { ...propio, confianza: 'segura' };
    } else {
      campos[i] = { ...propio, confianza: 'por-confirmar' };
      distintos.push(nombre);
    }
  }
  return {
    ...lectura,
    campos,
    factura: cuerpoDeFactura(campos),
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

type Dicho = readonly [nombre: string, valor: string | number | null, firme: boolean];

/** Its amounts prove each other; its powers and days go with them. Prices come rounded, and before any discount. */
function saidByCode(codigo: FacturaDelCodigo, { campos }: LecturaDeFactura): readonly Dicho[] {
  const { cups, tarifa, desde, hasta, fechaFactura, potencias, maximetros, consumos, precios } = codigo;
  const cuadra = codigo.comprobacion?.cuadra ?? false;
  const porDia = campos.some(({ nombre }) => nombre.startsWith('precios.potenciaPorDia'));
  return [
    ['cups', cups === null ? null : cups.slice(0, 20), true],
    ['tarifa', tarifa, false],
    ['desde', desde, cuadra],
    ['hasta', hasta, cuadra],
    ['fechaFactura', fechaFactura, cuadra],
    ['total', codigo.importes.total, cuadra],
    ...listed('potencias', potencias, cuadra),
    ...listed('maximetros', maximetros, false),
    ...listed('consumos', consumos, cuadra),
    ...listed('precios.energia', precios.energiaEurKwh, false),
    ...(porDia ? [] : listed('precios.potencia', precios.potenciaEurKwAnio, false)),
  ];
}

/** Of a picture there is only its code, whose amounts have a sum of their own. */
function ofCode(
  comprobacion: { readonly calculado: number; readonly cuadra: boolean } | null,
  total: number | null,
): LecturaDeFactura['comprobacion'] {
  return { sumaLineas: comprobacion?.calculado ?? null, total, cuadra: comprobacion?.cuadra ?? false };
}

function listed(nombre: string, valores: readonly (number | null)[] | null, firme: boolean): Dicho[] {
  return (valores ?? []).map((valor, i) => [`${nombre}.${i}`, valor, firme]);
}

/** Codes carry whole kWh and rounded prices. */
function isSame({ nombre, valor: impreso }: Campo, codigo: string | number): boolean {
  if (typeof impreso !== 'number' || typeof codigo !== 'number') return impreso === codigo;
  const margen = nombre.startsWith('consumos') ? 0.5 : Math.max(1e-6, Math.abs(impreso) * 1e-4);
  return Math.abs(impreso - codigo) <= margen;
}
