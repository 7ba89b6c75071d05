import { useQueryClient } from '@tanstack/react-query';
import { analisis } from '@vatio/contract';
import { useState } from 'react';
import { keyOf } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { savedAnalysis } from '../../../trade/saved-analysis.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Notas } from '../mesa/notas.tsx';
import styles from './guardado.module.css';

/** The notes, which are the only part of a saved analysis that may change. */
export function NotasGuardadas({ guardado: { id, notas = '' } }: { guardado: analisis.Analisis }) {
  const { t } = useTranslation('analisis');
  const client = useQueryClient();
  const [written, setWritten] = useState(notas);
  const save = useWrite(analisis.update, {
    onSuccess: (nuevo) => {
      client.setQueryData(keyOf(analisis.get, savedAnalysis(id)), nuevo);
      notify(t('notasGuardadas'));
    },
    onError: notifyFailure,
  });
  return (
    <div className={`${styles.notas} vt-no-print`}>
      <Notas valor={written} onChange={setWritten} />
      {written !== notas && (
        <Button
          busy={save.isPending}
          onClick={() => save.mutate({ ...savedAnalysis(id), body: { notas: written } })}
        >
          {t('guardarNotas')}
        </Button>
      )}
    </div>
  );
}
