import { IconDownload } from '@tabler/icons-react';
import { mercado } from '@vatio/contract';
import { saveFile } from '../../data/save-file.ts';
import { useRead } from '../../data/use-read.ts';
import { useNavigate, useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Figuras } from './figuras.tsx';
import { AGRUPACIONES, type Agrupacion, csvDe } from './medias.ts';
import styles from './mercado.module.css';
import type { Resumen } from './tabla-de-series.tsx';

type Props = { readonly serie: Resumen; readonly otras: readonly Resumen[] };

/** A year of a series: its gaps on a calendar, its means, and the file of all of it. */
export function SerieElegida({ serie, otras }: Props) {
  const { t } = useTranslation('mercado');
  const { anio, por, anios, choose } = useEleccion(serie);
  const dias = { desde: `${anio}-01-01`, hasta: `${anio}-12-31` };
  const query = useRead(mercado.get, { params: { id: serie.id }, query: dias }, { keepPrevious: true });
  const save = () => {
    if (!query.data) return;
    // The mark of its encoding is what spreadsheets look for.
    const csv = new Blob([`\uFEFF${csvDe(query.data)}`], { type: 'text/csv' });
    saveFile(csv, `${serie.id}-${anio}.csv`);
  };
  return (
    <Card
      title={`${serie.nombre}, ${anio}`}
      actions={
        <Button small icon={IconDownload} busy={query.isPending} onClick={save}>
          {t('descargar')}
        </Button>
      }
    >
      <div className={styles.campos}>
        <SelectField
          label={t('serie')}
          value={serie.id}
          options={otras.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          onChange={(id) => choose({ serie: id })}
        />
        <SelectField
          label={t('anio')}
          value={anio}
          options={anios.map((cada) => ({ value: cada, label: cada }))}
          onChange={(cada) => choose({ anio: cada })}
        />
        <SelectField
          label={t('por')}
          value={por}
          options={AGRUPACIONES.map((cada) => ({ value: cada, label: t(`por-${cada}`) }))}
          onChange={(cada) => choose({ por: cada })}
        />
      </div>
      {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton />}
      {query.data && <Figuras serie={query.data} anio={Number(query.data.desde.slice(0, 4))} por={por} />}
    </Card>
  );
}

/** What the address says to show, and how to show something else. */
function useEleccion({ id, desde, hasta }: Resumen) {
  const navigate = useNavigate();
  const pedido = useSearch();
  const [primero, ultimo] = [Number(desde?.slice(0, 4)), Number(hasta?.slice(0, 4))];
  const anios = Array.from({ length: ultimo - primero + 1 }, (_, i) => String(ultimo - i));
  const elegido = {
    serie: id,
    anio: anios.find((anio) => anio === String(pedido.anio)) ?? anios[0]!,
    por: AGRUPACIONES.find((cada) => cada === pedido.por) ?? ('mes' satisfies Agrupacion),
  };
  const choose = (cambio: Partial<Record<keyof typeof elegido, string>>) =>
    void navigate({ to: '.', search: { ...elegido, ...cambio }, replace: true, keepScroll: true });
  return { ...elegido, anios, choose };
}
