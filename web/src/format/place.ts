import { nombreProvincia } from '@vatio/domain';
import { NO_VALUE } from './number.ts';

type Place = {
  readonly municipio: string | null | undefined;
  /** Code of the province, of two digits. */
  readonly provincia: string | null | undefined;
};

/** `Paterna · Valencia`; a capital that is called as its province is said once. */
export function formatPlace({ municipio, provincia }: Place): string {
  const names = [municipio, provincia && nombreProvincia(provincia)].filter(Boolean);
  return [...new Set(names)].join(' · ') || NO_VALUE;
}
