import type { reglasDeFacturas } from '@vatio/contract/endpoints';
import {
  checkContratada,
  checkSerie,
  type Hallazgo,
  type LeyDelMes,
  parseFecha,
  revisionDe,
} from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { entradaDe } from '../calculos/factura.service.ts';
import { leyDelMes } from '../normas/normas.service.ts';
import {
  listCupsPorRevisar,
  listPorRevisar,
  type PorRevisar,
  type Revisada,
  readTolerancia,
  updateTolerancia,
  writeRevisiones,
} from './revision.repository.ts';

/** So many supplies are looked at in a transaction. */
const DE_UNA_VEZ = 100;

/** Looks at every bill of those supplies beside the contract of its days and the bills around it. */
export async function reviewFacturas(trx: Db, cups: readonly string[]): Promise<void> {
  const regla = { tolerancia: await readTolerancia(trx), ley: await leyDelMes(trx) };
  const conContrato = (await listPorRevisar(trx, cups)).filter(({ contrato }) => contrato !== null);
  const revisadas = [...byContrato(conContrato)].flatMap((suyas) => reviewSerie(suyas, regla));
  await writeRevisiones(trx, cups, revisadas);
}

/** The bills of each contract, whose product fixes the supply too. */
function byContrato(facturas: readonly PorRevisar[]): Iterable<PorRevisar[]> {
  const porContrato = new Map<string, PorRevisar[]>();
  for (const factura of facturas) {
    const id = factura.contrato?.id ?? '';
    porContrato.set(id, [...(porContrato.get(id) ?? []), factura]);
  }
  return porContrato.values();
}

type Regla = { readonly tolerancia: number; readonly ley: LeyDelMes };

function reviewSerie(facturas: readonly PorRevisar[], { tolerancia, ley }: Regla): Revisada[] {
  const solas = facturas.map((factura) => ({ factura, ...reviewOne(factura, ley) }));
  // What cancels or corrects another bill covers its days again.
  const normales = solas.filter(({ factura }) => factura.tipo === 'N');
  const serie = checkSerie(
    normales.map(({ factura: { id, desde, hasta, estimada }, hallazgos }) => ({
      id,
      desde: dayOf(desde),
      hasta: dayOf(hasta),
      estimada,
      hallazgos,
    })),
  );
  return solas.map(({ factura: { id, contrato }, debidoEur, hallazgos }) => {
    const todos = serie.get(id) ?? hallazgos;
    const contratoId = contrato?.id ?? null;
    return { id, contratoId, debidoEur, revision: revisionDe(todos, tolerancia), hallazgos: [...todos] };
  });
}

function reviewOne(
  { datos, totalEur, contrato }: PorRevisar,
  ley: LeyDelMes,
): {
  readonly debidoEur: number | null;
  readonly hallazgos: readonly Hallazgo[];
} {
  const checked = contrato ? checkContratada({ ...entradaDe(datos), ley }, totalEur, contrato) : undefined;
  if (checked?.ok) return checked.value;
  const texto = `No se puede comparar con el contrato: ${checked?.issue.message ?? ''}`;
  return { debidoEur: null, hallazgos: [{ clase: 'cuenta', importeEur: null, texto }] };
}

function dayOf(fecha: string): number {
  const dia = parseFecha(fecha);
  if (!dia.ok) throw new Error(dia.issue.message);
  return dia.value;
}

/** Looks again at the bills whose contract or tolerance has changed, and answers of how many supplies they were. */
export async function reviewChanged(db: Db): Promise<number> {
  let supplies = 0;
  for (;;) {
    const cups = await listCupsPorRevisar(db, DE_UNA_VEZ);
    if (cups.length === 0) return supplies;
    await db.transaction().execute((trx) => reviewFacturas(trx, cups));
    supplies += cups.length;
  }
}

export async function readRegla(db: Db): Promise<reglasDeFacturas.Regla> {
  return { toleranciaEur: await readTolerancia(db) };
}

/** Changes what the house lets pass; the bills are looked at again with it at once. */
export async function changeRegla(
  db: Db,
  { id: usuarioId }: Viewer,
  regla: reglasDeFacturas.Regla,
): Promise<reglasDeFacturas.Regla> {
  await db.transaction().execute(async (trx) => {
    const antes = await readRegla(trx);
    if (antes.toleranciaEur === regla.toleranciaEur) return;
    await updateTolerancia(trx, regla.toleranciaEur);
    const entry = { usuarioId, entidad: 'usuario', entidadId: usuarioId } as const;
    await auditChange(trx, { ...entry, accion: 'cambiar-regla-de-facturas', antes, cambios: regla });
  });
  await reviewChanged(db);
  return readRegla(db);
}

const QUEUE = 'revision-de-facturas';
/** The round runs after the ones that end contracts. */
const TIME = '00:40';

/** Looks again at the bills whose contract has changed, now and once a day. The returned function stops it. */
export function startRevisionDeFacturas({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, TIME, () => reviewChanged(db));
}
