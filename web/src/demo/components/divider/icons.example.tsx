import { IconBolt, IconFlame, IconSolarPanel } from '@tabler/icons-react';
import { Divider } from '../../kit/divider/divider.tsx';

export default function IconDividers() {
  return (
    <div>
      <Divider align="start">
        <IconBolt size={18} aria-hidden />
      </Divider>
      <Divider>
        <IconFlame size={18} aria-hidden />
      </Divider>
      <Divider align="end">
        <IconSolarPanel size={18} aria-hidden />
      </Divider>
    </div>
  );
}
