import { puntosSuministro } from '@vatio/contract';
import {
  distribuidoraDeGas,
  parseCups,
  periodosDe,
  TARIFAS,
  type TarifaDeSuministro,
  tarifasDeCups,
} from '@vatio/domain';
import { useCallback, useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useNavigate } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { BringData } from '../../trade/bring-data/bring-data.tsx';
import { tarifaOptions } from '../../trade/tarifa-options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { CamposPorPeriodo } from './campos-por-periodo.tsx';
import styles from './puntos.module.css';

const sinPotencias = (tarifa: TarifaDeSuministro) =>
  new Array<null>(periodosDe(tarifa, 'potencia')).fill(null);

/** What a CUPS of the other energy changes: the tariff that had been chosen is none of its own. */
function deCups(texto: string, tarifa: TarifaDeSuministro) {
  const leido = parseCups(texto);
  const suyas = leido.ok ? tarifasDeCups(leido.value.cups) : [tarifa];
  const [primera = tarifa] = suyas;
  return suyas.includes(tarifa) ? {} : { tarifa: primera, potenciasKw: sinPotencias(primera) };
}

/** A supply point typed by hand. CUPS, tariff and powers are enough to study it; the rest may follow. */
export function NuevoPunto({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('puntos-suministro');
  const formId = useId();
  const form = useNuevoPunto(onClose);
  const { values } = form;
  const cups = values.cups.trim() === '' ? undefined : parseCups(values.cups);

  const deGas = cups?.ok ? distribuidoraDeGas(cups.value.cups) : undefined;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('nuevo')}
      footer={
        <DialogButtons onCancel={onClose} form={formId} busy={form.sending}>
          {t('crear')}
        </DialogButtons>
      }
    >
      <form id={formId} className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
        <TextField
          label="CUPS"
          required
          code
          autoComplete="off"
          {...form.field('cups')}
          onChange={(texto) => form.change({ cups: texto, ...deCups(texto, values.tarifa) })}
          error={form.errors.cups ?? (cups && !cups.ok ? cups.issue.message : undefined)}
          hint={deGas && t('cupsDeGas', { distribuidora: deGas })}
        />
        {cups?.ok && !deGas && <Bring key={cups.value.cups} cups={cups.value.cups} onClose={onClose} />}
        <SelectField
          label={t('tarifa')}
          required
          name="tarifa"
          value={values.tarifa}
          onChange={(tarifa) => tarifa && form.change({ tarifa, potenciasKw: sinPotencias(tarifa) })}
          options={tarifaOptions(cups?.ok ? tarifasDeCups(cups.value.cups) : TARIFAS)}
          error={form.errors.tarifa}
        />
        {values.potenciasKw.length > 0 && (
          <CamposPorPeriodo
            label={t('potenciasContratadas')}
            valores={values.potenciasKw}
            onChange={(potenciasKw) => form.change({ potenciasKw })}
            errors={form.errors}
            campo="potenciasKw"
          />
        )}
        {form.formError && (
          <p role="alert" className={styles.alerta}>
            {form.formError}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Brings what would have to be typed, and then shows the page of the supply. */
function Bring({ cups, onClose }: { readonly cups: string; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const onBrought = useCallback(() => {
    onClose();
    navigate({ to: `/cups/${cups}` });
  }, [onClose, navigate, cups]);
  return <BringData cups={cups} onBrought={onBrought} />;
}

/** What is typed of the supply. Once created, its page is shown. */
function useNuevoPunto(onClose: () => void) {
  const navigate = useNavigate();
  const create = useWrite(puntosSuministro.create, { invalidates: [puntosSuministro.list] });
  return useForm({
    initial: {
      cups: '',
      tarifa: '2.0TD' as TarifaDeSuministro,
      potenciasKw: [null, null] as (number | null)[],
    },
    submit: async ({ cups, tarifa, potenciasKw }) => {
      const punto = await create.mutateAsync({
        body: { cups, tarifa, potenciasKw: potenciasKw.map((kw) => kw ?? 0) },
      });
      onClose();
      navigate({ to: `/cups/${punto.cups}` });
    },
  });
}
