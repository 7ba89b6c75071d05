import { useState } from 'react';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { readSheetTable, type SheetTable } from './read-sheet.ts';
import { SheetView } from './sheet-view.tsx';

export default function ImportSheet() {
  const [table, setTable] = useState<SheetTable>();
  const read = ([file]: File[]) => {
    if (file) readSheetTable(file).then(setTable, notifyFailure);
  };
  return (
    <>
      <FileDrop
        label="Trae una hoja de Excel"
        hint="Arrástrala aquí o pulsa para elegirla: .xlsx, hasta 5 MB. No sale de tu navegador."
        accept=".xlsx"
        onFiles={read}
      />
      {table && <h3>{table.file}</h3>}
      {table && <SheetView key={table.file} table={table} />}
    </>
  );
}
