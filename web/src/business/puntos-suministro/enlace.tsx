import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { Link } from '../../ui/nav/link.tsx';

type Props = {
  /** The `id` of the screen of that page. */
  readonly a: string;
  readonly id: string;
  readonly nombre: string;
};

/** The name of something with a page of its own, as a link for those whose account opens that page. */
export function Enlace({ a, id, nombre }: Props) {
  const pantalla = useVisibleScreens().find((screen) => screen.id === a);
  return pantalla ? <Link to={pantalla.path.replace(':id', encodeURIComponent(id))}>{nombre}</Link> : nombre;
}
