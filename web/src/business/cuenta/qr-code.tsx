import { encode } from 'uqr';
import styles from './cuenta.module.css';

/** Modules of white around the code, without which readers do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** Draws an address as a QR code, black on white whatever the skin, because readers expect it so. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { data, size } = encode(address, { border: QUIET, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.qr}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
