import { useTranslation } from '../../../texts/use-translation.ts';
import { ImportColumns } from '../../../trade/operations/import-columns.tsx';
import { ImportMemory } from '../../../trade/operations/import-memory.tsx';
import { ImportReading } from '../../../trade/operations/import-reading.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './tarifario.module.css';
import type { Tarifario } from './use-tarifario.ts';

type Props = { readonly fichero: File; readonly flow: Tarifario };

/** How a list was read, whose it is and what its columns are, each of which can be corrected. */
export function Leido({ fichero, flow }: Props) {
  const { t, ready } = useTranslation('operations');
  const { columns, data, error, isPending, answers } = flow;
  if (!columns || !ready) return null;
  const avisos = error ? columns.lectura.avisos : (data?.avisos ?? []);
  return (
    <>
      <Card flush title={t('readingOf', { name: fichero.name })}>
        <ImportReading
          reading={{ ...columns.lectura, avisos }}
          disabled={isPending}
          onCorrect={flow.correct}
        />
        <DeQuien flow={flow} />
      </Card>
      <Card flush title={t('columnsOf', { name: fichero.name })}>
        <ImportMemory
          used={columns.asignacion}
          name={answers.name}
          disabled={isPending}
          onName={(name) => flow.write({ name })}
          onForgotten={flow.tryAgain}
        />
        {columns.columnas.length > 0 && (
          <ImportColumns columns={columns} disabled={isPending} onField={flow.chooseField} />
        )}
      </Card>
    </>
  );
}

function DeQuien({ flow: { answers, data, isPending, write, tryAgain } }: Pick<Props, 'flow'>) {
  const { t } = useTranslation('productos');
  return (
    <form
      className={styles.quien}
      onSubmit={(event) => {
        event.preventDefault();
        tryAgain();
      }}
    >
      <TextField
        label={t('deQuienSon')}
        hint={t('deQuienSonTexto')}
        placeholder={data?.comercializadora ?? undefined}
        maxLength={200}
        value={answers.supplier}
        disabled={isPending}
        onChange={(supplier) => write({ supplier })}
      />
      <Button type="submit" disabled={isPending || answers.supplier.trim() === ''}>
        {t('leerDeNuevo')}
      </Button>
    </form>
  );
}
