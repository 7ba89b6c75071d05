import type { ContratoLinks } from '../contratos/links.service.ts';
import { comparisonOfContrato } from './comparison-of-contratos.ts';
import { enlaceDe } from './enlace.ts';
import { findVersionEnviada } from './version.repository.ts';

type Deps = { readonly secret: string; readonly publicUrl: string };

/**
 * A client reads a contract on the page of its proposal, if it has one, because that page asks for no account.
 */
export function linksOfContratos(deps: Deps): ContratoLinks {
  return {
    toContrato: (id) => `${deps.publicUrl}/contratos/${id}`,
    toPropuesta: async (db, propuestaId) => {
      const version = await findVersionEnviada(db, propuestaId);
      return version ? enlaceDe(deps, version) : null;
    },
    toComparison: comparisonOfContrato,
  };
}
