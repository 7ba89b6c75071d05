import { round } from '../exact.ts';
import { formatFecha } from '../fecha.ts';
import type { Campos } from './campo.ts';
import type { Concepto } from './concepto.ts';

/** What the lines of a bill are taken for. */
export type LineasLeidas = {
  readonly conceptos: readonly Concepto[];
  /** Their sum is the total, without a choice. */
  readonly firme: boolean;
  readonly periodos: { readonly energia: number; readonly potencia: number } | undefined;
};

/** A figure that may be the sum of several lines is sure only where each of them is. */
type Parte = { readonly periodo: number; readonly partes: readonly Concepto[] };

/** The fields of energy or of power: quantities and prices by period, by stretch where they change. */
export function addUso(
  campos: Campos,
  { conceptos, firme, periodos }: LineasLeidas,
  magnitud: 'energia' | 'potencia',
): string[] {
  const propias = conceptos.filter(({ clase, cantidad }) => clase === magnitud && cantidad);
  const usos =
    propias.length > 0
      ? propias
      : conceptos.filter(({ clase, cantidad }) => clase === `peaje-${magnitud}` && cantidad);
  const esperados = periodos?.[magnitud];
  const numerados = usos.map((concepto) => ({ concepto, periodo: numberOf(concepto, usos, esperados) }));
  const avisos: string[] = [];
  const sinPeriodo = numerados.filter(({ periodo }) => periodo === undefined);
  if (sinPeriodo.length > 0)
    avisos.push(
      ...withoutPeriodo(
        campos,
        sinPeriodo.map(({ concepto }) => concepto),
        magnitud,
      ),
    );
  const partes: Parte[] = [];
  for (const { periodo, concepto } of numerados) {
    if (periodo === undefined) continue;
    const parte = partes.find((otra) => otra.periodo === periodo);
    if (parte) partes.splice(partes.indexOf(parte), 1, { periodo, partes: [...parte.partes, concepto] });
    else partes.push({ periodo, partes: [concepto] });
  }
  const todasFirmes = firme && sinPeriodo.length === 0;
  for (const parte of partes) avisos.push(...addParte(campos, parte, { magnitud, firme: todasFirmes }));
  addTramos(campos, partes, magnitud);
  return avisos;
}

/** In a tariff of two power periods some bills call the second one P3. */
function numberOf(
  { periodo }: Concepto,
  usos: readonly Concepto[],
  esperados: number | undefined,
): number | undefined {
  if (esperados === 2 && periodo === 3 && !usos.some((uso) => uso.periodo === 2)) return 2;
  return esperados !== undefined && periodo !== undefined && periodo > esperados ? undefined : periodo;
}

const TEXTOS = { energia: 'energía', potencia: 'potencia' } as const;

const NOMBRES = {
  energia: { cantidad: 'consumos', unidad: 'kWh' },
  potencia: { cantidad: 'potencias', unidad: 'kW' },
} as const;

function addParte(
  campos: Campos,
  { periodo, partes }: Parte,
  { magnitud, firme }: { readonly magnitud: 'energia' | 'potencia'; readonly firme: boolean },
): string[] {
  const [primera] = partes;
  if (!primera?.cantidad) return [];
  const i = periodo - 1;
  const cantidades = partes.map(({ cantidad }) => cantidad?.valor ?? 0);
  const precios = new Set(partes.map(({ precio }) => precio?.valor));
  const comprobadas = firme && partes.every(({ comprobado }) => comprobado);
  const unica = partes.length === 1;
  const cantidad =
    magnitud === 'energia'
      ? round(
          cantidades.reduce((suma, valor) => suma + valor, 0),
          6,
        )
      : cantidades[0]!;
  const iguales = magnitud === 'energia' || new Set(cantidades).size === 1;
  campos.add(`${NOMBRES[magnitud].cantidad}.${i}`, cantidad, {
    palabras: primera.cantidad.palabras,
    segura: comprobadas && (unica || (iguales && precios.size === partes.length)),
  });
  if (precios.size > 1) {
    return [
      `P${periodo} tiene ${precios.size} precios de ${TEXTOS[magnitud]}: la factura cambia de precio dentro de sus días`,
    ];
  }
  if (primera.precio) {
    const nombre = priceNameOf(primera, magnitud);
    if (nombre)
      campos.add(`${nombre}.${i}`, primera.precio.valor, {
        palabras: primera.precio.palabras,
        segura: comprobadas,
      });
  }
  return [];
}

function priceNameOf({ precio }: Concepto, magnitud: 'energia' | 'potencia'): string | undefined {
  if (magnitud === 'energia') return 'precios.energia';
  if (precio?.unidad === '€/kW·año') return 'precios.potencia';
  return precio?.unidad === '€/kW·día' ? 'precios.potenciaPorDia' : undefined;
}

/** A change of price inside the bill makes stretches, where the lines say their days. */
function addTramos(campos: Campos, partes: readonly Parte[], magnitud: 'energia' | 'potencia'): void {
  const conVarios = partes.filter(
    (parte) => new Set(parte.partes.map(({ precio }) => precio?.valor)).size > 1,
  );
  if (conVarios.length === 0) return;
  const finales = [...new Set(partes.flatMap((parte) => parte.partes.map(({ tramo }) => tramo?.[1])))].sort(
    (a, b) => (a ?? 0) - (b ?? 0),
  );
  if (finales.includes(undefined) || finales.length < 2) return;
  for (const { periodo, partes: suyas } of partes) {
    for (const concepto of suyas) {
      const k = finales.indexOf(concepto.tramo?.[1]);
      const { cantidad, precio } = concepto;
      const hasta = concepto.tramo?.[1];
      if (!cantidad || !precio || hasta === undefined) continue;
      const nombre = priceNameOf(concepto, magnitud);
      campos.add(`tramos.${k}.hasta`, formatFecha(hasta), { palabras: cantidad.palabras, segura: false });
      campos.add(`tramos.${k}.${NOMBRES[magnitud].cantidad}.${periodo - 1}`, cantidad.valor, {
        palabras: cantidad.palabras,
        segura: false,
      });
      if (nombre)
        campos.add(`tramos.${k}.${nombre}.${periodo - 1}`, precio.valor, {
          palabras: precio.palabras,
          segura: false,
        });
    }
  }
}

/** One price for all periods, or a power that is the same in both: what the line says, for each of them, to be confirmed. */
function withoutPeriodo(
  campos: Campos,
  usos: readonly Concepto[],
  magnitud: 'energia' | 'potencia',
): string[] {
  const [unico, segundo] = usos;
  if (!unico?.precio || segundo) return [`Hay líneas de ${TEXTOS[magnitud]} que no dicen su periodo`];
  const nombre = priceNameOf(unico, magnitud);
  const hasta = magnitud === 'energia' ? 3 : 1;
  for (let i = 0; i < hasta; i++) {
    if (nombre)
      campos.add(`${nombre}.${i}`, unico.precio.valor, { palabras: unico.precio.palabras, segura: false });
    if (magnitud === 'potencia' && unico.cantidad)
      campos.add(`potencias.${i}`, unico.cantidad.valor, {
        palabras: unico.cantidad.palabras,
        segura: false,
      });
  }
  return [`La factura tiene una sola línea de ${TEXTOS[magnitud]}, sin periodo: confirma el de cada uno`];
}
