import { ListGroup, ListRow } from '../../kit/list-group/list-group.tsx';

export default function FlushList() {
  return (
    <ListGroup label="Qué lleva la factura" look="flush">
      <ListRow>Potencia contratada</ListRow>
      <ListRow>Energía consumida</ListRow>
      <ListRow>Alquiler del contador</ListRow>
      <ListRow>Impuesto eléctrico e IVA</ListRow>
    </ListGroup>
  );
}
