import { type Call, etiquetas } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ManyDialog } from '../operations/many-dialog.tsx';
import { type Errand, useMany } from '../operations/use-many.ts';
import { TagsField } from './tags-field.tsx';

type Body = {
  readonly entidad: etiquetas.Entidad;
  readonly poner: string[];
  readonly quitar: string[];
};

type Props = {
  readonly entidad: etiquetas.Entidad;
  readonly errand: Errand;
  readonly href: (id: string) => string;
  readonly invalidates: readonly Pick<Call, 'path'>[];
  readonly onClose: () => void;
};

/** Puts tags on many rows, and takes others from them. */
export function TagMany({ entidad, errand, href, invalidates, onClose }: Props) {
  const { t } = useTranslation('operations');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const stale = [...invalidates, etiquetas.list];
  const many = useMany<Body>(
    errand,
    useWrite(etiquetas.preview),
    useWrite(etiquetas.apply, { invalidates: stale }),
  );
  const body = { entidad, poner: [...added], quitar: [...removed] };
  const changing = (set: (names: readonly string[]) => void) => (names: readonly string[]) => {
    set(names);
    many.reset();
  };
  return (
    <ManyDialog
      title={t('tagMany')}
      many={many}
      onTry={() => many.tryOut(body)}
      onApply={() => many.apply(body)}
      ready={added.length + removed.length > 0}
      href={href}
      invalidates={stale}
      onClose={onClose}
    >
      <TagsField label={t('tagsToPut')} hint={t('tagsHint')} value={added} onChange={changing(setAdded)} />
      <TagsField label={t('tagsToTake')} existing value={removed} onChange={changing(setRemoved)} />
    </ManyDialog>
  );
}
