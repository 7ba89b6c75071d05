import { type Call, campos, type etiquetas } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { OwnField } from './own-field.tsx';

type Props = {
  readonly entidad: etiquetas.Entidad;
  readonly id: string;
  readonly own: readonly campos.Campo[];
  readonly values: campos.Campos;
  readonly invalidates: readonly Pick<Call, 'path'>[];
  readonly onClose: () => void;
};

type Values = Partial<Record<campos.Hueco, string | number | null>>;

/** Writes the own fields of one thing; those that are left alone keep what others wrote meanwhile. */
export function OwnFieldsDialog({ entidad, id, own, values, invalidates, onClose }: Props) {
  const { t } = useTranslation('operations');
  const { t: say } = useTranslation('ui');
  const [written, setWritten] = useState<Values>({});
  const change = useWrite(campos.change, { invalidates, onSuccess: onClose });
  const errors = change.error?.errors ?? {};
  const changed = Object.entries(written).filter(
    ([hueco, value]) => value !== (values[hueco as campos.Hueco] ?? null),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('ownFields')}
      footer={
        <DialogButtons
          onCancel={onClose}
          disabled={changed.length === 0}
          busy={change.isPending}
          onClick={() => change.mutate({ body: { entidad, id, valores: Object.fromEntries(changed) } })}
        >
          {say('save')}
        </DialogButtons>
      }
    >
      <div className="vt-stack">
        {own.map((campo) => (
          <OwnField
            key={campo.hueco}
            campo={campo}
            value={{ ...values, ...written }[campo.hueco] ?? null}
            onChange={(value) => setWritten((before) => ({ ...before, [campo.hueco]: value }))}
            error={errors[`valores.${campo.hueco}`]}
          />
        ))}
        <p role="alert" className="vt-problem">
          {Object.keys(errors).length === 0 && change.error?.message}
        </p>
      </div>
    </Dialog>
  );
}
