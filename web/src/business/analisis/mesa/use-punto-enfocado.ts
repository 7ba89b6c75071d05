import { useCallback } from 'react';
import { useNavigate, useSearch } from '../../../router/use-router.ts';

/** The open point, which the address names: `?punto=ES…`. Without it, the first one is open. */
export function usePuntoEnfocado(cups: readonly string[]): [string | undefined, (cups: string) => void] {
  const { punto } = useSearch();
  const navigate = useNavigate();
  // The same function each time, so that the list of two hundred supplies does not draw them all again.
  const focusOn = useCallback(
    (codigo: string) =>
      navigate({
        to: '.',
        search: (antes) => ({ ...antes, punto: codigo }),
        replace: true,
        keepScroll: true,
      }),
    [navigate],
  );
  return [cups.find((codigo) => codigo === punto) ?? cups[0], focusOn];
}
