import { dropDraft, keepDraft, readDraft } from '../../../data/draft.ts';
import type { Oferta } from '../ofertas/otras-ofertas.tsx';
import { DE_LA_MARCA } from './campos-de-oferta.tsx';

/** A proposal that is being written, which the server does not know yet. */
type Empezada = {
  readonly analisis: string[];
  readonly alternativas: Oferta[];
  readonly validezDias: number;
  readonly mensaje: string;
};

const NAME = 'propuesta-nueva';

/**
 * The proposal that was being written for these analyses, or for any where the address names none; otherwise one that
 * begins.
 */
export function readEmpezada(analisis: readonly string[], cliente: string | undefined): Empezada {
  const kept = readDraft(NAME)?.value;
  if (isEmpezada(kept) && isOf(kept, analisis, cliente)) {
    const { cliente: _of, ...empezada } = kept;
    return empezada;
  }
  return { analisis: [...analisis], alternativas: [], validezDias: DE_LA_MARCA, mensaje: '' };
}

export function keepEmpezada(empezada: Empezada, cliente: string | undefined): void {
  keepDraft(NAME, { ...empezada, cliente });
}

export function dropEmpezada(): void {
  dropDraft(NAME);
}

type Kept = Empezada & { readonly cliente?: string };

function isOf(kept: Kept, analisis: readonly string[], cliente: string | undefined): boolean {
  if (analisis.length > 0) return kept.analisis.join() === analisis.join();
  return cliente === undefined || kept.cliente === cliente;
}

function isEmpezada(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const { analisis, alternativas, validezDias, mensaje } = kept as Record<string, unknown>;
  return (
    isList(analisis, isText) &&
    isList(alternativas, (oferta) => isList(oferta, (parte) => isText(parte) || isPorHacer(parte))) &&
    typeof validezDias === 'number' &&
    isText(mensaje)
  );
}

function isPorHacer(parte: unknown): boolean {
  if (typeof parte !== 'object' || parte === null) return false;
  const { de, productos } = parte as Record<string, unknown>;
  return isText(de) && Array.isArray(productos);
}

const isText = (value: unknown) => typeof value === 'string';

function isList(value: unknown, isPart: (part: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isPart);
}
