import { type FormEvent, useId, useState } from 'react';
import { type FileFormat, saveTable } from '../../list/export/export-list.ts';
import type { ExportTable } from '../../list/export/export-table.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RadioGroup } from '../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../ui/overlay/dialog-buttons.tsx';

const FORMATS = [
  { value: 'xlsx', label: 'Excel (xlsx)' },
  { value: 'csv', label: 'CSV' },
  { value: 'txt', label: 'Texto (txt)' },
] as const satisfies readonly { value: FileFormat; label: string }[];

type Format = (typeof FORMATS)[number]['value'];

type Props = {
  /** The dialog exports this table, and is closed without one. */
  readonly table: ExportTable | undefined;
  readonly onClose: () => void;
};

/** Asks for the name and the format of a file, and downloads it. */
export function ExportDialog({ table, onClose }: Props) {
  const form = useId();
  const [name, setName] = useState('hoja-de-excel');
  const [format, setFormat] = useState<Format>('xlsx');
  const file = withoutEnding(name);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!table || file === '') return;
    await saveTable(table, file, format);
    onClose();
    notify(`Descargado: ${file}.${format}`);
  };
  return (
    <Dialog
      open={table !== undefined}
      onClose={onClose}
      title={table?.rows.length === 1 ? 'Exportar 1 fila' : `Exportar ${table?.rows.length} filas`}
      footer={
        <>
          <LeaveButton onLeave={onClose}>Cancelar</LeaveButton>
          <Button look="primary" type="submit" form={form} disabled={file === ''}>
            Exportar
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="vt-stack"
        onSubmit={(event) => {
          save(event).catch(notifyFailure);
        }}
      >
        <TextField
          label="Nombre del fichero"
          required
          maxLength={80}
          value={name}
          onChange={setName}
          error={file === '' ? 'Escribe un nombre' : undefined}
        />
        <RadioGroup label="Formato" look="buttons" options={FORMATS} value={format} onChange={setFormat} />
      </form>
    </Dialog>
  );
}

/** Gives a name that every file system takes, without the ending, which the format adds. */
function withoutEnding(name: string): string {
  return name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .replace(/\.(xlsx|csv|txt)$/i, '');
}
