import * as propuestasSchemas from '@vatio/contract/propuestas.schemas';
import { useState } from 'react';
import type { z } from 'zod';
import { savedMeanwhile } from '../../../data/problem.ts';

const actualSchema = propuestasSchemas.get.response.pick({
  version: true,
  numero: true,
  estado: true,
  validezDias: true,
  mensaje: true,
});

export type Actual = z.infer<typeof actualSchema>;

/** The proposal as somebody else has saved it, if the server refused the change for that reason. */
function actualDe(cause: unknown): Actual | undefined {
  return actualSchema.safeParse(savedMeanwhile(cause)).data;
}

/** What the user was writing when somebody else saved first. */
export type Tuyo = Pick<Actual, 'validezDias' | 'mensaje'>;

export type Conflicto = {
  readonly actual: Actual;
  readonly tuyo?: Tuyo;
  readonly repeat: () => Promise<unknown>;
};

/**
 * Sends changes with the version that was read. When there is a newer one, the change waits until the user chooses
 * between the two; any other refusal goes to the caller.
 */
export function useConVersion(version: number) {
  const [conflicto, setConflicto] = useState<Conflicto>();
  const attempt = async (
    update: (version: number) => Promise<unknown>,
    tuyo?: Tuyo,
    leida = version,
  ): Promise<void> => {
    try {
      await update(leida);
      setConflicto(undefined);
    } catch (cause) {
      const actual = actualDe(cause);
      if (!actual) throw cause;
      setConflicto({ actual, tuyo, repeat: () => attempt(update, tuyo, actual.version) });
    }
  };
  return { attempt, conflicto, discard: () => setConflicto(undefined) };
}
