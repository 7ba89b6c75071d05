import type { EntradaAnalisis } from '@vatio/domain';
import {
  advanceEstudio,
  conEntrada,
  conFacturas,
  type EstudioVivo,
  isUpToDate,
  porInteres,
  SIN_ESTUDIO,
} from './estudio-vivo.ts';

export type Peticion = {
  readonly cups: string;
  readonly entrada: EntradaAnalisis;
  readonly productoId: string | null;
};

export type Estudios = ReadonlyMap<string, EstudioVivo>;

/** Milliseconds of a 16 ms frame for the calculation; the rest is for drawing. */
const TANDA_MS = 6;

/**
 * Milliseconds between turns. Longer than a frame, so that while a slider moves the next movement comes before the rest
 * of the last one.
 */
const ESPERA_MS = 20;

/**
 * Milliseconds between two drawings while only points that are not open are studied: each drawing takes the list of all
 * of them, which may be two hundred.
 */
const DIBUJO_MS = 250;

/** Products in a batch: enough to share what their bills have in common, few enough to stop in time. */
const PRODUCTOS_POR_GO = 6;

/**
 * Keeps the studies of some points up to date with their inputs. Visible figures are calculated at once, inside the
 * frame that changed them. The rest follows in later turns, the open point first, and begins again when the inputs
 * change.
 */
export class MesaDeCalculo {
  private peticiones: readonly Peticion[] = [];
  private estudios: Estudios = new Map();
  private enfocado: string | undefined;
  /** When what is on screen was last told to draw itself again. */
  private dibujado = 0;
  private espera: ReturnType<typeof setTimeout> | undefined;
  private readonly oyentes = new Set<() => void>();

  readonly read = (): Estudios => this.estudios;

  readonly subscribe = (oyente: () => void): (() => void) => {
    this.oyentes.add(oyente);
    return () => this.oyentes.delete(oyente);
  };

  /**
   * Takes the current inputs; `enfocado` is the point whose bills are on screen. What it calculates at once is told to
   * nobody: who asks draws it with the inputs.
   */
  calculate(peticiones: readonly Peticion[], enfocado: string | undefined): void {
    const previas = new Map(this.peticiones.map((peticion) => [peticion.cups, peticion]));
    this.estudios = new Map(
      peticiones.map(({ cups, entrada }) => {
        const previo = this.estudios.get(cups) ?? SIN_ESTUDIO;
        const antes = previas.get(cups)?.entrada;
        // Only the open point has its bills, so a point that is opened has to be studied again.
        const sigue = antes && misma(antes, entrada) && (cups !== enfocado || cups === this.enfocado);
        return [cups, sigue ? previo : conEntrada(previo, entrada)];
      }),
    );
    this.peticiones = peticiones;
    this.enfocado = enfocado;
    this.dibujado = Number.NEGATIVE_INFINITY;
    this.advance();
  }

  stop(): void {
    clearTimeout(this.espera);
  }

  private tanda(): void {
    if (!this.advance()) return;
    for (const oyente of this.oyentes) oyente();
  }

  /** Calculates what fits in a turn, and asks for another turn for the rest. Returns whether it is worth drawing. */
  private advance(): boolean {
    clearTimeout(this.espera);
    const inicio = performance.now();
    const estudios = new Map(this.estudios);
    let queda = this.siguiente(estudios);
    let tardado = 0;
    let ultimo = 0;
    let openChanges = false;
    // One batch is always calculated, and another only if it would end in time.
    while (queda && tardado + ultimo < TANDA_MS) {
      const { cups, entrada, productoId } = queda;
      const previo = estudios.get(cups) ?? SIN_ESTUDIO;
      const ids = porInteres(previo, productoId).slice(0, PRODUCTOS_POR_GO);
      const isOpen = cups === this.enfocado;
      estudios.set(cups, advanceEstudio(previo, entrada, { ids, isOpen }));
      openChanges ||= isOpen;
      queda = this.siguiente(estudios);
      ultimo = performance.now() - inicio - tardado;
      tardado += ultimo;
    }
    this.billOpen(estudios);
    this.estudios = estudios;
    if (queda) this.espera = setTimeout(() => this.tanda(), ESPERA_MS);
    const isWorthDrawing = openChanges || !queda || inicio + tardado - this.dibujado >= DIBUJO_MS;
    if (isWorthDrawing) this.dibujado = inicio + tardado;
    return isWorthDrawing;
  }

  /** Gives the offer on screen its bills where it has none of its figures yet. */
  private billOpen(estudios: Map<string, EstudioVivo>): void {
    const abierta = this.peticiones.find(({ cups }) => cups === this.enfocado);
    const estudio = abierta && estudios.get(abierta.cups);
    if (estudio) estudios.set(abierta.cups, conFacturas(estudio, abierta.entrada, abierta.productoId));
  }

  /** The next point to study: the open one, and then the others in their order. */
  private siguiente(estudios: Estudios): Peticion | undefined {
    const falta = ({ cups }: Peticion) => !isUpToDate(estudios.get(cups) ?? SIN_ESTUDIO);
    const enVista = this.peticiones.find(({ cups }) => cups === this.enfocado);
    return enVista && falta(enVista) ? enVista : this.peticiones.find(falta);
  }
}

function misma(a: EntradaAnalisis, b: EntradaAnalisis): boolean {
  return (
    a.punto === b.punto &&
    a.productos === b.productos &&
    a.fecha === b.fecha &&
    a.supuestos === b.supuestos &&
    a.fees.feeEnergiaEurMwh === b.fees.feeEnergiaEurMwh &&
    a.fees.feePotenciaEurKwAnio === b.fees.feePotenciaEurKwAnio
  );
}
