import type { productosLote } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../data/use-write.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { DateField } from '../../ui/kit/dates/date-field.tsx';
import { ChooseField } from '../choose/choose-field.tsx';
import type { BulkChange, BulkWords } from './bulk-change.ts';
import { ManyDialog } from './many-dialog.tsx';
import { type Errand, useMany } from './use-many.ts';

type Body = { readonly accion: productosLote.Accion };

type Props = {
  readonly change: BulkChange<string, string>;
  readonly accion: string;
  readonly errand: Errand;
  readonly t: BulkWords<string, string>;
  readonly onClose: () => void;
};

/** Asks for what an action needs, tries it on the chosen rows, and then does it. */
export function BulkChangeDialog({ change, accion, errand, t, onClose }: Props) {
  const { asks, danger } = change.actions[accion]!;
  const [answer, setAnswer] = useState('');
  // The calls of all nouns answer as those of this one; `bulkChange` has checked what each takes.
  const preview = useWrite(change.preview as typeof productosLote.preview);
  const apply = useWrite(change.apply as typeof productosLote.apply, { invalidates: change.invalidates });
  const many = useMany<Body>(errand, preview, apply);
  const body = { accion, ...asks?.body(answer) } as Body;
  const field = {
    label: asks ? t(asks.label) : '',
    required: true,
    value: answer,
    onChange: (value: string) => {
      setAnswer(value);
      many.reset();
    },
  };
  return (
    <ManyDialog
      title={t(`enLote-${accion}`)}
      many={many}
      onTry={() => many.tryOut(body)}
      onApply={() => many.apply(body)}
      ready={asks && answer.trim() !== ''}
      danger={danger}
      href={change.href}
      invalidates={change.invalidates}
      onClose={onClose}
    >
      <p>{t(`loteTexto-${accion}`)}</p>
      {asks?.kind === 'day' && <DateField {...field} />}
      {asks?.kind === 'text' && <TextAreaField {...field} rows={3} maxLength={asks.maxLength} />}
      {asks?.kind === 'choice' && (
        <ChooseField
          {...field}
          from={asks.from}
          always={asks.always && [{ ...asks.always, label: t(asks.always.label) }]}
          placeholder={t(asks.placeholder)}
        />
      )}
    </ManyDialog>
  );
}
