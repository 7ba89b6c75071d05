import styles from './colors.module.css';
import { Swatch } from './swatch.tsx';

const COLOURS = [
  { name: 'accent', says: 'La casa: lo que se pulsa, lo elegido' },
  { name: 'ok', says: 'Hecho, pagado, activado' },
  { name: 'info', says: 'Conviene saberlo' },
  { name: 'warn', says: 'Pide atención' },
  { name: 'bad', says: 'Ha fallado o se va a perder' },
  { name: 'idle', says: 'Sin estado, de baja' },
];

export default function ThemeColours() {
  return (
    <>
      <p>
        Seis colores con un oficio cada uno. Sobre la página y sobre su propio fondo suave se leen a 4,5:1 o
        más, en claro y en oscuro. Pulsa uno para copiarlo.
      </p>
      <div className={`vt-tiles ${styles.swatches}`}>
        {COLOURS.map(({ name, says }) => (
          <Swatch key={name} name={name} css={`var(--vt-${name})`} says={says} />
        ))}
      </div>
    </>
  );
}
