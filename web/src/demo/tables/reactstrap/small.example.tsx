import { ProjectTable } from './project-table.tsx';

export default function SmallTable() {
  return <ProjectTable label="Proyectos muy juntos" look="small" />;
}
