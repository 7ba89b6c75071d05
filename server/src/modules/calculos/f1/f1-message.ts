import type { Nodo } from '@vatio/domain';
import { SaxesParser } from 'saxes';
import { errorMessage } from '../../../platform/errors.ts';
import { utf16Of } from '../../../platform/utf16-mark.ts';

/** A bill of a message, as its elements. */
export type BillOfMessage = { readonly cups: string | undefined; readonly factura: Nodo };

/** A file that is no F1 message, or not a whole one, with a Spanish sentence for whoever sent it. */
export class NotF1 extends Error {}

/** The richest bills seen, of six periods with all their readings, have a thousand elements. */
const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 50;
const MAX_TEXT = 20_000;
/** Elements that are bills: with energy, or without it. */
const BILLS = new Set(['FacturaATR', 'OtrasFacturas']);

type Open = { readonly nombre: string; texto: string; readonly hijos: Nodo[] };

/**
 * Reads the bills of an F1 message as they come. Only one bill at a time is in memory, and nothing of the message can make
 * it larger than it is: a DTD, which could define entities, is refused.
 */
export async function* billsOf(content: AsyncIterable<Buffer>): AsyncGenerator<BillOfMessage> {
  const message = new F1Message();
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of content) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    message.write(decoder.decode(chunk, { stream: true }));
    yield* message.take();
  }
  message.write(decoder?.decode() ?? '');
  message.end();
  yield* message.take();
}

/** By its mark of byte order, else by what its first line declares. */
function encodingOf(start: Buffer): string {
  const marked = utf16Of(start);
  if (marked) return marked;
  const [, declared = ''] =
    /^[^>]{0,100}encoding\s*=\s*["']([\w-]+)/.exec(start.toString('latin1', 0, 200)) ?? [];
  return /8859-1|1252|latin/i.test(declared) ? 'windows-1252' : 'utf-8';
}

class F1Message {
  readonly #parser = new SaxesParser({ position: true });
  readonly #names: string[] = [];
  /** The elements that are open inside a bill. */
  readonly #open: Open[] = [];
  readonly #header = new Map<string, string>();
  #bills: BillOfMessage[] = [];
  #text = '';
  #elements = 0;
  #root: string | undefined;
  #checked = false;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new NotF1(brokenAt(parser.line, errorMessage(error)));
    });
    parser.on('doctype', () => {
      throw new NotF1('El XML lleva un DOCTYPE, que una factura no necesita y puede traer cosas de fuera');
    });
    parser.on('opentag', ({ name }) => this.#onOpen(localOf(name)));
    parser.on('closetag', ({ name }) => this.#onClose(localOf(name)));
    const onText = (text: string) => this.#onText(text);
    parser.on('text', onText);
    parser.on('cdata', onText);
  }

  write(text: string): void {
    if (text !== '') this.#parser.write(text);
  }

  end(): void {
    if (this.#root === undefined) throw new NotF1('El fichero está vacío');
    this.#parser.close();
    this.#check();
  }

  take(): readonly BillOfMessage[] {
    const bills = this.#bills;
    this.#bills = [];
    return bills;
  }

  #onOpen(nombre: string): void {
    if (this.#root === undefined) {
      this.#root = nombre;
      if (!nombre.startsWith('Mensaje'))
        throw new NotF1(`No es una factura F1: es un XML de «${nombre.slice(0, 60)}»`);
    }
    this.#names.push(nombre);
    if (this.#names.length > MAX_DEPTH) throw new NotF1('El XML tiene elementos dentro de demasiados otros');
    this.#text = '';
    if (this.#open.length === 0 && !BILLS.has(nombre)) return;
    if (this.#open.length === 0) {
      this.#check();
      this.#elements = 0;
    }
    if (++this.#elements > MAX_ELEMENTS) {
      throw new NotF1(`Una factura pasa de ${MAX_ELEMENTS} elementos (línea ${this.#parser.line})`);
    }
    this.#open.push({ nombre, texto: '', hijos: [] });
  }

  #onText(text: string): void {
    if (this.#text.length + text.length > MAX_TEXT) {
      if (text.trim() === '') return;
      throw new NotF1(`Un texto del XML es demasiado largo (línea ${this.#parser.line})`);
    }
    this.#text += text;
  }

  #onClose(nombre: string): void {
    this.#names.pop();
    const closed = this.#open.pop();
    if (!closed) {
      if (this.#names.at(-1) === 'Cabecera') this.#header.set(nombre, this.#text.trim());
      if (nombre === 'Cabecera') this.#check();
    } else {
      if (closed.hijos.length === 0) closed.texto = this.#text;
      const parent = this.#open.at(-1);
      if (parent) parent.hijos.push(closed);
      else this.#bills.push({ cups: this.#header.get('CUPS'), factura: closed });
    }
    this.#text = '';
  }

  /** Another message of the same family has the same header, which says what it is. */
  #check(): void {
    if (this.#checked) return;
    this.#checked = true;
    const [proceso, paso] = [this.#header.get('CodigoDelProceso'), this.#header.get('CodigoDePaso')];
    if (proceso === 'F1' || (proceso === undefined && this.#root === 'MensajeFacturacion')) return;
    const cual = proceso === undefined ? '' : ` ${proceso}${paso === undefined ? '' : `-${paso}`}`;
    throw new NotF1(`No es una factura F1: es un mensaje ATR${cual} («${this.#root}»)`);
  }
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function brokenAt(line: number, reason: string): string {
  if (/unclosed tag|unexpected end|document must contain/i.test(reason))
    return 'El XML está cortado: le falta el final';
  return `El XML está mal escrito (línea ${line})`;
}
