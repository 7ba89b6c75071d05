import styles from './resumen.module.css';

const ANCHO = 96;
const ALTO = 32;
const HUECO = 2;

type Props = { readonly titulo: string; readonly valores: readonly number[] };

/** Small bars of a year, month by month; the last one stands out. The table of activations has the figures. */
export function BarrasPequenas({ titulo, valores }: Props) {
  const mayor = Math.max(...valores, 0);
  const paso = ANCHO / Math.max(valores.length, 1);
  return (
    <svg
      className={styles.barras}
      viewBox={`0 0 ${ANCHO} ${ALTO}`}
      width={ANCHO}
      height={ALTO}
      role="img"
      aria-label={titulo}
    >
      {valores.map((valor, mes) => {
        const x = mes * paso;
        const alto = mayor > 0 ? Math.max((valor / mayor) * ALTO, 1) : 1;
        return <rect key={x} x={x} y={ALTO - alto} width={paso - HUECO} height={alto} rx={1} />;
      })}
    </svg>
  );
}
