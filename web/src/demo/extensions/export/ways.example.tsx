import { ExportMenu } from '../../../list/export/export-menu.tsx';
import { PEOPLE } from '../people.ts';
import { PERSON_COLUMNS } from '../people-table.tsx';

export default function ExportWays() {
  return (
    <>
      <p>El botón de todas las listas: copiar, imprimir, CSV, Excel o PDF, sin preguntar nada más.</p>
      <div>
        <ExportMenu
          source={{ title: 'Equipo de ventas', rows: PEOPLE }}
          columns={PERSON_COLUMNS}
          shown={PERSON_COLUMNS.slice(0, 2)}
          filters={[]}
        />
      </div>
    </>
  );
}
