import { z } from 'zod';
import type { Signing } from './provider.ts';

const idSchema = z.union([z.int(), z.string()]).transform(String);

/** The answer to a new submission is the submission, or in older servers the list of its signers. */
export const createdSchema = z.union([
  z.object({ id: idSchema }).transform(({ id }) => id),
  z.array(z.object({ submission_id: idSchema })).transform((signers) => signers[0]?.submission_id),
]);

export const signersSchema = z.object({ data: z.array(z.object({ submission_id: idSchema })) });

export const submissionSchema = z.object({
  status: z.enum(['pending', 'completed', 'declined', 'expired']),
  completed_at: z.string().nullish(),
  audit_log_url: z.string().nullish(),
  documents: z.array(z.object({ url: z.string() })).nullish(),
  submitters: z.array(
    z.object({
      opened_at: z.string().nullish(),
      completed_at: z.string().nullish(),
      decline_reason: z.string().nullish(),
      documents: z.array(z.object({ url: z.string() })).nullish(),
    }),
  ),
});

/**
 * How far a submission has come; undefined for one that is said to be completed and has no paper yet, which DocuSeal makes a
 * moment later.
 */
export function signingOf(submission: z.infer<typeof submissionSchema>): Signing | undefined {
  const [signer] = submission.submitters;
  switch (submission.status) {
    case 'pending':
      return { estado: signer?.opened_at ? 'visto' : 'enviado' };
    case 'expired':
      return { estado: 'caducado' };
    case 'declined':
      return { estado: 'rechazado', motivo: signer?.decline_reason?.trim() || 'No ha dicho el motivo' };
    case 'completed': {
      const cuando = submission.completed_at ?? signer?.completed_at;
      const paper = submission.documents?.[0]?.url ?? signer?.documents?.[0]?.url;
      if (!cuando || !paper) return undefined;
      return { estado: 'firmado', cuando, paper, log: submission.audit_log_url ?? null };
    }
  }
}
