import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RawSearch } from '../../../data/list-state.ts';

/** The open point, which the address names: `?punto=ES…`. Without it, the first one is open. */
export function usePuntoEnfocado(cups: readonly string[]): [string | undefined, (cups: string) => void] {
  const { punto }: RawSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const enfocar = (uno: string) => {
    navigate({
      to: '.',
      search: (antes: RawSearch) => ({ ...antes, punto: uno }),
      replace: true,
      resetScroll: false,
    });
  };
  return [cups.find((uno) => uno === punto) ?? cups[0], enfocar];
}
