import { ProjectTable } from './project-table.tsx';

export default function BorderlessTable() {
  return <ProjectTable label="Proyectos sin bordes" look="borderless" />;
}
