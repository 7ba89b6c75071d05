import { informes } from '@vatio/contract';
import { today } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DateField } from '../../ui/kit/dates/date-field.tsx';

type Days = {
  readonly periodo: informes.Periodo;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
};

type Props = { readonly value: Days; readonly onChange: (value: Days) => void };

/** The period of a report: one that moves with the days, or two days. */
export function PeriodoFields({ value, onChange }: Props) {
  const { t } = useTranslation('informes');
  const { periodo, desde, hasta } = value;
  const choose = (next: string) => {
    const chosen = informes.PERIODOS.find((each) => each === next) ?? 'doce-meses';
    const now = today();
    onChange(
      chosen === 'fechas'
        ? { periodo: chosen, desde: desde ?? `${now.slice(0, 4)}-01-01`, hasta: hasta ?? now }
        : { periodo: chosen, desde: undefined, hasta: undefined },
    );
  };
  return (
    <>
      <SelectField
        label={t('periodo')}
        value={periodo}
        options={informes.PERIODOS.map((each) => ({ value: each, label: t(`periodo-${each}`) }))}
        onChange={choose}
      />
      {periodo === 'fechas' && (
        <>
          <DateField
            label={t('desde')}
            value={desde ?? ''}
            max={hasta}
            onChange={(day) => day && onChange({ periodo, desde: day, hasta })}
          />
          <DateField
            label={t('hasta')}
            value={hasta ?? ''}
            min={desde}
            onChange={(day) => day && onChange({ periodo, desde, hasta: day })}
          />
        </>
      )}
    </>
  );
}
