import { parseCups } from '../cups.ts';
import { isCupsDeGas } from '../cups-de-gas.ts';
import { nombreLlano } from '../ficheros/campos.ts';
import { fail, ok, type Result } from '../result.ts';
import { type CeldasDeSips2, columnasDeSips2, ficheroSips2 } from './fichero-sips2.ts';
import { isObjeto, type ObjetoDeRespuesta, objetosDe } from './objeto-de-respuesta.ts';

/** What a service brought of a supply, as the files of SIPS2 that its sheet and its consumption would come in. */
export type SipsTraido = { readonly ps: string; readonly consumos: string | undefined };

/** Names that the services give to a column of the CNMC, in plain letters. */
const OTROS_NOMBRES: Readonly<Record<string, string>> = {
  codigocups: 'cups',
  codigotarifaatrenvigor: 'codigotarifaatr',
};

/**
 * What a SIPS service by REST answers of a CUPS (`ClientesSips`, `ConsumosSips`; their fields are the columns of the CNMC), as
 * files of SIPS2. Fails with `sin-datos` where it knows nothing of it, and with `cups-de-gas` for one of gas.
 */
export function readRespuestaDeSips(cups: string, clientes: unknown, consumos: unknown): Result<SipsTraido> {
  if (isCupsDeGas(cups)) return fail('cups-de-gas', 'Es un CUPS de gas, y esta consulta es de electricidad');
  const suyos = (respuesta: unknown, lista: string) =>
    listaDe(respuesta, lista).filter((fila) => isDe(cups, fila));
  const ficha = suyos(clientes, 'clientessips').at(-1);
  if (!ficha) return fail('sin-datos', 'SIPS no conoce ese CUPS');
  const filas = suyos(consumos, 'consumossips').map((fila) => celdasDe('consumos', fila));
  const conFechas = filas.filter(
    ({ fechaInicioMesConsumo, fechaFinMesConsumo }) => fechaInicioMesConsumo && fechaFinMesConsumo,
  );
  return ok({
    ps: ficheroSips2('ps', [celdasDe('ps', ficha)]),
    consumos: conFechas.length === 0 ? undefined : ficheroSips2('consumos', conFechas),
  });
}

/** The list of that name, or the only one where the answer is that list alone. */
function listaDe(respuesta: unknown, nombre: string): readonly ObjetoDeRespuesta[] {
  if (!isObjeto(respuesta)) return objetosDe(respuesta);
  const lista = Object.entries(respuesta).find(([campo]) => nombreLlano(campo) === nombre);
  return lista ? objetosDe(lista[1]) : objetosDe(respuesta);
}

function isDe(cups: string, fila: ObjetoDeRespuesta): boolean {
  const leido = parseCups(celdaDe(fila, 'cups'));
  return leido.ok && leido.value.cups === cups;
}

function celdasDe(cual: 'ps' | 'consumos', fila: ObjetoDeRespuesta): CeldasDeSips2 {
  return Object.fromEntries(columnasDeSips2(cual).map((columna) => [columna, celdaDe(fila, columna)]));
}

function celdaDe(fila: ObjetoDeRespuesta, columna: string): string {
  const llana = nombreLlano(columna);
  for (const [campo, valor] of Object.entries(fila)) {
    const nombre = nombreLlano(campo);
    if (nombre !== llana && OTROS_NOMBRES[nombre] !== llana) continue;
    if (typeof valor === 'boolean') return valor ? '1' : '0';
    if (typeof valor === 'string' || typeof valor === 'number') return String(valor).trim();
  }
  return '';
}
