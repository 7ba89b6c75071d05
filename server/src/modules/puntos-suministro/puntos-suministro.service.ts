import type { BodyOf, puntosSuministro, ResponseOf } from '@vatio/contract';
import {
  consumoAnual,
  esTarifa,
  horasDelDia,
  parseCups,
  parseFecha,
  periodosDe,
  round,
  type Tarifa,
  tarifaDeCodigoAtr,
  tipoMedidaDe,
} from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { issueProblem, orProblem } from '../../platform/issues.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { type Agrupado, agrupar, leerWh } from './agrupar-curva.ts';
import {
  type FilaConsumoGuardada,
  listConsumos,
  saveConsumo,
  setConsumoAnual,
} from './consumo.repository.ts';
import { listDiasDeCurva } from './curva.repository.ts';
import { esClienteVisible, type FilaFicha, findFicha, insertPunto, updatePunto } from './ficha.repository.ts';
import { respuestaFicha } from './respuestas.ts';

type Ficha = ResponseOf<typeof puntosSuministro.get>;
type Consumo = ResponseOf<typeof puntosSuministro.saveConsumo>;
type Intervalo = { desde?: string | undefined; hasta?: string | undefined };

/** The point of a CUPS in any spacing; what the viewer may not see does not exist. */
export async function leerFicha(db: Db, viewer: Viewer, texto: string): Promise<FilaFicha> {
  const cups = parseCups(texto);
  if (!cups.ok) throw issueProblem({ ...cups.issue, part: 'cups' });
  const ficha = await findFicha(db, viewer, cups.value.cups);
  if (!ficha) throw notFound();
  return ficha;
}

/** The sheets of those of the points, by their 20 characters, that the viewer sees. */
export async function leerFichasVisibles(db: Db, viewer: Viewer, todos: readonly string[]): Promise<Ficha[]> {
  const fichas: Ficha[] = [];
  for (const cups of todos) {
    const ficha = await findFicha(db, viewer, cups);
    if (ficha) fichas.push(respuestaFicha(ficha));
  }
  return fichas;
}

export async function crearPunto(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof puntosSuministro.create>,
): Promise<Ficha> {
  soloQuienVende(viewer);
  const cups = parseCups(body.cups);
  if (!cups.ok) throw issueProblem({ ...cups.issue, part: 'cups' });
  const { cups: codigo, frontera, prefijo: distribuidora } = cups.value;
  const { cups: _, ...datos } = body;
  await revisarCliente(db, viewer, datos.clienteId);
  revisarPotencias(datos.tarifa, datos.potenciasKw);
  const tipoMedida = datos.tipoMedida ?? tipoMedidaDe(datos.potenciasKw);
  const added = await insertPunto(db, viewer, {
    ...datos,
    tipoMedida,
    cups: codigo,
    frontera,
    distribuidora,
  });
  if (!added) {
    throw problem('cups-ya-existe', 409, 'Ese punto de suministro ya existe', {
      errors: { cups: 'Ya hay un punto de suministro con este CUPS' },
    });
  }
  return respuestaFicha(await leerFicha(db, viewer, codigo));
}

/** Two people editing: the second one is told what stands now, and what they were about to write stays theirs. */
export async function corregirPunto(
  db: Db,
  viewer: Viewer,
  texto: string,
  { version, ...cambios }: BodyOf<typeof puntosSuministro.update>,
): Promise<Ficha> {
  soloQuienVende(viewer);
  const ficha = await leerFicha(db, viewer, texto);
  await revisarCliente(db, viewer, cambios.clienteId);
  const tarifa = cambios.tarifa ?? ficha.tarifa;
  if (tarifa && esTarifa(tarifa)) revisarPotencias(tarifa, cambios.potenciasKw ?? ficha.potenciasKw);
  if (ficha.version !== version || !(await updatePunto(db, ficha.cups, version, cambios))) {
    throw cambiadoPorOtro(respuestaFicha(await leerFicha(db, viewer, ficha.cups)), cambios);
  }
  return respuestaFicha(await leerFicha(db, viewer, ficha.cups));
}

function cambiadoPorOtro(actual: Ficha, cambios: Record<string, unknown>) {
  const valores: Record<string, unknown> = actual;
  const errors: Record<string, string> = {};
  for (const [campo, valor] of Object.entries(cambios)) {
    const ahora = JSON.stringify(valores[campo] ?? null);
    if (ahora !== JSON.stringify(valor))
      errors[campo] = `Ahora vale ${ahora} y tú escribes ${JSON.stringify(valor)}`;
  }
  const title = 'Otra persona cambió la ficha mientras la editabas';
  return problem('ficha-cambiada', 409, title, {
    detail: `La versión actual es la ${actual.version}`,
    errors,
  });
}

function soloQuienVende({ role }: Viewer): void {
  if (role === 'cliente') throw problem('sin-permiso', 403, 'Tu cuenta no tiene permiso para hacer esto');
}

async function revisarCliente(db: Db, viewer: Viewer, clienteId: string | null | undefined): Promise<void> {
  if (!clienteId || (await esClienteVisible(db, viewer, clienteId))) return;
  throw invalidData({ clienteId: 'No existe ese cliente' });
}

function revisarPotencias(tarifa: Tarifa, potenciasKw: readonly number[]): void {
  const cuantas = periodosDe(tarifa, 'potencia');
  if (potenciasKw.length !== cuantas) {
    throw invalidData({
      potenciasKw: `${tarifa} lleva ${cuantas} potencias; han llegado ${potenciasKw.length}`,
    });
  }
  if (!potenciasKw.some((kw) => kw > 0)) {
    throw invalidData({ potenciasKw: 'Al menos una potencia ha de ser mayor que cero' });
  }
}

export async function leerConsumos(
  db: Db,
  viewer: Viewer,
  texto: string,
  intervalo: Intervalo,
): Promise<Consumo[]> {
  const { cups } = await leerFicha(db, viewer, texto);
  return (await listConsumos(db, cups, intervalo)).map(respuestaConsumo);
}

export async function escribirConsumo(
  db: Db,
  viewer: Viewer,
  texto: string,
  body: BodyOf<typeof puntosSuministro.saveConsumo>,
): Promise<Consumo> {
  soloQuienVende(viewer);
  const { cups, tarifa } = await leerFicha(db, viewer, texto);
  const [desde, hasta] = [
    orProblem(parseFecha(body.desde, 'desde')),
    orProblem(parseFecha(body.hasta, 'hasta')),
  ];
  if (hasta <= desde) throw invalidData({ hasta: 'La lectura final debe ser posterior a la inicial' });
  const { activaKwh, reactivaKvarh = [], maximetroKw = [] } = body;
  const codigoTarifa = null;
  const fila = { desde: body.desde, hasta: body.hasta, codigoTarifa, activaKwh, reactivaKvarh, maximetroKw };
  await db.transaction().execute(async (trx) => {
    await saveConsumo(trx, cups, fila);
    await actualizarConsumoAnual(trx, cups);
  });
  return { ...respuestaConsumo({ ...fila, fuente: 'manual' }), tarifa };
}

/** Yearly use of a point from its last twelve months, brought to 365 days. */
async function actualizarConsumoAnual(db: Db, cups: string): Promise<void> {
  const filas = (await listConsumos(db, cups)).map((fila) => ({
    ...fila,
    desde: orProblem(parseFecha(fila.desde)),
    hasta: orProblem(parseFecha(fila.hasta)),
  }));
  const anual = consumoAnual(filas);
  if (!anual.ok) return setConsumoAnual(db, cups, null);
  const kwh = anual.value.filas.flatMap((fila) => fila.activaKwh).reduce((suma, valor) => suma + valor, 0);
  return setConsumoAnual(db, cups, round((kwh * 365) / anual.value.dias, 3));
}

function respuestaConsumo({ codigoTarifa, ...fila }: FilaConsumoGuardada): Consumo {
  return {
    ...fila,
    tarifa: codigoTarifa === null ? null : (tarifaDeCodigoAtr(codigoTarifa) ?? codigoTarifa),
  };
}

export async function leerCurva(
  db: Db,
  viewer: Viewer,
  texto: string,
  { agrupado, ...intervalo }: Intervalo & { agrupado: Agrupado },
): Promise<ResponseOf<typeof puntosSuministro.curva>> {
  const { cups } = await leerFicha(db, viewer, texto);
  const guardados = await listDiasDeCurva(db, cups, intervalo);
  const dias = guardados.map((guardado) => {
    const porHora = 60 / guardado.resolucion;
    const intervalos = horasDelDia(orProblem(parseFecha(guardado.dia))) * porHora;
    return { dia: guardado.dia, porHora, wh: leerWh(guardado, intervalos) };
  });
  return { agrupado, resolucion: guardados[0]?.resolucion ?? 60, tramos: agrupar(dias, agrupado) };
}
