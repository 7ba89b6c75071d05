import { ProjectTable } from './project-table.tsx';

export default function DarkTable() {
  return <ProjectTable label="Proyectos en oscuro" dark />;
}
