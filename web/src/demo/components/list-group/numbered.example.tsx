import { ListGroup, ListRow } from '../../kit/list-group/list-group.tsx';

export default function NumberedList() {
  return (
    <ListGroup label="Pasos de un cambio de comercializadora" numbered>
      <ListRow>Se firma el contrato</ListRow>
      <ListRow>La distribuidora lo acepta</ListRow>
      <ListRow>Se lee el contador</ListRow>
      <ListRow>Llega la primera factura</ListRow>
    </ListGroup>
  );
}
