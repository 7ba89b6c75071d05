import { IconChartHistogram, IconPencil } from '@tabler/icons-react';
import { puntosSuministro } from '@vatio/contract';
import { useState } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { formatCups } from '../../format/cups.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { BlockedClient } from '../../trade/blocked-client.tsx';
import { OwnFieldsOf } from '../../trade/own-fields/own-fields-of.tsx';
import { TagsOf } from '../../trade/tags/tags-of.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { ConsumoMensual } from './consumo-mensual.tsx';
import { Cronologia } from './cronologia.tsx';
import { CurvaDeCarga } from './curva-de-carga.tsx';
import { EditarFicha } from './editar-ficha.tsx';
import { HojaSips } from './hoja-sips.tsx';
import { Maximetros } from './maximetros.tsx';
import { Relacionado } from './relacionado.tsx';
import { Resumen } from './resumen.tsx';

/** The reads that a change of tags or of own fields makes stale. */
const TAGGED = [puntosSuministro.get, puntosSuministro.list];

export default function FichaScreen() {
  const { t } = useTranslation('puntos-suministro');
  const { cups = '' } = useParams();
  const punto = useRead(puntosSuministro.get, { params: { cups } });
  const consumos = useRead(puntosSuministro.consumos, { params: { cups } });
  const vende = useSells();
  const [editando, setEditando] = useState(false);
  usePageTitle(punto.data ? formatCups(punto.data.cups) : undefined);

  if (punto.error) return <ErrorState error={punto.error} onRetry={punto.refetch} />;
  if (!punto.data) return <Skeleton />;
  const filas = consumos.data?.filas;
  return (
    <div className="vt-stack vt-gap-20">
      <PageActions>
        {vende && (
          <>
            <Button icon={IconPencil} onClick={() => setEditando(true)}>
              {t('editar')}
            </Button>
            <ButtonLink look="primary" icon={IconChartHistogram} to={`/cups/${punto.data.cups}/analisis`}>
              {t('analizar')}
            </ButtonLink>
          </>
        )}
      </PageActions>
      <BlockedClient of={punto.data} area="puntos-suministro" />
      {vende && (
        <>
          <TagsOf
            entidad="punto-suministro"
            id={punto.data.cups}
            names={punto.data.etiquetas}
            label={t('etiquetas')}
            invalidates={TAGGED}
          />
          <OwnFieldsOf
            entidad="punto-suministro"
            id={punto.data.cups}
            values={punto.data.campos}
            label={t('camposPropios')}
            invalidates={TAGGED}
          />
        </>
      )}
      <Resumen punto={punto.data} filas={filas} />
      <ConsumoMensual punto={punto.data} consumos={consumos} />
      {filas && punto.data.tarifa && <Maximetros punto={punto.data} filas={filas} />}
      {punto.data.curva && <CurvaDeCarga cups={punto.data.cups} curva={punto.data.curva} />}
      <Relacionado cups={punto.data.cups} />
      <HojaSips punto={punto.data} />
      <Cronologia cups={punto.data.cups} />
      {editando && <EditarFicha punto={punto.data} onClose={() => setEditando(false)} />}
    </div>
  );
}
