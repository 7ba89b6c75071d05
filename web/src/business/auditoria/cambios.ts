import type { auditoria } from '@vatio/contract';

export type Cambio = {
  readonly campo: string;
  readonly antes: unknown;
  readonly despues: unknown;
  readonly cambia: boolean;
};

/** The values field by field, those that changed first. */
export function cambiosDe({ antes, despues }: Pick<auditoria.Entrada, 'antes' | 'despues'>): Cambio[] {
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])];
  return campos
    .map((campo) => {
      const [viejo, nuevo] = [antes?.[campo] ?? null, despues?.[campo] ?? null];
      return { campo, antes: viejo, despues: nuevo, cambia: JSON.stringify(viejo) !== JSON.stringify(nuevo) };
    })
    .toSorted((a, b) => Number(b.cambia) - Number(a.cambia));
}
