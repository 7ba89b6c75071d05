import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveTable } from '../../../list/export/export-list.ts';
import { exportTable } from '../../../list/export/export-table.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';
import { PEOPLE } from '../people.ts';
import { PERSON_COLUMNS } from '../people-table.tsx';

export default function ExportColumns() {
  const [off, setOff] = useState<readonly string[]>(['website']);
  const columns = PERSON_COLUMNS.filter(({ id }) => !off.includes(id));
  const save = () => saveTable(exportTable(columns, PEOPLE, { title: 'Equipo' }), 'equipo', 'csv');
  return (
    <>
      <fieldset className={styles.plain}>
        <legend>Columnas del fichero</legend>
        {PERSON_COLUMNS.map(({ id, header }) => (
          <CheckField
            key={id}
            label={header}
            value={!off.includes(id)}
            onChange={(on) => setOff(on ? off.filter((other) => other !== id) : [...off, id])}
          />
        ))}
      </fieldset>
      <div>
        <Button
          icon={IconDownload}
          disabled={columns.length === 0}
          onClick={() => save().catch(notifyFailure)}
        >
          Descargar CSV
        </Button>
      </div>
    </>
  );
}
