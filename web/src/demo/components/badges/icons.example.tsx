import { IconBolt, IconFlame, IconSolarPanel } from '@tabler/icons-react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import styles from '../examples.module.css';

export default function IconBadges() {
  return (
    <p className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Badge look="solid" shape="square" tone="accent">
        <IconBolt size={14} aria-hidden /> Luz
      </Badge>
      <Badge look="solid" shape="square" tone="info">
        <IconFlame size={14} aria-hidden /> Gas
      </Badge>
      <Badge look="solid" shape="square" tone="ok">
        <IconSolarPanel size={14} aria-hidden /> Solar
      </Badge>
    </p>
  );
}
