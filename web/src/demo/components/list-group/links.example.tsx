import { ListGroup, ListLink } from '../../kit/list-group/list-group.tsx';

export default function LinkList() {
  return (
    <ListGroup label="Más componentes">
      <ListLink to="/components/list-group" current>
        Listas
      </ListLink>
      <ListLink to="/components/accordion">Acordeón</ListLink>
      <ListLink to="/components/timeline">Línea de tiempo</ListLink>
      <ListLink to="/components/collapse">Plegables</ListLink>
    </ListGroup>
  );
}
