import { reglasDeTareas } from '@vatio/contract';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Switch } from '../../ui/kit/switch/switch.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './ajustes.module.css';

/** Whether a task is written down before the end of each contract, and how long before. */
export function TasksRule({ rule: { activa, diasAntesDelFin } }: { readonly rule: reglasDeTareas.Regla }) {
  const { t } = useTranslation('ajustes');
  const write = useWrite(reglasDeTareas.update, { invalidates: [reglasDeTareas.get] });
  const form = useForm({
    initial: { activa, diasAntesDelFin: diasAntesDelFin as number | null },
    submit: async (values) => {
      // Nothing written is refused beside its field like any other wrong number.
      await write.mutateAsync({ body: { ...values, diasAntesDelFin: values.diasAntesDelFin ?? 0 } });
      notify(t('guardado'));
    },
  });
  const isOn = form.field('activa');
  return (
    <form className="vt-page" onSubmit={form.onSubmit} noValidate>
      <p className="vt-soft">{t('tareasTexto')}</p>
      <Switch label={t('tareasActivas')} value={isOn.value} onChange={isOn.onChange} />
      <div className={styles.alone}>
        <NumberField
          {...form.field('diasAntesDelFin')}
          label={t('diasAntesDelFin')}
          hint={t('diasAntesDelFinAyuda')}
          unit={t('dias')}
          decimals={0}
        />
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
