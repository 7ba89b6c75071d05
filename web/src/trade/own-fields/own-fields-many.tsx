import { type Call, campos, type etiquetas } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ManyDialog } from '../operations/many-dialog.tsx';
import { type Errand, useMany } from '../operations/use-many.ts';
import { OwnField } from './own-field.tsx';

type Body = {
  readonly entidad: etiquetas.Entidad;
  readonly valores: Partial<Record<campos.Hueco, string | number | null>>;
};

type Props = {
  readonly entidad: etiquetas.Entidad;
  readonly own: readonly campos.Campo[];
  readonly errand: Errand;
  readonly href: (id: string) => string;
  readonly invalidates: readonly Pick<Call, 'path'>[];
  readonly onClose: () => void;
};

/** Writes one of the own fields on many rows; nothing written empties it. */
export function OwnFieldsMany({ entidad, own, errand, href, invalidates, onClose }: Props) {
  const { t } = useTranslation('operations');
  const [hueco, setHueco] = useState<campos.Hueco | ''>(own[0]?.hueco ?? '');
  const [value, setValue] = useState<string | number | null>(null);
  const many = useMany<Body>(errand, useWrite(campos.preview), useWrite(campos.apply, { invalidates }));
  const campo = own.find((candidate) => candidate.hueco === hueco);
  const body = { entidad, valores: { [String(hueco)]: value } };
  const choose = (chosen: campos.Hueco | '') => {
    setHueco(chosen);
    write(null);
  };
  const write = (written: string | number | null) => {
    setValue(written);
    many.reset();
  };
  return (
    <ManyDialog
      title={t('ownFields')}
      many={many}
      onTry={() => many.tryOut(body)}
      onApply={() => many.apply(body)}
      ready={campo !== undefined}
      href={href}
      invalidates={invalidates}
      onClose={onClose}
    >
      <SelectField
        label={t('ownField')}
        value={hueco}
        onChange={choose}
        options={own.map(({ hueco: slot, nombre }) => ({ value: slot, label: nombre }))}
      />
      {campo && <OwnField key={campo.hueco} campo={campo} value={value} onChange={write} />}
      {campo && value === null && <p className="vt-note">{t('ownFieldEmpties', { name: campo.nombre })}</p>}
    </ManyDialog>
  );
}
