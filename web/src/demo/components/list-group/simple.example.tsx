import { ListGroup, ListRow } from '../../kit/list-group/list-group.tsx';

export default function SimpleList() {
  return (
    <ListGroup label="Qué hace falta para el alta">
      <ListRow>El CUPS, que está en la factura</ListRow>
      <ListRow>El NIF de quien firma</ListRow>
      <ListRow>La cuenta del banco</ListRow>
      <ListRow>Un teléfono para la firma</ListRow>
    </ListGroup>
  );
}
