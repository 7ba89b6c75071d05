/** A norm of January 2027 that the program does not know. */
export function normaDePrueba(cambios: object = {}) {
  return {
    norma: 'RDL 1/2027, art. 5',
    boe: 'BOE-A-2027-100',
    medida: { ieeTipo: 0.005, ivaTipo: 0.1, ivaHastaKw: 10 },
    condicion: 'El IPC de la electricidad de noviembre de 2026 sube más del 15\u00a0% en un año',
    serie: 'INE, tabla 76128',
    publicada: '2026-12-15',
    desde: '2027-01-01',
    hasta: '2027-01-31',
    ...cambios,
  };
}
