import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { auth, clientes, vistas } from '@vatio/contract/endpoints';

const WRITERS = 4;
/** A killed server replays its log before it answers. */
export const RECOVERY_MS = 30_000;
const CREDENTIALS = { email: 'admin@demo.com', password: 'admin' };

/** People who save views and download clients again and again, while what they talk to is killed. */
export class Writers {
  /** The names of the views that the server said it had saved. */
  readonly acknowledged: string[] = [];
  /** How many calls were answered otherwise, by what was answered; `unanswered` when nothing was. */
  readonly refused = new Map<string, number>();
  readonly #origin: () => string;
  /** Others may have written before to the same database. */
  readonly #prefix = randomUUID().slice(0, 8);
  #headers: Record<string, string> = {};
  #lastBegun = 0;
  #over = false;
  #working: Promise<unknown> = Promise.resolve();

  /** The origin is asked for before each call, because a process that is started again may listen elsewhere. */
  constructor(origin: () => string) {
    this.#origin = origin;
  }

  async begin(): Promise<void> {
    await this.#signIn();
    const writing = Array.from({ length: WRITERS }, (_, i) => this.#write(i));
    this.#working = Promise.all([...writing, this.#download()]);
  }

  async end(): Promise<void> {
    this.#over = true;
    await this.#working;
  }

  /** Waits for a write that began after that instant and was acknowledged. */
  async writtenAfter(since: number): Promise<void> {
    while (this.#lastBegun <= since) {
      if (Date.now() - since > RECOVERY_MS) {
        throw new Error(
          `no write after a kill; ${this.acknowledged.length} before, refused: ${this.refusals()}`,
        );
      }
      await sleep(5);
    }
  }

  /**
   * The acknowledged views that are no longer there. The last kill may take effect after a write that began later, so
   * this call too comes back when it is told to.
   */
  async lost(): Promise<string[]> {
    const since = Date.now();
    for (;;) {
      const response = await this.#fetch('GET', vistas.list.path).catch(() => undefined);
      if (response?.ok) {
        const { rows } = vistas.list.response.parse(await response.json());
        const kept = new Set(rows.map(({ nombre }) => nombre));
        return this.acknowledged.filter((nombre) => !kept.has(nombre));
      }
      if (Date.now() - since > RECOVERY_MS) throw new Error(`the views cannot be read: ${response?.status}`);
      await this.#comeBack(response);
    }
  }

  refusals(): string {
    return [...this.refused].map(([answer, times]) => `${times} × ${answer}`).join(', ');
  }

  async #signIn(): Promise<void> {
    const response = await this.#fetch('POST', auth.login.path, CREDENTIALS);
    const { accessToken } = auth.sessionSchema.parse(await response.json());
    this.#headers = { authorization: `Bearer ${accessToken}` };
  }

  async #write(writer: number): Promise<void> {
    for (let i = 0; !this.#over; i++) {
      const nombre = `${this.#prefix}-${writer}-${i}`;
      const begun = Date.now();
      const view = { lista: `caida-${writer}`, nombre, consulta: '', columnas: [], ambito: 'privada' };
      if (await this.#ask('POST', vistas.create.path, { ...view, fijada: false, predeterminadaDe: [] })) {
        this.acknowledged.push(nombre);
        this.#lastBegun = Math.max(this.#lastBegun, begun);
      }
    }
  }

  /** Downloads hold a connection for as long as they last. */
  async #download(): Promise<void> {
    while (!this.#over) await this.#ask('GET', `${clientes.exportRows.path}?formato=xlsx`);
  }

  async #ask(method: string, path: string, body?: object): Promise<boolean> {
    const response = await this.#fetch(method, path, body).catch(() => undefined);
    // A download is cut off when its database goes away half-way.
    const whole = await response?.arrayBuffer().catch(() => undefined);
    if (response?.ok) return whole !== undefined;
    const answer = response ? `${response.status} ${response.headers.get('retry-after')}` : 'unanswered';
    this.refused.set(answer, (this.refused.get(answer) ?? 0) + 1);
    await this.#comeBack(response);
    return false;
  }

  async #comeBack(response: Response | undefined): Promise<void> {
    if (response?.status === 401) await this.#signIn().catch(() => undefined);
    await sleep(20);
  }

  #fetch(method: string, path: string, body?: object): Promise<Response> {
    const headers = { ...this.#headers, ...(body && { 'content-type': 'application/json' }) };
    return fetch(`${this.#origin()}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}
