import { Link } from '../../../ui/nav/link.tsx';
import styles from './resumen.module.css';

type Props = {
  readonly to: string;
  readonly titulo: string;
  /** The bar's length goes from 0 to 1. */
  readonly parte: number;
  /** The colour of the bar, among those of its chart. */
  readonly tono: string;
  readonly cifra: string;
  readonly nota: string;
};

/** Pixels of a card with six such lines. It is fixed, so that nothing moves when they arrive. */
export const ALTO_DE_LISTA = 440;

/** A bar with its name and figures; the whole line is a link to its list. */
export function FilaDeBarra({ to, titulo, parte, tono, cifra, nota }: Props) {
  return (
    <li>
      <Link to={to} className={styles.fila} data-tono={tono}>
        <span>{titulo}</span>
        <span className={styles.cifra}>{cifra}</span>
        <svg className={styles.barra} height="8" width="100%" aria-hidden="true">
          <rect width="100%" height="8" rx="4" data-fondo />
          <rect width={`${(parte * 100).toFixed(1)}%`} height="8" rx="4" />
        </svg>
        <small>
          <bdi>{nota}</bdi>
        </small>
      </Link>
    </li>
  );
}
