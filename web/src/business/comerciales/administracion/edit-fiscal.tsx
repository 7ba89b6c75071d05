import { comerciales } from '@vatio/contract';
import {
  REGIMENES_FISCALES,
  type RegimenFiscal,
  regimenFiscalDe,
  TERRITORIOS,
  type Territorio,
  TIPOS_IRPF,
} from '@vatio/domain';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_COMERCIAL_CHANGE } from '../lista/after-comercial-change.ts';

type Props = {
  readonly comercial: comerciales.Comercial;
  readonly fiscal: NonNullable<comerciales.Comercial['fiscal']>;
  readonly onClose: () => void;
};
type Valores = {
  readonly regimenFiscal: RegimenFiscal | '';
  readonly irpfPct: string;
  readonly territorio: Territorio | '';
  readonly ipsiPct: number | null;
};

/** Whether the territory has the IPSI, whose rate each city sets, so that it has to be typed. */
export function conIpsi(territorio: Territorio | '' | null): boolean {
  return territorio === 'ceuta' || territorio === 'melilla';
}

/** Edits how a representative is paid. Settlements that are no longer drafts keep what they were sent with. */
export function EditFiscal({ comercial, fiscal, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const id = useId();
  const form = useFiscal({ comercial, fiscal, onClose });
  const { regimenFiscal, territorio } = form.values;
  const segunNif = regimenFiscalDe({ regimen: null, nif: comercial.nif });
  const regimen = regimenFiscal || segunNif;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('fiscalDe', { nombre: comercial.nombre })}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
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
              label={t('territorio')}
              hint={t('territorioTexto')}
              placeholder={t('territorio-sin-datos')}
              {...form.field('territorio')}
              options={TERRITORIOS.map((value) => ({ value, label: t(`territorio-${value}`) }))}
            />
            {conIpsi(territorio) && (
              <NumberField
                label={t('tipoIpsi')}
                hint={t('tipoIpsiTexto')}
                unit="%"
                {...form.field('ipsiPct')}
              />
            )}
          </>
        )}
        {regimen === 'autonomo' && (
          <SelectField
            label={t('irpf')}
            {...form.field('irpfPct')}
            options={TIPOS_IRPF.map((pct) => ({ value: String(pct), label: t(`irpf-${pct}`) }))}
          />
        )}
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

/** What is typed of the tax data, and how it is saved. */
function useFiscal({ comercial, fiscal, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const update = useWrite(comerciales.update, AFTER_COMERCIAL_CHANGE);
  return useForm<Valores>({
    initial: {
      regimenFiscal: fiscal.regimenFiscal ?? '',
      irpfPct: String(fiscal.irpfPct),
      territorio: fiscal.territorio ?? '',
      ipsiPct: fiscal.ipsiPct,
    },
    submit: async ({ regimenFiscal, irpfPct, territorio, ipsiPct }) => {
      await update.mutateAsync({
        params: { id: comercial.id },
        body: {
          version: comercial.version,
          regimenFiscal: regimenFiscal || null,
          irpfPct: irpfPct === '7' ? 7 : 15,
          territorio: territorio || null,
          ipsiPct: conIpsi(territorio) ? ipsiPct : null,
        },
      });
      notify(t('fiscalGuardado', { nombre: comercial.nombre }));
      onClose();
    },
  });
}
