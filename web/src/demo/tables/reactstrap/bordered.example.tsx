import { ProjectTable } from './project-table.tsx';

export default function BorderedTable() {
  return <ProjectTable label="Proyectos con bordes" look="bordered" />;
}
