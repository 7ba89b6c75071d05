/** What a start does, in the order in which a person is told of it. */
const STEPS = {
  programa: 'Programa',
  base: 'Base de datos',
  migraciones: 'Migraciones',
  demo: 'Datos de demostración',
  web: 'Web',
  aplicacion: 'Aplicación',
} as const;

export type StepName = keyof typeof STEPS;

export type StepState = 'pendiente' | 'en curso' | 'hecho' | 'fallido';

export type Step = {
  readonly nombre: string;
  readonly estado: StepState;
  /** How much of it is done, where it can be counted. */
  readonly done?: number;
  readonly total?: number;
  readonly segundos: number;
};

export type Advance = (done: number, total: number) => void;

type Kept = { estado: StepState; since: number; until?: number; done?: number; total?: number };

/** A step that takes longer says so again this often, in ms, so that nobody takes the start for dead. */
const BEAT_MS = 1_500;

/** Knows how far the start is, for the page that is shown meanwhile, and tells the terminal line by line. */
export class Steps {
  readonly #kept = new Map<StepName, Kept>();
  readonly #tell: (line: string) => void;
  readonly #now: () => number;

  constructor(tell: (line: string) => void, now: () => number = () => performance.now()) {
    this.#tell = tell;
    this.#now = now;
  }

  /** Names the steps that this start will have; one that is not named has nothing to do. */
  expect(names: readonly StepName[]): void {
    for (const name of names) this.#kept.set(name, { estado: 'pendiente', since: this.#now() });
  }

  async run<T>(name: StepName, work: (advance: Advance) => Promise<T>): Promise<T> {
    const step: Kept = { estado: 'en curso', since: this.#now() };
    this.#kept.set(name, step);
    this.say(`${STEPS[name]}…`);
    const beat = setInterval(() => this.say(this.#line(name, step, '')), BEAT_MS);
    try {
      const answer = await work((done, total) => Object.assign(step, { done, total }));
      this.#end(step, 'hecho');
      this.say(this.#line(name, step, 'hecho en '));
      return answer;
    } catch (error) {
      this.#end(step, 'fallido');
      throw error;
    } finally {
      clearInterval(beat);
    }
  }

  say(sentence: string): void {
    this.#tell(`· ${sentence}`);
  }

  list(): Step[] {
    return (Object.keys(STEPS) as StepName[]).flatMap((name) => {
      const step = this.#kept.get(name);
      if (step === undefined) return [];
      const { estado, done, total } = step;
      const counted = done === undefined || total === undefined ? {} : { done, total };
      return [{ nombre: STEPS[name], estado, ...counted, segundos: this.#seconds(step) }];
    });
  }

  #end(step: Kept, estado: StepState): void {
    step.estado = estado;
    step.until = this.#now();
    if (step.total !== undefined && estado === 'hecho') step.done = step.total;
  }

  #line(name: StepName, step: Kept, before: string): string {
    const count = step.total === undefined ? '' : `${step.done} de ${step.total}, `;
    return `${STEPS[name]}: ${count}${before}${this.#seconds(step).toFixed(1).replace('.', ',')} s`;
  }

  #seconds({ estado, since, until = this.#now() }: Kept): number {
    return estado === 'pendiente' ? 0 : Math.round((until - since) / 100) / 10;
  }
}
