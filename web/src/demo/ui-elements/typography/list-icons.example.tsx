import { IconBolt, IconFlame, IconSolarPanel } from '@tabler/icons-react';
import styles from './typography.module.css';

const SUPPLIES = [
  { icon: IconBolt, name: 'Luz' },
  { icon: IconFlame, name: 'Gas' },
  { icon: IconSolarPanel, name: 'Autoconsumo' },
];

export default function IconList() {
  return (
    <ul className={`vt-stack vt-gap-4 ${styles.plain}`}>
      {SUPPLIES.map(({ icon: Glyph, name }) => (
        <li key={name} className="vt-row vt-gap-8">
          <Glyph size={18} stroke={1.7} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}
