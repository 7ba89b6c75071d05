import {
  createDiasDeSerie,
  createStream,
  type Dia,
  type DiaDeSerie,
  formatoDe,
  type Rechazo,
  type Registro,
} from '@vatio/domain';
import type pg from 'pg';
import type { FuenteReconocida } from '../ficheros/recognise.ts';
import { Copia } from './copia.ts';
import { Curvas } from './curvas.ts';
import { writeConsumo } from './fila-de-consumo.ts';
import { writePunto } from './fila-de-punto.ts';
import { Historias } from './historias.ts';
import { Rechazos } from './rechazos.ts';

/** The progress of a reading, for whoever waits. */
export type ReadingProgress = { bytesLeidos: number; filas: number; rechazadas: number };

export type Leido = {
  readonly rechazos: Rechazos;
  /** The days of the series of the market that the files bring, with the name of the file of each. */
  readonly mercado: readonly (DiaDeSerie & { readonly fichero: string })[];
  readonly avisos: readonly string[];
  /** Rows that could not be read, before those that turn out to be of nobody or of others. */
  readonly ilegibles: number;
  /** By file, the keys of the curves that could not be assembled, with the reason. */
  readonly curvasMalas: readonly ReadonlyMap<string, string>[];
  /** True while some rejected row has still to be listed because its line is unknown. */
  readonly quedanPorListar: boolean;
};

type Opciones = { readonly progress: ReadingProgress; readonly signal: AbortSignal; readonly hoy: Dia };

/** Reads every file as a stream into the staging tables of the connection. */
export async function readSources(
  client: pg.Client,
  fuentes: readonly FuenteReconocida[],
  { progress, signal, hoy }: Opciones,
): Promise<Leido> {
  const lector = new LectorDeFuentes(client, progress, hoy);
  const curvasMalas: ReadonlyMap<string, string>[] = [];
  let anteriores = 0;
  for (const fuente of fuentes) {
    const flujo = createStream(fuente.deteccion);
    lector.open(fuente);
    const leidos = (bytes: number) => {
      progress.bytesLeidos = anteriores + bytes;
    };
    for await (const trozo of fuente.open(leidos)) {
      signal.throwIfAborted();
      lector.receive(flujo.push(trozo));
      await lector.send();
    }
    lector.receive(flujo.end());
    curvasMalas.push(await lector.close());
    anteriores += fuente.bytes;
  }
  const { rechazos, curvas, sinCups, mercado } = lector;
  const ilegibles = rechazos.total;
  rechazos.count(sinCups + curvas.rechazadas);
  progress.rechazadas = rechazos.total;
  const quedanPorListar = sinCups + curvas.rechazadas > 0;
  return { rechazos, mercado, avisos: curvas.avisos, ilegibles, curvasMalas, quedanPorListar };
}

class LectorDeFuentes {
  readonly rechazos = new Rechazos();
  readonly curvas: Curvas;
  readonly mercado: (DiaDeSerie & { readonly fichero: string })[] = [];
  /** Readings that do not say which point they are of. */
  sinCups = 0;
  private readonly puntos: Copia;
  private readonly consumos: Copia;
  private readonly copiaDeHistorias: Copia;
  private readonly historias: Historias;
  private readonly progress: ReadingProgress;
  private readonly hoy: Dia;
  private readonly diasDeSerie = createDiasDeSerie();
  private fuente: FuenteReconocida | undefined;

  constructor(client: pg.Client, progress: ReadingProgress, hoy: Dia) {
    this.puntos = new Copia(client, 'carga_punto');
    this.consumos = new Copia(client, 'carga_consumo');
    this.copiaDeHistorias = new Copia(client, 'carga_historia');
    this.historias = new Historias(this.copiaDeHistorias.filas);
    this.curvas = new Curvas(new Copia(client, 'carga_curva'));
    this.progress = progress;
    this.hoy = hoy;
  }

  open(fuente: FuenteReconocida): void {
    this.fuente = fuente;
    this.curvas.open(formatoDe(fuente.deteccion.formato).energia);
  }

  receive(registros: readonly (Registro | Rechazo)[]): void {
    const { nombre, deteccion } = this.fuente!;
    for (const registro of registros) {
      switch (registro.tipo) {
        case 'sips-consumo':
          writeConsumo(this.consumos.filas, registro);
          this.historias.add(registro);
          break;
        case 'sips-ps':
          writePunto({ filas: this.puntos.filas, ps: registro, formato: deteccion.formato, hoy: this.hoy });
          break;
        case 'lectura-curva':
          if (registro.cups === null) this.sinCups++;
          else this.curvas.add(registro);
          break;
        case 'valor-de-mercado':
          this.diasDeSerie.add(registro);
          break;
        case 'rechazo':
          this.rechazos.add(nombre, registro);
      }
    }
    this.progress.filas += registros.length;
    this.progress.rechazadas = this.rechazos.total;
  }

  async send(): Promise<void> {
    await this.puntos.send();
    await this.consumos.send();
    if (this.copiaDeHistorias.hayQueEnviar) {
      // A connection can copy into one table at a time.
      await this.consumos.close();
      await this.copiaDeHistorias.close();
    }
    await this.curvas.send();
  }

  async close(): Promise<ReadonlyMap<string, string>> {
    await this.puntos.close();
    await this.consumos.close();
    this.historias.close();
    await this.copiaDeHistorias.close();
    const fichero = this.fuente!.nombre;
    this.mercado.push(...this.diasDeSerie.take().map((dia) => ({ ...dia, fichero })));
    return this.curvas.close();
  }
}
