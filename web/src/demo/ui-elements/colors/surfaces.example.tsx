import styles from './colors.module.css';
import { Swatch } from './swatch.tsx';

const SURFACES = [
  { name: 'bg', says: 'La página' },
  { name: 'surface', says: 'Tarjetas y campos' },
  { name: 'sunken', says: 'Botones y cifras hundidas' },
  { name: 'hover', says: 'Bajo el puntero' },
  { name: 'line', says: 'Lo que separa' },
  { name: 'ink', says: 'El texto' },
];

export default function SurfaceColours() {
  return (
    <div className={`vt-tiles ${styles.swatches}`}>
      {SURFACES.map(({ name, says }) => (
        <Swatch key={name} name={name} css={`var(--vt-${name})`} says={says} />
      ))}
    </div>
  );
}
