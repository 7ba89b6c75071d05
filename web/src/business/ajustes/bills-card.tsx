import { reglasDeFacturas } from '@vatio/contract';
import { useForm } from '../../data/use-form.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './ajustes.module.css';

/** What keeps the room of the card, unseen, until the server answers. */
const UNKNOWN = { toleranciaEur: 0 };

/** How far a bill may be from its contract and still be right. */
export function BillsCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(reglasDeFacturas.get, {});
  return (
    <Card title={t('facturas')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <div className={data ? undefined : styles.coming} aria-busy={!data} inert={!data}>
          <Tolerance key={JSON.stringify(data)} rule={data ?? UNKNOWN} />
        </div>
      )}
    </Card>
  );
}

function Tolerance({ rule: { toleranciaEur } }: { readonly rule: reglasDeFacturas.Regla }) {
  const { t } = useTranslation('ajustes');
  const write = useWrite(reglasDeFacturas.update, { invalidates: [reglasDeFacturas.get] });
  const form = useForm({
    initial: { toleranciaEur: toleranciaEur as number | null },
    submit: async (values) => {
      // Nothing written is refused beside its field like any other wrong number.
      await write.mutateAsync({ body: { toleranciaEur: values.toleranciaEur ?? -1 } });
      notify(t('guardado'));
    },
  });
  return (
    <form className="vt-page" onSubmit={form.onSubmit} noValidate>
      <p className="vt-soft">{t('facturasTexto')}</p>
      <div className={styles.alone}>
        <NumberField {...form.field('toleranciaEur')} label={t('tolerancia')} unit="€" decimals={2} />
      </div>
      <p role="alert" className="vt-problem">
        {form.formError}
      </p>
      <p>
        <Button look="primary" type="submit" busy={form.sending}>
          {t('guardar')}
        </Button>
      </p>
    </form>
  );
}
