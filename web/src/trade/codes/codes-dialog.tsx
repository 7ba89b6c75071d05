import { listasCodigos } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../ui/overlay/dialog-buttons.tsx';
import type { CodesProps } from './codes-props.ts';
import { CodesResult } from './codes-result.tsx';

type Props = Pick<CodesProps, 'of' | 'onClose' | 'onCodes'> & {
  readonly inForce: listasCodigos.ResultadoCodigos | undefined;
  readonly gone: boolean;
};

/** Asks for pasted codes, filters the list by them, and shows which were found. */
export function CodesDialog({ of, inForce, gone, onClose, onCodes }: Props) {
  const { t } = useTranslation('filters');
  const [text, setText] = useState('');
  const [writing, setWriting] = useState(inForce === undefined);
  const paste = useWrite(listasCodigos.create, {
    onSuccess: ({ id }) => {
      onCodes(id);
      setWriting(false);
    },
  });
  const result = writing ? undefined : (paste.data ?? inForce);
  const submit = () => paste.mutate({ body: { de: of, texto: text } });
  const error = paste.error?.errors.texto ?? paste.error?.message;
  return (
    <Dialog
      open
      title={t('codes-title')}
      onClose={onClose}
      footer={
        result ? (
          <>
            <Button look="quiet" onClick={() => setWriting(true)}>
              {t('codes-replace')}
            </Button>
            <LeaveButton look="primary" onLeave={onClose}>
              {t('codes-see')}
            </LeaveButton>
          </>
        ) : (
          <Button look="primary" busy={paste.isPending} disabled={text.trim() === ''} onClick={submit}>
            {t('codes-find')}
          </Button>
        )
      }
    >
      {result ? (
        <CodesResult result={result} />
      ) : (
        <>
          {gone && <p>{t('codes-goneText')}</p>}
          <TextAreaField
            label={t('codes-label')}
            hint={t(`codes-hint-${of}`)}
            error={error}
            rows={10}
            maxLength={400_000}
            value={text}
            onChange={setText}
          />
        </>
      )}
    </Dialog>
  );
}
