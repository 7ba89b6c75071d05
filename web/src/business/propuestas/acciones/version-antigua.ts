import * as propuestasSchemas from '@vatio/contract/propuestas.schemas';
import { useState } from 'react';
import type { z } from 'zod';
import { Problem } from '../../../data/problem.ts';

const actualSchema = propuestasSchemas.get.response.pick({
  version: true,
  numero: true,
  estado: true,
  validezDias: true,
  mensaje: true,
});

export type Actual = z.infer<typeof actualSchema>;

/** The proposal as somebody else left it, if that is why the server refused. */
function actualDe(cause: unknown): Actual | undefined {
  if (!(cause instanceof Problem) || cause.code !== 'version-antigua') return undefined;
  return actualSchema.safeParse(cause.datos.actual).data;
}

/** What was being written when somebody else got there first. */
export type Tuyo = Pick<Actual, 'validezDias' | 'mensaje'>;

export type Conflicto = {
  readonly actual: Actual;
  readonly tuyo?: Tuyo;
  /** The same change, over what there is now. */
  readonly repetir: () => Promise<unknown>;
};

/**
 * Changes sent with the version that was read. When there is a newer one the change waits for the person to choose
 * between the two; any other refusal goes to whoever asked.
 */
export function useConVersion(version: number) {
  const [conflicto, setConflicto] = useState<Conflicto>();
  const intentar = async (
    cambiar: (version: number) => Promise<unknown>,
    tuyo?: Tuyo,
    leida = version,
  ): Promise<void> => {
    try {
      await cambiar(leida);
      setConflicto(undefined);
    } catch (cause) {
      const actual = actualDe(cause);
      if (!actual) throw cause;
      setConflicto({ actual, tuyo, repetir: () => intentar(cambiar, tuyo, actual.version) });
    }
  };
  return { intentar, conflicto, descartar: () => setConflicto(undefined) };
}
