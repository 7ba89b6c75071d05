import { ProjectTable } from './project-table.tsx';

export default function StripedTable() {
  return <ProjectTable label="Proyectos a rayas" look="striped" />;
}
