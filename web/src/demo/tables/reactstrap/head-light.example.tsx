import { ProjectTable } from './project-table.tsx';

export default function LightHeadTable() {
  return <ProjectTable label="Proyectos con cabecera clara" head="light" />;
}
