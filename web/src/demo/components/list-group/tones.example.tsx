import { ListGroup, ListRow } from '../../kit/list-group/list-group.tsx';

export default function ToneList() {
  return (
    <ListGroup label="Avisos de hoy">
      <ListRow>El contrato C-2207 es un borrador</ListRow>
      <ListRow tone="accent">Hay una oferta nueva para la panadería</ListRow>
      <ListRow tone="info">La distribuidora estudia dos cambios</ListRow>
      <ListRow tone="ok">Se han activado seis contratos</ListRow>
      <ListRow tone="warn">Nueve contratos vencen este mes</ListRow>
      <ListRow tone="bad">El banco ha devuelto un recibo</ListRow>
    </ListGroup>
  );
}
