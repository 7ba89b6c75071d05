import { round } from '../exact.ts';
import type { Campos } from './campo.ts';
import { addUso, type LineasLeidas } from './campos-de-uso.ts';
import type { Clase } from './clases.ts';
import type { Concepto } from './concepto.ts';

/** Writes the fields of every line of a bill, and says what could not be one. */
export function addLineas(campos: Campos, lineas: LineasLeidas): readonly string[] {
  const avisos = [...addUso(campos, lineas, 'energia'), ...addUso(campos, lineas, 'potencia')];
  const { conceptos, firme } = lineas;
  const de = (clase: Clase) => conceptos.filter((concepto) => concepto.clase === clase);
  const peajes = [...de('peaje-energia'), ...de('peaje-potencia')];
  const propias = [...de('energia'), ...de('potencia')];
  const [peaje] = peajes;
  if (peaje && propias.length > 0) {
    campos.add('precios.peajesIncluidos', false, { palabras: peaje.importe.palabras, segura: false });
  }
  addOtros(campos, lineas);
  const [iee, otroIee] = de('iee');
  if (iee?.tipo && !otroIee)
    campos.add('iee.tipo', iee.tipo.valor, {
      palabras: iee.tipo.palabras,
      segura: firme && (iee.comprobado || isRateOf(iee, conceptos)),
    });
  const tipos = de('impuesto').filter(({ tipo }) => tipo !== undefined);
  const [impuesto, segundo] = tipos;
  if (impuesto?.tipo) {
    const segura = firme && !segundo && (impuesto.comprobado || isRateOf(impuesto, conceptos));
    campos.add('impuesto.tipo', impuesto.tipo.valor, { palabras: impuesto.tipo.palabras, segura });
    if (segundo)
      avisos.push('La factura tiene más de un tipo de impuesto indirecto: revisa el de cada línea');
  }
  return avisos;
}

/** Whether the rate of a tax on the lines before it is its amount; the bono social stands in or out of the electricity tax. */
function isRateOf({ clase, tipo, importe }: Concepto, conceptos: readonly Concepto[]): boolean {
  const sumOf = (clases: ReadonlySet<Clase>) =>
    conceptos.reduce(
      (suma, concepto) => (clases.has(concepto.clase) ? suma + concepto.importe.valor : suma),
      0,
    );
  const bases =
    clase === 'iee'
      ? [sumOf(DE_ELECTRICIDAD), sumOf(new Set([...DE_ELECTRICIDAD, 'bono-social']))]
      : [sumOf(new Set(conceptos.map((concepto) => concepto.clase).filter((otra) => otra !== 'impuesto')))];
  return bases.some((base) => Math.abs(base * (tipo?.valor ?? 0) - importe.valor) <= 0.0051);
}

/** What the electricity tax falls on. */
const DE_ELECTRICIDAD: ReadonlySet<Clase> = new Set([
  'potencia',
  'peaje-potencia',
  'energia',
  'peaje-energia',
  'excesos',
  'reactiva',
  'descuento',
  'excedentes',
]);

function addOtros(campos: Campos, { conceptos, firme }: LineasLeidas): void {
  const de = (clase: Clase) => conceptos.filter((concepto) => concepto.clase === clase);
  for (const [clase, nombre] of [
    ['alquiler', 'alquiler'],
    ['bono-social', 'bonoSocial'],
  ] as const) {
    const [linea, otra] = de(clase);
    if (!linea) continue;
    const segura = firme && !otra;
    if (linea.comprobado && linea.precio?.unidad === '€/día') {
      campos.add(`${nombre}.porDia`, linea.precio.valor, { palabras: linea.precio.palabras, segura });
    } else {
      campos.add(`${nombre}.importe`, linea.importe.valor, { palabras: linea.importe.palabras, segura });
    }
  }
  de('descuento').forEach((linea, i) => {
    const palabras = linea.importe.palabras;
    campos.add(`descuentos.${i}.texto`, linea.texto.slice(0, 200), {
      palabras: linea.renglon.palabras,
      segura: false,
    });
    campos.add(`descuentos.${i}.sobre`, /potencia/.test(linea.renglon.llano) ? 'potencia' : 'energia', {
      palabras,
      segura: false,
    });
    campos.add(`descuentos.${i}.importe`, round(-linea.importe.valor), { palabras, segura: firme });
  });
  const [excedente, segundo] = de('excedentes');
  if (excedente?.cantidad && excedente.precio && !segundo) {
    const segura = firme && excedente.comprobado;
    campos.add('excedentes.energiaKwh', Math.abs(excedente.cantidad.valor), {
      palabras: excedente.cantidad.palabras,
      segura,
    });
    campos.add('excedentes.precioEurKwh', Math.abs(excedente.precio.valor), {
      palabras: excedente.precio.palabras,
      segura,
    });
  }
  const demas = [...de('otros'), ...de('excesos'), ...de('reactiva')];
  demas.forEach((linea, i) => {
    campos.add(`otros.${i}.texto`, linea.texto.slice(0, 200), {
      palabras: linea.renglon.palabras,
      segura: false,
    });
    if (linea.clase !== 'otros')
      campos.add(`otros.${i}.tratamiento`, 'electricidad', {
        palabras: linea.renglon.palabras,
        segura: false,
      });
    campos.add(`otros.${i}.importe`, linea.importe.valor, {
      palabras: linea.importe.palabras,
      segura: firme,
    });
  });
}
