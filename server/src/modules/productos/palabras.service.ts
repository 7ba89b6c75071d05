import { type CosteDeBaja, costeDeBaja, type PorTipo, type TipoDeProducto } from '@vatio/domain';
import { fijo } from './palabras/fijo.ts';
import { gas } from './palabras/gas.ts';
import { indexado } from './palabras/indexado.ts';
import type { PalabrasDeTipo } from './palabras/palabras-de-tipo.ts';

const PALABRAS: PorTipo<PalabrasDeTipo> = { fijo, indexado, gas };

/** What papers and mails say of a kind of product. */
export function palabrasDe(tipo: TipoDeProducto): PalabrasDeTipo {
  return PALABRAS[tipo];
}

/** What leaving a contract early costs, as a sentence of its paper. */
export function fraseDeBaja(contrato: Parameters<typeof costeDeBaja>[0]): string {
  const { bajaAnticipada } = palabrasDe(contrato.tipo);
  const frases: Record<CosteDeBaja, string> = {
    'sin-permanencia': 'No hay: se puede dejar cuando se quiera.',
    libre: bajaAnticipada,
    limitada: bajaAnticipada,
    pactada: 'Dejarlo antes puede tener una penalización, con los límites de la ley.',
  };
  return frases[costeDeBaja(contrato)];
}

/** Whether a contract goes on after its last day, as a sentence of its paper. */
export function fraseDeProrroga({ prorroga }: { readonly prorroga: boolean }): string {
  return prorroga
    ? 'Se prorroga por años si nadie avisa de lo contrario.'
    : 'No se prorroga: acaba al terminar ese plazo.';
}
