import { ProjectTable } from './project-table.tsx';

export default function BasicTable() {
  return <ProjectTable label="Proyectos" />;
}
