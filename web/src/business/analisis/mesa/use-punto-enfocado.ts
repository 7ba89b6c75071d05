import { useNavigate, useSearch } from '../../../router/use-router.ts';

/** The open point, which the address names: `?punto=ES…`. Without it, the first one is open. */
export function usePuntoEnfocado(cups: readonly string[]): [string | undefined, (cups: string) => void] {
  const { punto } = useSearch();
  const navigate = useNavigate();
  const enfocar = (codigo: string) => {
    navigate({
      to: '.',
      search: (antes) => ({ ...antes, punto: codigo }),
      replace: true,
      keepScroll: true,
    });
  };
  return [cups.find((codigo) => codigo === punto) ?? cups[0], enfocar];
}
