import { ProjectTable } from './project-table.tsx';

export default function DarkHeadTable() {
  return <ProjectTable label="Proyectos con cabecera oscura" head="dark" />;
}
