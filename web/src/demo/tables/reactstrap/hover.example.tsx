import { ProjectTable } from './project-table.tsx';

export default function HoverTable() {
  return <ProjectTable label="Proyectos que responden al puntero" look="hover" />;
}
