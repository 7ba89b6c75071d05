import { IconUserOff } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { Sections } from '../../ui/kit/sections/sections.tsx';
import { RecordPage } from '../../ui/kit/sheet/record-page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Actividad } from './actividad/actividad.tsx';
import { AccionesDeFicha } from './admin/acciones-de-ficha.tsx';
import { Consentimientos } from './consentimientos/consentimientos.tsx';
import { Documentos } from './documentos/documentos.tsx';
import { Avisos } from './ficha/avisos.tsx';
import { CabeceraDeCliente } from './ficha/cabecera.tsx';
import { Resumen } from './ficha/resumen.tsx';
import { DE_LA_CASA, SECCIONES, type Seccion, useSeccion } from './ficha/secciones.ts';
import { UltimosHechos } from './ficha/ultimos-hechos.tsx';
import { Notas } from './notas/notas.tsx';
import { AnalisisDeCliente } from './relacionado/analisis.tsx';
import { ContratosDeCliente } from './relacionado/contratos.tsx';
import { IncidenciasDeCliente } from './relacionado/incidencias.tsx';
import { PropuestasDeCliente } from './relacionado/propuestas.tsx';
import { PuntosDeCliente } from './relacionado/puntos.tsx';

const CONTENIDO: Readonly<Record<Seccion, (props: { cliente: clientes.Cliente }) => ReactNode>> = {
  resumen: Resumen,
  puntos: PuntosDeCliente,
  analisis: AnalisisDeCliente,
  propuestas: PropuestasDeCliente,
  contratos: ContratosDeCliente,
  incidencias: IncidenciasDeCliente,
  documentos: Documentos,
  notas: Notas,
  consentimientos: Consentimientos,
  actividad: Actividad,
};

/** All that is known of one client, one section at a time: `?seccion=`. */
export default function ClienteScreen() {
  const { t } = useTranslation('clientes');
  const { id = '' } = useParams();
  const { data: cliente, error, refetch } = useRead(clientes.get, { params: { id } });
  const seccion = useSeccion();
  const vende = useSells();
  usePageTitle(cliente?.nombre);

  if (error?.status === 404) {
    return (
      <EmptyState icon={IconUserOff} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/clientes">{t('verClientes')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error && !cliente) return <ErrorState error={error} onRetry={refetch} />;
  if (!cliente) return <Skeleton lines={10} />;

  const visibles = SECCIONES.filter((una) => vende || !DE_LA_CASA.includes(una));
  const abierta = visibles.includes(seccion) ? seccion : 'resumen';
  const Contenido = CONTENIDO[abierta];
  return (
    <div className="vt-page vt-gap-18">
      {cliente.acciones.length > 0 && (
        <PageActions>
          <AccionesDeFicha cliente={cliente} />
        </PageActions>
      )}
      <Avisos cliente={cliente} />
      <RecordPage
        identity={<CabeceraDeCliente cliente={cliente} />}
        aside={abierta === 'resumen' && <UltimosHechos cliente={cliente} />}
        lead={
          <Sections
            label={t('secciones')}
            active={abierta}
            tabs={visibles.map((una) => ({
              id: una,
              label: t(`seccion-${una}`),
              to: una === 'resumen' ? `/clientes/${id}` : `/clientes/${id}?seccion=${una}`,
              count: countOf(cliente, una),
            }))}
          />
        }
      >
        <Contenido key={cliente.id} cliente={cliente} />
      </RecordPage>
    </div>
  );
}

/** The number of things in a section that has a list. */
function countOf({ recuento }: clientes.Cliente, seccion: Seccion): number | undefined {
  const counts: Partial<Record<Seccion, number>> = recuento;
  return counts[seccion];
}
