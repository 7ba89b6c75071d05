import { IconBolt, IconFlame, IconSolarPanel } from '@tabler/icons-react';
import { ListGroup, ListRow } from '../../kit/list-group/list-group.tsx';

export default function IconList() {
  return (
    <ListGroup label="Suministros">
      <ListRow>
        <IconBolt size={18} aria-hidden /> Luz
      </ListRow>
      <ListRow>
        <IconFlame size={18} aria-hidden /> Gas
      </ListRow>
      <ListRow>
        <IconSolarPanel size={18} aria-hidden /> Solar
      </ListRow>
    </ListGroup>
  );
}
