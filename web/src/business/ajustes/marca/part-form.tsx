import { ajustes, type BodyInputOf } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import { savedMeanwhile } from '../../../data/problem.ts';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../ajustes.module.css';
import { BRAND_READS } from '../brand-reads.ts';

type Changes = Omit<BodyInputOf<typeof ajustes.update>, 'version'>;

/**
 * A part of a brand that is saved by itself. If somebody changed the brand meanwhile, the saved values stand by their
 * fields, and saving once more keeps what is written here.
 */
export function usePartForm<V extends object>(
  brand: ajustes.Marca,
  initial: V,
  changesOf: (values: V) => Changes,
) {
  const { t } = useTranslation('ajustes');
  const [seen, setSeen] = useState(brand.version);
  const update = useWrite(ajustes.update, { invalidates: BRAND_READS });
  return useForm({
    initial,
    submit: async (values) => {
      try {
        // A logo or a text saved from another part of the page also makes a new version.
        const version = Math.max(seen, brand.version);
        const saved = await update.mutateAsync({
          params: { id: brand.id },
          body: { ...changesOf(values), version },
        });
        setSeen(saved.version);
        notify(t('guardado'));
      } catch (cause) {
        const theirs = savedMeanwhile(cause);
        if (theirs) setSeen(theirs.version);
        throw cause;
      }
    },
  });
}

type Props = {
  readonly title: string;
  readonly form: Pick<ReturnType<typeof usePartForm>, 'onSubmit' | 'sending' | 'formError'>;
  readonly children: ReactNode;
};

export function PartForm({ title, form, children }: Props) {
  const { t } = useTranslation('ajustes');
  return (
    <Card title={title}>
      <form className="vt-page" onSubmit={form.onSubmit} noValidate>
        <div className={`vt-fields ${styles.fields}`}>{children}</div>
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
        <p>
          <Button look="primary" type="submit" busy={form.sending}>
            {t('guardar')}
          </Button>
        </p>
      </form>
    </Card>
  );
}
