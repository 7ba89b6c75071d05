import type { correos } from '@vatio/contract/endpoints';
import type { Db } from '../database.ts';
import { countHit } from '../limits.repository.ts';
import type { Bounded } from '../limits.ts';
import { problem } from '../problems.ts';

const HOUR = 3_600;

type Budget = {
  /** Mails of this cause that one account sends in an hour. */
  readonly bySender: number;
  /** Mails of this cause that come to one address in an hour, whoever sends them. */
  readonly toAddressee: number;
};

/** The causes by which a person makes the house write to an address that they choose. */
const BUDGETS: Partial<Readonly<Record<correos.Motivo, Budget>>> = {
  // An agency of many clients gets the proposals of all of them at one address.
  propuesta: { bySender: 100, toAddressee: 30 },
  // One client may hold the contracts of many supplies, which are sent together.
  contrato: { bySender: 200, toAddressee: 100 },
  documentos: { bySender: 60, toAddressee: 10 },
  invitacion: { bySender: 60, toAddressee: 10 },
};

type Sent = {
  readonly motivo: correos.Motivo;
  readonly destinatario: string;
  readonly usuarioId?: string | undefined;
};

/** Refuses a mail of which its sender or its addressee has had enough; one that is not sent in the end does not count. */
export async function spendBudget(trx: Db, { motivo, destinatario, usuarioId }: Sent): Promise<void> {
  const budget = BUDGETS[motivo];
  if (!budget) return;
  // The sender comes first, so that two batches of theirs wait for each other and not each for the other's addressees.
  if (usuarioId !== undefined) {
    const sender: Bounded = { of: ['correo', motivo, 'de', usuarioId], seconds: HOUR, max: budget.bySender };
    await refuseBeyond(trx, sender, `Has mandado ${budget.bySender} correos como este`);
  }
  const to = destinatario.toLowerCase();
  const addressee: Bounded = { of: ['correo', motivo, 'a', to], seconds: HOUR, max: budget.toAddressee };
  await refuseBeyond(trx, addressee, `Esta dirección ya ha recibido ${budget.toAddressee} correos como este`);
}

async function refuseBeyond(trx: Db, { max, ...limit }: Bounded, title: string): Promise<void> {
  const { count, secondsLeft } = await countHit(trx, limit);
  if (count <= max) return;
  throw problem({
    code: 'demasiados-correos',
    status: 429,
    title: `${title} en la última hora: espera un poco`,
    retryAfter: Math.max(secondsLeft, 1),
  });
}
