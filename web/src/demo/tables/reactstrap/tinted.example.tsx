import { ProjectTable } from './project-table.tsx';

export default function TintedTable() {
  return <ProjectTable label="Proyectos del color de su estado" tinted />;
}
