import { checkRequisitosDeFirma, faltaParaFirmar } from '@vatio/domain';
import type { Db } from '../../../platform/database.ts';
import { problem } from '../../../platform/problems.ts';
import type { Fila } from '../escritura.repository.ts';
import { type DiaDeFirma, hechosDe, readExpediente } from './hechos.ts';

/** Refuses a signature on that day while something that the law asks for is missing, and says all of it. */
export async function requireRequisitos(trx: Db, fila: Fila, dia: DiaDeFirma): Promise<void> {
  const hechos = hechosDe(await readExpediente(trx, fila, dia.fechaFirma), fila, dia);
  const juzgados = checkRequisitosDeFirma(hechos);
  const title = faltaParaFirmar(juzgados);
  if (title === undefined) return;
  const requisitos = juzgados.filter(({ estado }) => estado === 'falta');
  throw problem({ code: 'faltan-requisitos', status: 409, title, extra: { datos: { requisitos } } });
}
