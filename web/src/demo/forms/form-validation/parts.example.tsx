import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { formatFecha } from '../../../format/date.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { MaskedField } from '../../kit/masked-field/masked-field.tsx';
import { blocksMask } from '../../kit/masked-field/masks.ts';
import styles from '../forms.module.css';

const PHONE = blocksMask({ prefix: '+34 ', sizes: [3, 3, 3], joints: ' ' });
const TARIFFS = ['2.0TD', '3.0TD', '6.1TD', '6.2TD'].map((value) => ({ value, label: value }));
const EMPTY = { tariff: '', start: '', phone: '' };
const SCHEMA = z.object({
  tariff: z.string().min(1, 'Elige una tarifa'),
  start: z.string().min(1, 'Elige el día del alta'),
  phone: z.string().length('+34 600 000 000'.length, 'Escribe las nueve cifras'),
});

export default function PartsValidation() {
  const form = useForm({
    forgets: true,
    initial: EMPTY,
    schema: SCHEMA,
    submit: async ({ tariff, start, phone }) => notify(`${tariff} desde el ${formatFecha(start)}. ${phone}`),
  });
  return (
    <form noValidate className="vt-stack" onSubmit={form.onSubmit} onReset={() => form.change(EMPTY)}>
      <ComboboxField label="Tarifa" required options={TARIFFS} {...form.field('tariff')} />
      <DateField label="Día del alta" required {...form.field('start')} />
      <MaskedField
        label="Móvil"
        required
        mask={PHONE}
        inputMode="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <div className={styles.row}>
        <Button look="primary" type="submit">
          Enviar
        </Button>
        <Button type="reset">Vaciar</Button>
      </div>
    </form>
  );
}
