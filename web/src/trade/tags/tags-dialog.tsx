import { type Call, etiquetas } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { TagsField } from './tags-field.tsx';

type Props = {
  readonly entidad: etiquetas.Entidad;
  readonly id: string;
  readonly names: readonly string[];
  readonly invalidates: readonly Pick<Call, 'path'>[];
  readonly onClose: () => void;
};

/** Changes the tags of one thing. What others put or take meanwhile stays as they left it. */
export function TagsDialog({ entidad, id, names, invalidates, onClose }: Props) {
  const { t } = useTranslation('operations');
  const { t: say } = useTranslation('ui');
  const [chosen, setChosen] = useState(names);
  const change = useWrite(etiquetas.change, {
    invalidates: [...invalidates, etiquetas.list],
    onSuccess: onClose,
  });
  const poner = chosen.filter((name) => !names.includes(name));
  const quitar = names.filter((name) => !chosen.includes(name));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tags')}
      footer={
        <DialogButtons
          onCancel={onClose}
          disabled={poner.length + quitar.length === 0}
          busy={change.isPending}
          onClick={() => change.mutate({ body: { entidad, id, poner, quitar } })}
        >
          {say('save')}
        </DialogButtons>
      }
    >
      <div className="vt-stack">
        <TagsField label={t('tags')} hint={t('tagsHint')} value={chosen} onChange={setChosen} />
        <p role="alert" className="vt-problem">
          {change.error?.message}
        </p>
      </div>
    </Dialog>
  );
}
