import { ListGroup, ListRow } from '../../kit/list-group/list-group.tsx';

export default function AcrossList() {
  return (
    <ListGroup label="Horas de cada periodo" look="across">
      <ListRow>Punta: 8 h</ListRow>
      <ListRow>Llano: 8 h</ListRow>
      <ListRow>Valle: 8 h</ListRow>
    </ListGroup>
  );
}
