import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type ExportTable, exportTable } from '../../../list/export/export-table.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { ExportDialog } from '../export-dialog.tsx';
import { PERSON_COLUMNS, PeopleTable } from '../people-table.tsx';

export default function ExportShown() {
  const [table, setTable] = useState<ExportTable>();
  return (
    <>
      <PeopleTable
        caption="Equipo de ventas"
        actions={(shown) => (
          <Button
            look="primary"
            icon={IconDownload}
            disabled={shown.length === 0}
            onClick={() => setTable(exportTable(PERSON_COLUMNS, shown, { title: 'Equipo de ventas' }))}
          >
            Exportar lo que se ve
          </Button>
        )}
      />
      <ExportDialog table={table} onClose={() => setTable(undefined)} />
    </>
  );
}
