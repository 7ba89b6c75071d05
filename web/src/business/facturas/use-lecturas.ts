import { calculos, type facturas, type ResponseOf } from '@vatio/contract';
import { cuerpoDeFactura, type LecturaDeFactura, readFactura, readQrDeFactura, withQr } from '@vatio/domain';
import { useState } from 'react';
import { Problem } from '../../data/problem.ts';
import { useUpload } from '../../data/use-upload.ts';
import { readableFile, UnreadablePhoto } from './photo.ts';

export type Leida = ResponseOf<typeof calculos.lecturaFactura>;
export type LeidasF1 = ResponseOf<typeof calculos.f1>;

/** Where a bill came from; the messages of a distributor are none of a supplier. */
export type FuenteLeida = Exclude<facturas.Fuente, 'f1'>;

/** A file, a code or a bill to be typed, and how far it has got. */
export type Lectura = {
  readonly id: number;
  readonly nombre: string;
  readonly fichero?: File;
  /** What opened its PDF, which its page is drawn with. */
  readonly contrasena?: string | undefined;
} & (
  | { readonly estado: 'en-espera' | 'leyendo' }
  | { readonly estado: 'fallida'; readonly motivo: string; readonly codigo: string }
  | { readonly estado: 'leida'; readonly leida: Leida; readonly fuente: FuenteLeida }
  | { readonly estado: 'leida-f1'; readonly f1: LeidasF1 }
);

type SinLeer = Pick<Lectura, 'id' | 'nombre' | 'fichero'>;

const VACIA: Leida = {
  comercializadora: null,
  campos: [],
  factura: {},
  comprobacion: { sumaLineas: null, total: null, cuadra: false },
  lineas: [],
  avisos: [],
};

let last = 0;

/** The bills that somebody brought, each read after the one before; one that cannot be read stops no other. */
export function useLecturas() {
  const [lecturas, setLecturas] = useState<readonly Lectura[]>([]);
  const [chosen, setChosen] = useState<number>();
  const { readFile, cancel, progress } = useReader();
  const put = (lectura: Lectura) => setLecturas((before) => withLectura(before, lectura));

  const readLectura = async (lectura: SinLeer & { readonly fichero: File }, contrasena?: string) => {
    const { id, nombre } = lectura;
    let { fichero } = lectura;
    put({ id, nombre, fichero, estado: 'leyendo' });
    const send = async () => {
      fichero = await readableFile(fichero);
      return readFile(fichero, contrasena);
    };
    const read = await send().catch(
      (cause: unknown) => ({ estado: 'fallida', ...refusalOf(cause) }) as const,
    );
    for (const una of apart({ id, nombre, fichero, contrasena, ...read })) put(una);
    setChosen((before) => before ?? id);
  };

  const add = async (ficheros: readonly File[]) => {
    const nuevas = ficheros.map((fichero) => ({ id: ++last, nombre: fichero.name, fichero }));
    for (const nueva of nuevas) put({ ...nueva, estado: 'en-espera' });
    setChosen(nuevas[0]?.id);
    for (const nueva of nuevas) await readLectura(nueva);
  };

  const addLeida = (nombre: string, leida: Leida, fuente: FuenteLeida) => {
    put({ id: ++last, nombre, estado: 'leida', leida, fuente });
    setChosen(last);
  };

  return {
    lecturas,
    elegida: lecturas.find(({ id }) => id === chosen),
    choose: setChosen,
    add,
    retry: (lectura: Lectura, contrasena?: string) => {
      const { id, nombre, fichero } = lectura;
      return fichero && readLectura({ id, nombre, fichero }, contrasena);
    },
    addByHand: (nombre: string) => addLeida(nombre, VACIA, 'mano'),
    /** Answers why the text is no code of a bill. */
    addQr: (nombre: string, texto: string): string | undefined => {
      const leida = leidaDelCodigo(texto);
      return typeof leida === 'string' ? leida : void addLeida(nombre, leida, 'qr');
    },
    cancel,
    leyendo: lecturas.find(({ estado }) => estado === 'leyendo'),
    progress,
  };
}

/** Sends a file to whoever reads its kind: a message of a distributor, or the bill of a supplier. */
function useReader() {
  const pdf = useUpload(calculos.lecturaFactura);
  const f1 = useUpload(calculos.f1);
  const readFile = async (fichero: File, contrasena: string | undefined) => {
    const sent = { files: [fichero], part: 'fichero' };
    if (await isMessage(fichero)) return { estado: 'leida-f1', f1: await f1.sendAsync(sent) } as const;
    const leida = await pdf.sendAsync({ ...sent, body: { contrasena } });
    return { estado: 'leida', fuente: isPdf(fichero) ? 'pdf' : 'foto', leida } as const;
  };
  return {
    readFile,
    cancel: () => {
      pdf.cancel();
      f1.cancel();
    },
    progress: pdf.isPending ? pdf.progress : f1.progress,
  };
}

/** Each bill of a file is one of its own once it has been read. */
function apart(lectura: Lectura): readonly Lectura[] {
  if (lectura.estado !== 'leida' || !lectura.leida.facturas) return [lectura];
  return lectura.leida.facturas.map((leida, i) => ({
    ...lectura,
    id: i === 0 ? lectura.id : ++last,
    nombre: `${lectura.nombre} · ${i + 1}`,
    leida,
  }));
}

/** What the text of a code says, or why it says nothing. */
function leidaDelCodigo(texto: string): Leida | string {
  const codigo = readQrDeFactura(texto);
  if (!codigo.ok) return codigo.issue.message;
  const leida = withQr(readFactura([]), texto, { pagina: 1, caja: [0, 0, 0, 0] });
  if (!leida) return 'El código no es el de una factura';
  const { campos, comprobacion } = leida;
  return {
    ...VACIA,
    campos: campos.map(asSent),
    factura: cuerpoDeFactura(campos),
    comprobacion,
    avisos: [...leida.avisos],
  };
}

function withLectura(lecturas: readonly Lectura[], nueva: Lectura): readonly Lectura[] {
  if (!lecturas.some(({ id }) => id === nueva.id)) return [...lecturas, nueva];
  return lecturas.map((lectura) => (lectura.id === nueva.id ? nueva : lectura));
}

function asSent(campo: LecturaDeFactura['campos'][number]): Leida['campos'][number] {
  return { ...campo, caja: [...campo.caja] };
}

function isPdf({ name, type }: File): boolean {
  return type === 'application/pdf' || name.toLowerCase().endsWith('.pdf');
}

/** By its first bytes: messages are XML, alone or in a zip. */
async function isMessage(fichero: File): Promise<boolean> {
  const start = new Uint8Array(await fichero.slice(0, 64).arrayBuffer());
  const text = new TextDecoder('latin1').decode(start).replaceAll('\0', '').trimStart();
  return text.startsWith('PK') || /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(text);
}

function refusalOf(cause: unknown): { readonly motivo: string; readonly codigo: string } {
  if (cause instanceof Problem)
    return { motivo: Object.values(cause.errors).join(' ') || cause.message, codigo: cause.code };
  if (cause instanceof Error && cause.name === 'AbortError') return { motivo: '', codigo: 'cancelada' };
  if (cause instanceof UnreadablePhoto) return { motivo: '', codigo: 'heic' };
  throw cause;
}
