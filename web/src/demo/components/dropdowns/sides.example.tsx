import styles from '../examples.module.css';
import { TonedMenu } from './toned-menu.tsx';

const SIDES = [
  { align: 'start', name: 'Debajo, al principio' },
  { align: 'end', name: 'Debajo, al final' },
  { align: 'above', name: 'Encima' },
  { align: 'beside', name: 'Al lado' },
] as const;

export default function DropdownSides() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {SIDES.map(({ align, name }) => (
        <TonedMenu key={name} tone="idle" fill="outline" align={align} name={name} />
      ))}
    </div>
  );
}
