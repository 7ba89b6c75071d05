import { informes } from '@vatio/contract';
import { useMay } from '../../data/use-ability.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './informes.module.css';
import { PeriodoFields } from './periodo-fields.tsx';
import type { useConsulta } from './use-consulta.ts';
import { useNombres } from './use-nombres.ts';

type Props = Pick<ReturnType<typeof useConsulta>, 'consulta' | 'choose'>;

/** What a report is made of: the source, the measure, two fields and the period. */
export function ReportFields({ consulta, choose }: Props) {
  const { t } = useTranslation('informes');
  const { fuente, campo, medida, fecha } = useNombres();
  const manda = useMay('manage all');
  const { campos, medidas, fechas }: informes.Fuente = informes.FUENTES[consulta.fuente];
  const named = (names: readonly string[], nameOf: (name: string) => string) =>
    names.map((name) => ({ value: name, label: nameOf(name) }));
  const fuentes = readableBy(manda);
  return (
    <div className={styles.campos}>
      <SelectField
        label={t('fuente')}
        value={consulta.fuente}
        options={fuentes.map((name) => ({ value: name, label: fuente(name) }))}
        onChange={(name) => choose({ fuente: name })}
      />
      <SelectField
        label={t('medida')}
        value={consulta.medida}
        options={named(Object.keys(medidas), medida)}
        onChange={(name) => choose({ medida: name })}
      />
      <SelectField
        label={t('filas')}
        value={consulta.filas}
        options={named(Object.keys(campos), campo)}
        onChange={(name) => choose({ filas: name })}
      />
      <SelectField
        label={t('columnas')}
        value={consulta.columnas ?? ''}
        placeholder={t('sinColumnas')}
        options={named(
          Object.keys(campos).filter((name) => name !== consulta.filas),
          campo,
        )}
        onChange={(name) => choose({ columnas: name || undefined })}
      />
      <PeriodoFields value={consulta} onChange={choose} />
      {Object.keys(fechas).length > 1 && (
        <SelectField
          label={t('fecha')}
          value={consulta.fecha}
          options={named(Object.keys(fechas), fecha)}
          onChange={(name) => choose({ fecha: name })}
        />
      )}
      {consulta.periodo !== 'todo' && (
        <SelectField
          label={t('comparar')}
          value={consulta.comparar}
          options={informes.COMPARACIONES.map((each) => ({ value: each, label: t(`comparar-${each}`) }))}
          onChange={(how) => choose({ comparar: how })}
        />
      )}
    </div>
  );
}

function readableBy(isAdmin: boolean): readonly informes.NombreDeFuente[] {
  return informes.NOMBRES_DE_FUENTES.filter((name) => {
    const { adminOnly }: informes.Fuente = informes.FUENTES[name];
    return isAdmin || !adminOnly;
  });
}
