import { comerciales } from '@vatio/contract';
import {
  IMPUESTOS_INDIRECTOS,
  type ImpuestoIndirecto,
  REGIMENES_FISCALES,
  type RegimenFiscal,
  regimenFiscalDe,
  TIPO_INDIRECTO_GENERAL,
  TIPOS_IRPF,
} from '@vatio/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../data/problem.ts';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AL_CAMBIAR } from '../lista/al-cambiar.ts';
import styles from './administracion.module.css';

type Props = {
  readonly comercial: comerciales.Comercial;
  readonly fiscal: NonNullable<comerciales.Comercial['fiscal']>;
  readonly onClose: () => void;
};
type Valores = {
  readonly regimenFiscal: RegimenFiscal | '';
  readonly irpfPct: string;
  readonly impuesto: ImpuestoIndirecto | '';
  readonly impuestoPct: number | null;
};

/** How somebody is paid. Settlements that have left draft keep what they were sent with. */
export function EditarFiscal({ comercial, fiscal, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const id = useId();
  const cambiar = useWrite(comerciales.update, AL_CAMBIAR);
  const form = useForm<Valores>({
    initial: { ...fiscal, regimenFiscal: fiscal.regimenFiscal ?? '', irpfPct: String(fiscal.irpfPct) },
    submit: async ({ regimenFiscal, irpfPct, impuesto, impuestoPct }) => {
      if (impuestoPct === null) throw falta(t('faltaTipo'));
      await cambiar.mutateAsync({
        params: { id: comercial.id },
        body: {
          version: comercial.version,
          regimenFiscal: regimenFiscal || null,
          irpfPct: irpfPct === '7' ? 7 : 15,
          impuesto: impuesto || 'IVA',
          impuestoPct,
        },
      });
      notify(t('fiscalGuardado', { nombre: comercial.nombre }));
      onClose();
    },
  });
  const { regimenFiscal } = form.values;
  const segunNif = regimenFiscalDe({ regimen: null, nif: comercial.nif });
  const regimen = regimenFiscal || segunNif;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('fiscalDe', { nombre: comercial.nombre })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancelar')}</Button>
          <Button look="primary" type="submit" form={id} busy={form.sending}>
            {t('guardar')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.cuerpo} onSubmit={form.onSubmit} noValidate>
        <SelectField
          label={t('regimen')}
          hint={t('regimenTexto')}
          placeholder={t('segunNif', { regimen: t(`regimen-${segunNif ?? 'sin-datos'}`) })}
          {...form.field('regimenFiscal')}
          options={REGIMENES_FISCALES.map((value) => ({ value, label: t(`regimen-${value}`) }))}
        />
        {regimen !== 'empleado' && (
          <>
            <SelectField
              label={t('impuesto')}
              hint={t('impuestoTexto')}
              {...form.field('impuesto')}
              onChange={(impuesto) =>
                form.change({ impuesto, impuestoPct: impuesto ? TIPO_INDIRECTO_GENERAL[impuesto] : null })
              }
              options={IMPUESTOS_INDIRECTOS.map((value) => ({ value, label: t(`impuesto-${value}`) }))}
            />
            <NumberField label={t('tipoImpuesto')} unit="%" required {...form.field('impuestoPct')} />
          </>
        )}
        {regimen === 'autonomo' && (
          <SelectField
            label={t('irpf')}
            {...form.field('irpfPct')}
            options={TIPOS_IRPF.map((pct) => ({ value: String(pct), label: t(`irpf-${pct}`) }))}
          />
        )}
        <p role="alert" className={styles.problema}>
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

function falta(title: string): Problem {
  return new Problem({ status: 400, code: 'datos-no-validos', title, errors: { impuestoPct: title } });
}
