import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { Link } from '../../ui/nav/link.tsx';

type Props = {
  /** The page is that of the screen with this `id`. */
  readonly a: string;
  readonly id: string;
  readonly nombre: string;
};

/** A name that is a link for users whose account may open the page, and plain text for the others. */
export function Enlace({ a, id, nombre }: Props) {
  const pantalla = useVisibleScreens().find((screen) => screen.id === a);
  return pantalla ? <Link to={pantalla.path.replace(':id', encodeURIComponent(id))}>{nombre}</Link> : nombre;
}
