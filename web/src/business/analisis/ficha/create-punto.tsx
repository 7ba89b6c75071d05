import { puntosSuministro } from '@vatio/contract';
import { periodosDe, type TarifaDeSuministro, tarifasDeCups, ZONAS, type Zona } from '@vatio/domain';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { tarifaOptions } from '../../../trade/tarifa-options.ts';
import { FiguresField } from '../../../ui/fields/figures-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './ficha.module.css';

type Valores = {
  tarifa: TarifaDeSuministro;
  zona: Zona;
  uso: 'vivienda' | 'otros';
  potenciasKw: (number | null)[];
};

type Form = ReturnType<typeof useForm<Valores>>;

const sinPotencias = (tarifa: TarifaDeSuministro) =>
  new Array<null>(periodosDe(tarifa, 'potencia')).fill(null);

/** Asks for tariff and powers, the least with which a supply can be studied. Its consumption is typed in the study. */
export function CreatePunto({ cups }: { cups: string }) {
  const { t } = useTranslation('analisis');
  const create = useWrite(puntosSuministro.create, {
    invalidates: [puntosSuministro.get, puntosSuministro.consumos, puntosSuministro.list],
  });
  const tarifas = tarifasDeCups(cups);
  const [usual = '2.0TD'] = tarifas;
  const initial: Valores = {
    tarifa: usual,
    zona: 'peninsula',
    uso: 'otros',
    potenciasKw: sinPotencias(usual),
  };
  const form = useForm({
    initial,
    submit: ({ potenciasKw, ...resto }) =>
      create.mutateAsync({ body: { ...resto, cups, potenciasKw: potenciasKw.map((kw) => kw ?? 0) } }),
  });
  const { values } = form;
  return (
    <form className={`vt-columns vt-gap-14 ${styles.crear}`} onSubmit={form.onSubmit} noValidate>
      <SelectField
        {...form.field('tarifa')}
        label={t('tarifa')}
        onChange={(tarifa) => tarifa && form.change({ tarifa, potenciasKw: sinPotencias(tarifa) })}
        options={tarifaOptions(tarifas)}
      />
      <SelectField
        {...form.field('zona')}
        label={t('zona')}
        onChange={(zona) => zona && form.change({ zona })}
        options={ZONAS.map((zona) => ({ value: zona, label: t(`zona-${zona}`) }))}
      />
      <SelectField
        {...form.field('uso')}
        label={t('uso')}
        onChange={(uso) => uso && form.change({ uso })}
        options={(['otros', 'vivienda'] as const).map((uso) => ({ value: uso, label: t(`uso-${uso}`) }))}
      />
      <Potencias form={form} />
      {(form.formError ?? form.errors.cups) && (
        <p role="alert" className={styles.problema}>
          {form.formError ?? form.errors.cups}
        </p>
      )}
      <Button type="submit" busy={form.sending} disabled={values.potenciasKw.some((kw) => kw === null)}>
        {t('crearYAnalizar')}
      </Button>
    </form>
  );
}

/** None of gas. */
function Potencias({ form }: { readonly form: Form }) {
  const { t } = useTranslation('analisis');
  const { values } = form;
  if (values.potenciasKw.length === 0) return null;
  return (
    <div className={styles.ancho}>
      <FiguresField
        legend={t('potenciasContratadas')}
        unit="kW"
        decimals={3}
        name="potenciasKw"
        labels={values.potenciasKw.map((_, p) => `P${p + 1}`)}
        values={values.potenciasKw}
        onChange={(potenciasKw) => form.change({ potenciasKw })}
        errors={form.errors}
      />
    </div>
  );
}
