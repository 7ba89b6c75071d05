import { ProjectTable } from './project-table.tsx';

export default function StripedDarkTable() {
  return <ProjectTable label="Proyectos a rayas, en oscuro" look="striped" dark />;
}
