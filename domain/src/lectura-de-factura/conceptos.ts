import { cabeceraDe } from './cabecera.ts';
import { type Cifra, cifrasDe } from './cifras-impresas.ts';
import { periodoDe } from './clases.ts';
import type { Concepto, Contexto } from './concepto.ts';
import { type ContextoDeLinea, conceptoDe, type Lugar } from './concepto-de-linea.ts';
import { fechasDe } from './fechas-impresas.ts';
import { type Renglon, renglonDe } from './palabra.ts';
import { transposedTables } from './tabla-traspuesta.ts';

/** A table goes on for so many lines below its head. */
const LINEAS_DE_TABLA = 20;

/** Every line with an amount, in order, with its class; what a heading says holds for the lines below. */
export function conceptosDe(renglones: readonly Renglon[], contexto: Contexto): readonly Concepto[] {
  const tablas = transposedTables(renglones, contexto);
  const conceptos: Concepto[] = [];
  const lugar: Lugar = { desdeCabecera: 0 };
  const taken = new Set<Renglon | undefined>();
  for (const [i, renglon] of renglones.entries()) {
    const deTabla = tablas.get(renglon);
    conceptos.push(...(deTabla ?? []));
    if (deTabla || taken.has(renglon)) continue;
    const cifras = cifrasDe(renglon, contexto.decimal);
    moveTo(lugar, renglon, cifras);
    const propio = tramoDe(renglon);
    const propia = conceptoDe(renglon, cifras, { ...contexto, ...lugar });
    const concepto = propia ?? wrappedConcepto(renglon, renglones[i + 1], { ...contexto, ...lugar });
    if (concepto) {
      // The amount on the line below has been taken.
      if (!propia) taken.add(renglones[i + 1]);
      conceptos.push({
        ...concepto,
        periodo: concepto.periodo ?? periodAbove(concepto, lugar.anterior),
        tramo: propio ?? lugar.tramo,
      });
      if (concepto.clase === 'suma' || concepto.clase === 'total') lugar.tramo = undefined;
      continue;
    }
    if (propio) lugar.tramo = propio;
    lugar.seccion = seccionDe(renglon) ?? lugar.seccion;
    lugar.anterior = renglon;
  }
  return conceptos;
}

function moveTo(lugar: Lugar, renglon: Renglon, cifras: readonly Cifra[]): void {
  lugar.desdeCabecera++;
  const { cabecera } = lugar;
  if (cabecera && (lugar.desdeCabecera > LINEAS_DE_TABLA || renglon.pagina !== cabecera.renglon.pagina))
    lugar.cabecera = undefined;
  const nueva = cabeceraDe(renglon, cifras);
  if (!nueva) return;
  lugar.cabecera = nueva;
  lugar.desdeCabecera = 0;
}

/** How many heights of a letter the next line of one item may be below. */
const SIGUIENTE = 2.2;

function isNext(arriba: Renglon | undefined, abajo: Renglon | undefined): boolean {
  if (!arriba || !abajo || arriba.pagina !== abajo.pagina) return false;
  const alto = abajo.palabras[0]?.alto ?? 0;
  return abajo.centro > arriba.centro && abajo.centro - arriba.centro <= alto * SIGUIENTE;
}

/** An amount that stands alone on the line below its quantity and price. */
function wrappedConcepto(
  renglon: Renglon,
  siguiente: Renglon | undefined,
  contexto: ContextoDeLinea,
): Concepto | undefined {
  if (!siguiente || !isNext(renglon, siguiente)) return undefined;
  const [importe, otra] = cifrasDe(siguiente, contexto.decimal);
  if (!importe || otra || /[a-z]{4}/.test(siguiente.llano)) return undefined;
  const junto = renglonDe([...renglon.palabras, ...siguiente.palabras]);
  const concepto = conceptoDe(junto, cifrasDe(junto, contexto.decimal), contexto);
  return concepto?.comprobado || concepto?.clase === 'total' ? concepto : undefined;
}

/** The period of a line whose name stands on the line above. */
function periodAbove({ clase, renglon }: Concepto, anterior: Renglon | undefined): number | undefined {
  if (!anterior || !isNext(anterior, renglon)) return undefined;
  if (clase === 'energia' || clase === 'peaje-energia') return periodoDe(anterior.llano, 'energia');
  return clase === 'potencia' || clase === 'peaje-potencia'
    ? periodoDe(anterior.llano, 'potencia')
    : undefined;
}

/** Two dates of one line are a stretch: the days of the lines below it, or of its own. */
function tramoDe(renglon: Renglon): Concepto['tramo'] {
  const [desde, hasta, tercera] = fechasDe(renglon);
  if (!desde || !hasta || tercera || hasta.dia <= desde.dia || hasta.dia - desde.dia > 400) return undefined;
  return [desde.dia, hasta.dia];
}

function seccionDe({ llano }: Renglon): 'potencia' | 'energia' | undefined {
  const dePotencia = /potencia|termino fijo/.test(llano);
  const deEnergia = /energia|consumo|termino variable/.test(llano);
  if (dePotencia === deEnergia || llano.length > 80) return undefined;
  return dePotencia ? 'potencia' : 'energia';
}
