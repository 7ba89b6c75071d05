import type { peticionesDeDocumentos, requisitosDeFirma } from '@vatio/contract';

/** What a client brings by themselves, of what the law asks for. */
const PAPERS: Readonly<
  Partial<Record<requisitosDeFirma.Requisito['requisito'], peticionesDeDocumentos.Papel>>
> = {
  identidad: 'identidad',
  firmante: 'poder',
  factura: 'factura',
};

/** The papers that are missing and that a client can be asked for. */
export function papersToAsk(rows: readonly requisitosDeFirma.Requisito[]): peticionesDeDocumentos.Papel[] {
  const missing = rows.flatMap(({ requisito, estado, motivo }) => {
    const paper = PAPERS[requisito];
    // Who signs is recorded by the house; only the power of an attorney is a paper.
    const isPaper = requisito !== 'firmante' || motivo === 'sin-poder';
    return paper && estado === 'falta' && isPaper ? [paper] : [];
  });
  return [...new Set(missing)];
}
