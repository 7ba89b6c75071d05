import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type ExportTable, exportTable } from '../../../list/export/export-table.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { ExportDialog } from '../export-dialog.tsx';
import { PEOPLE } from '../people.ts';
import { PERSON_COLUMNS, PeopleTable } from '../people-table.tsx';

export default function ExportSelected() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [table, setTable] = useState<ExportTable>();
  const chosen = PEOPLE.filter(({ email }) => selected.has(email));
  return (
    <>
      <PeopleTable
        caption="Equipo de ventas, por filas"
        selection={{ selected, onChange: setSelected }}
        actions={() => (
          <Button
            look="primary"
            icon={IconDownload}
            disabled={chosen.length === 0}
            onClick={() => setTable(exportTable(PERSON_COLUMNS, chosen, { title: 'Selección' }))}
          >
            {chosen.length === 0 ? 'Elige filas' : `Exportar ${chosen.length}`}
          </Button>
        )}
      />
      <ExportDialog table={table} onClose={() => setTable(undefined)} />
    </>
  );
}
