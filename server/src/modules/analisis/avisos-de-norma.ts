import { analyze, type EntradaAnalisis, enEuros } from '@vatio/domain';

/**
 * What a study says of the conditional norm of its taxes: which reading its figures are of, unless that stands among what is
 * pending, and while the norm is open, what it would come to if its condition were met.
 */
export function avisosDeNorma(entrada: EntradaAnalisis, productoId: string | null): string[] {
  const { lectura, siSeCumple, pendientes } = entrada.supuestos;
  const avisos = lectura && !pendientes.includes(lectura) ? [lectura] : [];
  if (!siSeCumple) return avisos;
  const estudio = analyze({
    ...entrada,
    supuestos: { ...entrada.supuestos, ...siSeCumple },
    productos: entrada.productos.filter(({ id }) => id === productoId),
    detalle: null,
  });
  if (!estudio.ok) return avisos;
  const { actual, ofertas } = estudio.value;
  const oferta = ofertas.find(({ producto }) => producto.id === productoId);
  const conOferta = oferta
    ? ` y la oferta ${enEuros(oferta.totales.total)}: ahorro de ${enEuros(oferta.ahorroEur)}`
    : '';
  return [...avisos, `Si se cumple la condición, hoy serían ${enEuros(actual.totales.total)}${conOferta}`];
}
