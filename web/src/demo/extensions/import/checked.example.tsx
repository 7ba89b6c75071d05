import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveTable } from '../../../list/export/export-list.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';
import { type CheckedReadings, checkReadings } from './check-readings.ts';
import { readSheetTable } from './read-sheet.ts';
import { SAMPLE_READINGS } from './sample-readings.ts';

export default function ImportChecked() {
  const [checked, setChecked] = useState<CheckedReadings>();
  const check = async (file: File) => setChecked(checkReadings(await readSheetTable(file)));
  const saveSample = () => saveTable(SAMPLE_READINGS, 'lecturas-de-ejemplo', 'xlsx');
  return (
    <>
      <p>Baja la hoja de ejemplo, que trae dos filas malas, y suéltala aquí.</p>
      <div>
        <Button icon={IconDownload} onClick={() => saveSample().catch(notifyFailure)}>
          Bajar la hoja de ejemplo
        </Button>
      </div>
      <FileDrop
        label="Lecturas que se comprueban"
        hint="Columnas: Contador, Fecha y kWh"
        accept=".xlsx"
        onFiles={([file]) => {
          if (file) check(file).catch(notifyFailure);
        }}
      />
      <div role="status" className="vt-stack">
        {checked && (
          <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
            <Badge tone="ok">{checked.good} buenas</Badge>
            <Badge tone={checked.wrong.length > 0 ? 'bad' : 'idle'}>{checked.wrong.length} malas</Badge>
          </div>
        )}
        {checked && checked.wrong.length > 0 && (
          <ul>
            {checked.wrong.map(({ line, reason }) => (
              <li key={line}>
                Línea {line}: {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
