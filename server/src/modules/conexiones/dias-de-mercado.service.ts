import type { conexiones } from '@vatio/contract/endpoints';
import { formatFecha, parseFecha } from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { today } from '../../platform/today.ts';
import { listResumenes } from '../mercado/lectura.repository.ts';

/** The series by whose days it is told which ones a service has yet to bring. */
const SERIE: Readonly<Partial<Record<conexiones.IdDeConexion, string>>> = { omie: 'omie', esios: 'pvpc' };
/** A house without any begins with these. */
const FIRST_DAYS = 30;

const dayOf = (fecha: string) => orProblem(parseFecha(fecha));

/** The last day that is stored of what a service brings. */
async function lastStored(db: Db, id: conexiones.IdDeConexion): Promise<string | undefined> {
  return (await listResumenes(db)).find(({ serie }) => serie === SERIE[id])?.hasta;
}

/** Up to which days a service is to be asked: today for all that is missing, and tomorrow, whose prices come at midday, by itself. */
export async function wantedDays(db: Db, id: conexiones.IdDeConexion): Promise<string[]> {
  const hasta = await lastStored(db, id);
  const tomorrow = formatFecha(dayOf(today()) + 1);
  return [today(), tomorrow].filter((dia) => hasta === undefined || hasta < dia);
}

/** From which day on a service is to be asked for all up to a day, no more than a month of them. */
export async function firstMissing(db: Db, id: conexiones.IdDeConexion, dia: string): Promise<string> {
  if (dia > today()) return dia;
  const hasta = await lastStored(db, id);
  const earliest = dayOf(dia) - FIRST_DAYS;
  return formatFecha(
    hasta === undefined ? earliest : Math.min(dayOf(dia), Math.max(earliest, dayOf(hasta) + 1)),
  );
}
