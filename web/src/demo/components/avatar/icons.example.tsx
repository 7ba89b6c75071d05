import { IconBuildingStore, IconHome, IconSchool, IconSolarPanel } from '@tabler/icons-react';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from '../examples.module.css';

const SUPPLIES = [
  { name: 'Vivienda', icon: IconHome, tone: 'accent' },
  { name: 'Comercio', icon: IconBuildingStore, tone: 'info' },
  { name: 'Colegio', icon: IconSchool, tone: 'warn' },
  { name: 'Autoconsumo', icon: IconSolarPanel, tone: 'ok' },
] as const;

export default function IconAvatars() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {SUPPLIES.map((supply) => (
        <span key={supply.name} className="vt-row vt-gap-6">
          <Avatar {...supply} /> {supply.name}
        </span>
      ))}
    </div>
  );
}
