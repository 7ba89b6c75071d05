import { normas } from '@vatio/contract';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DateField } from '../../ui/kit/dates/date-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';

const LONG = { required: true, maxLength: 500 } as const;

/** A norm that the program does not know yet, of the bills of some days. */
export function AddNorm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('ajustes');
  const form = useNewNorm(onClose);
  return (
    <FormDialog title={t('normaNueva')} action={t('normaAnadir')} form={form} onClose={onClose}>
      <TextField {...form.field('norma')} label={t('norma')} {...LONG} />
      <TextField {...form.field('boe')} label={t('normaBoe')} {...LONG} />
      <div className="vt-fields">
        <DateField {...form.field('desde')} label={t('normaDesde')} required />
        <DateField {...form.field('hasta')} label={t('normaHasta')} required />
      </div>
      <Measure form={form} />
      <TextField {...form.field('condicion')} label={t('normaCondicion')} {...LONG} />
      <TextField {...form.field('serie')} label={t('normaSerie')} hint={t('normaSerieAyuda')} {...LONG} />
      <DateField {...form.field('publicada')} label={t('normaPublicada')} required />
    </FormDialog>
  );
}

type Rate = 'ieeTipo' | 'ivaTipo';
/** Rates are typed in per cent, and go per one. */
const DECIMALS = 6;

/** What it lowers. */
function Measure({ form }: { readonly form: ReturnType<typeof useNewNorm> }) {
  const { t } = useTranslation('ajustes');
  const { medida } = form.values;
  const rate = (name: Rate) => ({
    value: medida[name] === null ? null : Number((medida[name] * 100).toFixed(DECIMALS)),
    onChange: (percent: number | null) =>
      form.change({
        medida: {
          ...medida,
          [name]: percent === null ? null : Number((percent / 100).toFixed(DECIMALS + 2)),
        },
      }),
    error: form.errors[`medida.${name}`],
    unit: '%',
    decimals: DECIMALS,
    required: true,
  });
  return (
    <div className="vt-fields">
      <NumberField label={t('normaIee')} {...rate('ieeTipo')} />
      <NumberField label={t('normaIva')} {...rate('ivaTipo')} />
      <NumberField
        label={t('normaIvaHasta')}
        value={medida.ivaHastaKw}
        onChange={(ivaHastaKw) => form.change({ medida: { ...medida, ivaHastaKw } })}
        error={form.errors['medida.ivaHastaKw']}
        unit="kW"
        decimals={3}
        required
      />
    </div>
  );
}

type Draft = Omit<normas.NuevaNorma, 'medida'> & {
  readonly medida: { readonly [figure in keyof normas.NuevaNorma['medida']]: number | null };
};

const BLANK: Draft = {
  norma: '',
  boe: '',
  desde: '',
  hasta: '',
  medida: { ieeTipo: null, ivaTipo: null, ivaHastaKw: null },
  condicion: '',
  serie: '',
  publicada: '',
};

function useNewNorm(onClose: () => void) {
  const { t } = useTranslation('ajustes');
  const write = useWrite(normas.create, { invalidates: [normas.list] });
  return useForm({
    initial: BLANK,
    submit: async (draft) => {
      // What is empty goes as it is: the server says beside its field that it is missing.
      await write.mutateAsync({ body: draft as normas.NuevaNorma });
      notify(t('guardado'));
      onClose();
    },
  });
}
