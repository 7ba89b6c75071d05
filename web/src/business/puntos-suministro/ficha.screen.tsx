import { IconPencil } from '@tabler/icons-react';
import { puntosSuministro } from '@vatio/contract';
import { useState } from 'react';
import type { Problem } from '../../data/problem.ts';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { formatCups } from '../../format/cups.ts';
import { useParams, useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { BlockedClient } from '../../trade/blocked-client.tsx';
import { BringData } from '../../trade/bring-data/bring-data.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { Sections } from '../../ui/kit/sections/sections.tsx';
import { RecordPage } from '../../ui/kit/sheet/record-page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Cabecera } from './cabecera.tsx';
import { ConsumoMensual } from './consumo-mensual.tsx';
import { Cronologia } from './cronologia.tsx';
import { CurvaDeCarga } from './curva-de-carga.tsx';
import { EditFicha } from './edit-ficha.tsx';
import { HojaSips } from './hoja-sips.tsx';
import { Maximetros } from './maximetros.tsx';
import { Relacionado } from './relacionado.tsx';
import { Resumen } from './resumen.tsx';

const SECCIONES = ['resumen', 'curva', 'venta', 'sips'] as const;
type Seccion = (typeof SECCIONES)[number];

/** All that is known of one supply, a section at a time: `?seccion=`. */
export default function FichaScreen() {
  const { t } = useTranslation('puntos-suministro');
  const { cups = '' } = useParams();
  const punto = useRead(puntosSuministro.get, { params: { cups } });
  const consumos = useRead(puntosSuministro.consumos, { params: { cups } });
  const seccion = useSeccion(punto.data);
  const vende = useSells();
  const [editing, setEditing] = useState(false);
  usePageTitle(punto.data ? formatCups(punto.data.cups) : undefined);

  if (punto.error) return <Unknown cups={cups} problem={punto.error} onRetry={punto.refetch} />;
  if (!punto.data) return <Skeleton />;
  const filas = consumos.data?.filas;
  return (
    <div className="vt-page vt-gap-18">
      <PageActions>
        {vende && (
          <Button icon={IconPencil} onClick={() => setEditing(true)}>
            {t('editar')}
          </Button>
        )}
      </PageActions>
      <BlockedClient of={punto.data} area="puntos-suministro" />
      <RecordPage
        identity={<Cabecera punto={punto.data} filas={filas} />}
        aside={seccion === 'resumen' && <Cronologia cups={punto.data.cups} />}
        lead={
          <Sections
            label={t('secciones')}
            active={seccion}
            tabs={SECCIONES.filter((una) => has(punto.data, una)).map((una) => ({
              id: una,
              label: t(`seccion-${una}`),
              to: una === 'resumen' ? `/cups/${punto.data.cups}` : `/cups/${punto.data.cups}?seccion=${una}`,
            }))}
          />
        }
      >
        {seccion === 'resumen' && (
          <>
            <ConsumoMensual punto={punto.data} consumos={consumos} />
            {filas && punto.data.tarifa && <Maximetros punto={punto.data} filas={filas} />}
            <Resumen punto={punto.data} />
            {vende && <BringData cups={punto.data.cups} clienteId={punto.data.cliente?.id} />}
          </>
        )}
        {seccion === 'curva' && punto.data.curva && (
          <CurvaDeCarga cups={punto.data.cups} curva={punto.data.curva} />
        )}
        {seccion === 'venta' && <Relacionado cups={punto.data.cups} />}
        {seccion === 'sips' && <HojaSips punto={punto.data} />}
      </RecordPage>
      {editing && <EditFicha punto={punto.data} onClose={() => setEditing(false)} />}
    </div>
  );
}

type UnknownProps = { readonly cups: string; readonly problem: Problem; readonly onRetry: () => void };

/** A supply that nobody knows may be brought. */
function Unknown({ cups, problem, onRetry }: UnknownProps) {
  const vende = useSells();
  return (
    <div className="vt-page vt-gap-18">
      <ErrorState error={problem} onRetry={onRetry} />
      {problem.status === 404 && vende && <BringData cups={cups} atOnce />}
    </div>
  );
}

/** Only a supply with a load curve, or with data of SIPS, has their sections. */
function has({ curva, sips }: puntosSuministro.PuntoSuministro, seccion: Seccion): boolean {
  if (seccion === 'curva') return curva !== null;
  return seccion !== 'sips' || sips !== null;
}

/** The section that the address names, if the supply has it. */
function useSeccion(punto: puntosSuministro.PuntoSuministro | undefined): Seccion {
  const search = useSearch();
  const named = SECCIONES.find((una) => una === search.seccion);
  return named && punto && has(punto, named) ? named : 'resumen';
}
