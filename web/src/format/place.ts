import { nombreProvincia } from '@vatio/domain';
import { NO_VALUE } from './number.ts';

type Place = {
  readonly municipio: string | null | undefined;
  /** The two-digit code of the province. */
  readonly provincia: string | null | undefined;
};

/** `Paterna · Valencia`; a capital with the name of its province is written once. */
export function formatPlace({ municipio, provincia }: Place): string {
  const names = [municipio, provincia && nombreProvincia(provincia)].filter(Boolean);
  return [...new Set(names)].join(' · ') || NO_VALUE;
}
