import { IconFileText, IconLifebuoy } from '@tabler/icons-react';
import { miArea } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { Home } from '../../../ui/drawings/scenes.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card, CardGrid } from '../../../ui/figures/card.tsx';
import { LeadCard } from '../../../ui/figures/lead-card.tsx';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { useGreeting } from '../use-greeting.ts';

type Props = {
  /** Undefined until it has been read. */
  readonly area: miArea.Area | undefined;
};

/** The first screen of a client: what they save, what waits for them, and who attends them. */
export function InicioDeCliente() {
  const { data: area, error, refetch } = useRead(miArea.get, {});
  if (error && !area) {
    return (
      <Card>
        <ErrorState error={error} onRetry={refetch} />
      </Card>
    );
  }
  return (
    <div className="vt-page">
      <Portada area={area} />
      <Cifras area={area} />
      <QuienAtiende area={area} />
    </div>
  );
}

function Portada({ area }: Props) {
  const { t } = useTranslation('inicio');
  const title = useGreeting();
  const waiting = area?.propuestas.filter(isWaiting).length ?? 0;
  // Whoever has accepted nothing yet saves nothing yet, and is not welcomed with a zero.
  const saves = !area || area.ahorroAnualEur > 0;
  return (
    <LeadCard
      title={title}
      text={t(saves ? 'ahorrasAlAnio' : 'suministrosContigo')}
      figure={area && (saves ? formatEur(area.ahorroAnualEur, 0) : formatNumber(area.suministros.length))}
      note={area && t('porContestar', { count: waiting, cifra: formatNumber(waiting) })}
      actions={
        <>
          <ButtonLink look="primary" icon={IconFileText} to="/mis-propuestas">
            {t('verPropuestas')}
          </ButtonLink>
          <ButtonLink icon={IconLifebuoy} to="/incidencias?nueva=si">
            {t('tengoUnProblema')}
          </ButtonLink>
        </>
      }
      drawing={
        <Drawing>
          <Home />
        </Drawing>
      }
    />
  );
}

function isWaiting({ estado }: miArea.Propuesta): boolean {
  return estado === 'enviada' || estado === 'vista';
}

function Cifras({ area }: Props) {
  const { t } = useTranslation('inicio');
  const active = area?.contratos.filter(({ estado }) => estado === 'activo') ?? [];
  const [firstEnd] = active.flatMap(({ hasta }) => hasta ?? []).sort();
  const answered = area?.incidencias.respondidas ?? 0;
  return (
    <CardGrid min={200}>
      <StatCard
        label={t('misSuministros')}
        value={area && formatNumber(area.suministros.length)}
        note={t('misSuministrosNota')}
        to="/mis-suministros"
      />
      <StatCard
        label={t('misContratos')}
        value={area && formatNumber(active.length)}
        note={firstEnd && t('elPrimeroAcaba', { fecha: formatFecha(firstEnd) })}
        to="/mis-contratos"
      />
      <StatCard
        label={t('misIncidencias')}
        value={area && formatNumber(area.incidencias.abiertas + answered)}
        note={area && t('conRespuesta', { count: answered, cifra: formatNumber(answered) })}
        to="/incidencias"
      />
      <StatCard
        label={t('misFacturas')}
        value={area && formatNumber(area.facturas.length)}
        note={t('misFacturasNota')}
        to="/mis-facturas"
      />
    </CardGrid>
  );
}

function QuienAtiende({ area }: Props) {
  const { t } = useTranslation('inicio');
  if (!area) return null;
  const { clientes, comercial } = area;
  return (
    <Card title={t('quienTeAtiende')}>
      {comercial ? (
        <div className="vt-toolbar">
          <strong>{comercial.nombre}</strong>
          {comercial.telefono && (
            <a href={`tel:${comercial.telefono.replace(/\s/g, '')}`}>{comercial.telefono}</a>
          )}
          {comercial.email && <a href={`mailto:${comercial.email}`}>{comercial.email}</a>}
        </div>
      ) : (
        <p>{t(clientes.length > 0 ? 'sinComercial' : 'sinCliente')}</p>
      )}
    </Card>
  );
}
