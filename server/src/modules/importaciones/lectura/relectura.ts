import { claveDe, createStream, type Registro } from '@vatio/domain';
import type { FuenteReconocida } from '../ficheros/recognise.ts';
import type { Leido } from './lectura.ts';

const LF = 10;
const MAX_TEXTO = 200;

/**
 * Finds the lines of rows that turned out to be unacceptable only after they had been read, such as those of
 * others' points. They are few if any, so that imports need not carry the line of each row along. `ajenos` are
 * the points that may not be imported, with the reason.
 */
export async function listLateRejections({
  fuentes,
  leido: { rechazos, curvasMalas },
  ajenos,
  signal,
}: {
  readonly fuentes: readonly FuenteReconocida[];
  readonly leido: Leido;
  readonly ajenos: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
}): Promise<void> {
  for (const [i, fuente] of fuentes.entries()) {
    const flujo = createStream(fuente.deteccion);
    const letras = fuente.deteccion.codificacion === 'utf-8' ? 'utf8' : 'latin1';
    let texto = '';
    const receive = (registros: ReturnType<typeof flujo.push>) => {
      for (const registro of registros) {
        const motivo =
          registro.tipo === 'rechazo' ? undefined : motivoTardio(registro, curvasMalas[i], ajenos);
        if (motivo) rechazos.list(fuente.nombre, { linea: flujo.lineas, motivo, texto });
      }
    };
    for await (const trozo of fuente.open()) {
      signal.throwIfAborted();
      if (rechazos.lleno) return;
      // The text is fed line by line, so that the line of each row is known when it comes out.
      for (let inicio = 0; inicio < trozo.length; ) {
        const salto = trozo.indexOf(LF, inicio);
        const fin = salto < 0 ? trozo.length : salto + 1;
        const parte = trozo.subarray(inicio, fin);
        texto = `${texto}${parte.toString(letras, 0, MAX_TEXTO)}`.slice(0, MAX_TEXTO).trimEnd();
        receive(flujo.push(parte));
        if (salto >= 0) texto = '';
        inicio = fin;
      }
    }
    receive(flujo.end());
  }
}

function motivoTardio(
  registro: Registro,
  curvasMalas: ReadonlyMap<string, string> | undefined,
  ajenos: ReadonlyMap<string, string>,
): string | undefined {
  if (registro.tipo === 'valor-de-mercado') return undefined;
  if (registro.tipo !== 'lectura-curva') return ajenos.get(registro.cups);
  const { cups, cil } = registro;
  if (cups === null) return cil === null ? 'Falta el CUPS' : `El CIL ${cil} no lleva dentro un CUPS válido`;
  return curvasMalas?.get(claveDe(registro)) ?? ajenos.get(cups);
}
