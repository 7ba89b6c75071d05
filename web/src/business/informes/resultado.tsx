import { IconChartInfographic } from '@tabler/icons-react';
import { informes } from '@vatio/contract';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { RadioGroup } from '../../ui/kit/choices/radio-group.tsx';
import { Cambio } from './cambio.tsx';
import { FilasDialog } from './filas-dialog.tsx';
import { Grafico } from './grafico.tsx';
import styles from './informes.module.css';
import { type Cual, Tabla } from './tabla.tsx';
import { type useConsulta, VISTAS } from './use-consulta.ts';
import { useNombres } from './use-nombres.ts';

const Mapa = lazy(() => import('./mapa.tsx'));

type Props = ReturnType<typeof useConsulta>;

/** The report: its figure of all, and its figures by its fields as a table, a chart or a map. */
export function Resultado({ consulta, ver, choose }: Props) {
  const { t } = useTranslation('informes');
  const { campo, medida, fuente } = useNombres();
  const query = useRead(informes.tabla, { query: consulta }, { keepPrevious: true });
  const title = t(consulta.columnas ? 'tituloDeDos' : 'tituloDeUno', {
    fuente: fuente(consulta.fuente),
    medida: medida(consulta.medida),
    filas: campo(consulta.filas).toLocaleLowerCase(),
    columnas: consulta.columnas ? campo(consulta.columnas).toLocaleLowerCase() : '',
  });
  const looks = VISTAS.filter((look) => look !== 'mapa' || consulta.filas === 'provincia');
  return (
    <Card
      title={title}
      height={360}
      actions={
        <RadioGroup
          look="buttons"
          label={t('verComo')}
          labelHidden
          value={ver}
          options={looks.map((look) => ({ value: look, label: t(`ver-${look}`) }))}
          onChange={(look) => choose({ ver: look })}
        />
      }
    >
      {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton />}
      {query.data && !query.error && (
        <div data-stale={query.isPlaceholderData || undefined} className={styles.resultado}>
          <Dibujo consulta={consulta} ver={ver} informe={query.data} />
        </div>
      )}
    </Card>
  );
}

type Drawn = Pick<Props, 'consulta' | 'ver'> & { readonly informe: informes.Informe };

function Dibujo({ consulta, ver, informe }: Drawn) {
  const { t } = useTranslation('informes');
  const [cual, setCual] = useState<Cual>();
  const { filas, masFilas, masColumnas } = informe;
  if (filas.length === 0)
    return <EmptyState icon={IconChartInfographic} title={t('vacio')} text={t('vacioTexto')} />;
  const left = masFilas + masColumnas > 0;
  return (
    <>
      <Cabeza consulta={consulta} informe={informe} />
      {ver === 'tabla' && <Tabla consulta={consulta} informe={informe} onFigure={setCual} />}
      {ver === 'grafico' && <Grafico consulta={consulta} informe={informe} />}
      {ver === 'mapa' && (
        <Suspense fallback={<Skeleton />}>
          <Mapa consulta={consulta} informe={informe} onFigure={setCual} />
        </Suspense>
      )}
      {ver === 'tabla' && left && (
        <p className="vt-note">{t('hayMas', { filas: masFilas, columnas: masColumnas })}</p>
      )}
      {consulta.medida === 'co2' && <p className="vt-note">{t('deDondeCo2')}</p>}
      {cual && (
        <FilasDialog consulta={consulta} informe={informe} cual={cual} onClose={() => setCual(undefined)} />
      )}
    </>
  );
}

/** The one figure of the report, its days, and how it was before. */
function Cabeza({ consulta, informe: { total, periodo, antes } }: Omit<Drawn, 'ver'>) {
  const { t } = useTranslation('informes');
  const { cifra, unidad, signo } = useNombres();
  const como = unidad(consulta);
  return (
    <div className={styles.cabeza}>
      <p className={styles.heroe}>
        <strong>{cifra(total.ahora, como)}</strong> {signo(consulta)} <Cambio cifra={total} />
      </p>
      <p className="vt-note">
        {periodo
          ? t('delAl', { desde: formatFecha(periodo.desde), hasta: formatFecha(periodo.hasta) })
          : t('periodo-todo')}
        {antes &&
          `. ${t('antesEra', {
            cifra: [cifra(total.antes, como), signo(consulta)].filter(Boolean).join(' '),
            desde: formatFecha(antes.desde),
            hasta: formatFecha(antes.hasta),
          })}`}
      </p>
    </div>
  );
}
