import type { BodyOf, puntosSuministro, ResponseOf } from '@vatio/contract/endpoints';
import {
  codigoDeTarifa,
  isTarifaDeCups,
  isTarifaDeSuministro,
  motivoDeGas,
  nombreProvincia,
  parseCups,
  periodosDe,
  type TarifaDeSuministro,
  tipoMedidaDe,
  zonaDeProvincia,
} from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countForeignCode } from '../../platform/foreign-codes.ts';
import { issueProblem } from '../../platform/issues.ts';
import {
  invalidData,
  notFound,
  type ProblemError,
  problem,
  versionAntigua,
} from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import {
  type FilaFicha,
  findFicha,
  findFichas,
  insertPunto,
  isClienteVisible,
  updatePunto,
} from './ficha.repository.ts';
import { respuestaFicha } from './respuestas.ts';

type Ficha = ResponseOf<typeof puntosSuministro.get>;

/** The point of a CUPS in any spacing; one that the viewer may not see does not exist for them. */
export async function readFicha(db: Db, viewer: Viewer, texto: string): Promise<FilaFicha> {
  const cups = parseCups(texto);
  if (!cups.ok) throw issueProblem({ ...cups.issue, part: 'cups' });
  const ficha = await findFicha(db, viewer, cups.value.cups);
  if (!ficha) throw puntoDesconocido(cups.value.cups);
  return ficha;
}

/** Whoever looks for a supply of gas among those of electricity is told so. */
function puntoDesconocido(cups: string): ProblemError {
  const title = motivoDeGas(cups);
  return title === undefined ? notFound() : problem({ code: 'cups-de-gas', status: 404, title });
}

/** The sheets of those points that the viewer sees, by the 20 characters of their CUPS. */
export async function readFichasVisibles(db: Db, viewer: Viewer, todos: readonly string[]): Promise<Ficha[]> {
  return (await findFichas(db, viewer, todos)).map((ficha) => respuestaFicha(ficha, viewer));
}

/** A supply point as it is written, its data checked. */
export type NuevoPunto = Parameters<typeof insertPunto>[2];

export async function createPunto(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof puntosSuministro.create>,
): Promise<Ficha> {
  const punto = await puntoDe(db, viewer, body);
  const added = await db.transaction().execute((trx) => addPunto(trx, viewer, punto));
  if (!added) throw await foreignPunto(db, viewer, punto.cups);
  return respuestaFicha(await readFicha(db, viewer, punto.cups), viewer);
}

/** What is written of a new supply point, its data checked and completed by what follows from them. */
export async function puntoDe(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof puntosSuministro.create>,
): Promise<NuevoPunto> {
  soloQuienVende(viewer);
  const cups = parseCups(body.cups);
  if (!cups.ok) throw issueProblem({ ...cups.issue, part: 'cups' });
  const { cups: codigo, frontera, prefijo: distribuidora } = cups.value;
  const { cups: _, ...datos } = body;
  await checkCliente(db, viewer, datos.clienteId);
  checkEnergia(codigo, datos.tarifa);
  checkPotencias(datos.tarifa, datos.potenciasKw);
  const provincia = datos.provincia ?? provinciaDe(datos.codigoPostal);
  return {
    tipoMedida: tipoMedidaDe(datos.potenciasKw),
    zona: zonaDeProvincia(provincia ?? ''),
    ...datos,
    ...deTarifa(datos.tarifa),
    provincia,
    cups: codigo,
    frontera,
    distribuidora,
  };
}

/** False when its CUPS exists already. */
export async function addPunto(trx: Db, viewer: Viewer, punto: NuevoPunto): Promise<boolean> {
  const added = await insertPunto(trx, viewer, punto);
  if (added) await insertAuditoria(trx, { ...sobre(viewer, punto.cups), accion: 'crear', despues: punto });
  return added;
}

/** The refusal links to the point for whoever may open it; nobody else learns whose it is. */
export async function foreignPunto(db: Db, viewer: Viewer, cups: string): Promise<ProblemError> {
  const visible = (await findFicha(db, viewer, cups)) !== undefined;
  if (!visible) await countForeignCode(db, viewer);
  const donde = visible ? 'Ya está en tu cartera: ábrelo' : 'No está en tu cartera: habla con administración';
  return problem({
    code: 'cups-ya-existe',
    status: 409,
    title: 'Ese punto de suministro ya existe',
    extra: {
      errors: { cups: `Ya hay un punto de suministro con este CUPS. ${donde}` },
      ...(visible && { datos: { puntoSuministro: { cups } } }),
    },
  });
}

export async function correctPunto({
  db,
  viewer,
  texto,
  body: { version, ...cambios },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly texto: string;
  readonly body: BodyOf<typeof puntosSuministro.update>;
}): Promise<Ficha> {
  soloQuienVende(viewer);
  const ficha = await readFicha(db, viewer, texto);
  await checkCliente(db, viewer, cambios.clienteId);
  if (cambios.tarifa) checkEnergia(ficha.cups, cambios.tarifa);
  const tarifa = cambios.tarifa ?? ficha.tarifa;
  if (tarifa && isTarifaDeSuministro(tarifa))
    checkPotencias(tarifa, cambios.potenciasKw ?? ficha.potenciasKw);
  const escritos = { ...cambios, ...deTarifa(cambios.tarifa) };
  const escrito = await db.transaction().execute(async (trx) => {
    const escrita =
      ficha.version === version &&
      (await updatePunto({ db: trx, cups: ficha.cups, version, cambios: escritos }));
    if (escrita) await auditChange(trx, { ...sobre(viewer, ficha.cups), antes: ficha, cambios });
    return escrita;
  });
  if (!escrito) {
    const actual = await readFicha(db, viewer, ficha.cups);
    const respuesta = { ...respuestaFicha(actual, viewer), clienteId: actual.clienteId };
    throw versionAntigua(actual.version, respuesta, cambios);
  }
  return respuestaFicha(await readFicha(db, viewer, ficha.cups), viewer);
}

export function sobre({ id: usuarioId }: Viewer, entidadId: string) {
  return { usuarioId, entidad: 'punto-suministro', entidadId } as const;
}

/** A tariff and its code of table 17 are written together. */
export function deTarifa(tarifa: TarifaDeSuministro | undefined) {
  return tarifa === undefined ? {} : { tarifa, codigoTarifa: codigoDeTarifa(tarifa) };
}

/** The first two digits of a postcode are its province. */
export function provinciaDe(codigoPostal: string | null | undefined): string | null {
  const codigo = codigoPostal?.slice(0, 2) ?? '';
  return nombreProvincia(codigo) === undefined ? null : codigo;
}

async function checkCliente(db: Db, viewer: Viewer, clienteId: string | null | undefined): Promise<void> {
  if (clienteId === undefined || clienteId === null || (await isClienteVisible(db, viewer, clienteId)))
    return;
  throw invalidData({ clienteId: 'No existe ese cliente' });
}

/** The distributor of a CUPS has one energy, and only the tariffs of that one are of its supplies. */
function checkEnergia(cups: string, tarifa: TarifaDeSuministro): void {
  if (isTarifaDeCups(cups, tarifa)) return;
  const deGas = motivoDeGas(cups);
  const porque = deGas === undefined ? 'El CUPS no es de una distribuidora de gas' : deGas;
  throw invalidData({
    tarifa: `${porque}, y ${tarifa} es una tarifa de ${deGas === undefined ? 'gas' : 'electricidad'}`,
  });
}

function checkPotencias(tarifa: TarifaDeSuministro, potenciasKw: readonly number[]): void {
  const cuantas = periodosDe(tarifa, 'potencia');
  if (potenciasKw.length !== cuantas) {
    throw invalidData({
      potenciasKw: `${tarifa} lleva ${cuantas} potencias; han llegado ${potenciasKw.length}`,
    });
  }
  if (cuantas > 0 && !potenciasKw.some((kw) => kw > 0)) {
    throw invalidData({ potenciasKw: 'Al menos una potencia ha de ser mayor que cero' });
  }
}
