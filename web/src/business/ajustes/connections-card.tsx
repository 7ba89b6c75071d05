import { conexiones } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatInstante } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

type Conexion = conexiones.Conexion;

/** The services that data come from by themselves: how each is set, what is left of its quota and how its last query went. */
export function ConnectionsCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(conexiones.list, {});
  return (
    <Card title={t('conexiones')}>
      <div className="vt-stack vt-gap-14">
        <p className="vt-soft">{t('conexionesTexto')}</p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton lines={8} />}
        {data && (
          <ul className="vt-list vt-stack vt-gap-14">
            {data.rows.map((conexion) => (
              <Connection key={conexion.id} conexion={conexion} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Connection({ conexion }: { readonly conexion: Conexion }) {
  const { t } = useTranslation('ajustes');
  const [task, setTask] = useState<'configure' | 'remove'>();
  const nombre = t(`conexion-${conexion.id}`);
  const close = () => setTask(undefined);
  return (
    <li className="vt-stack vt-gap-6">
      <div className="vt-ends">
        <strong>{nombre}</strong>
        <State conexion={conexion} />
      </div>
      <p className="vt-small">{t(`conexion-${conexion.id}-texto`)}</p>
      {conexion.puesta && <Facts conexion={conexion} />}
      <div className="vt-toolbar vt-gap-6">
        <Button
          small
          aria-label={t('conexionConfigurarDe', { servicio: nombre })}
          onClick={() => setTask('configure')}
        >
          {t('conexionConfigurar')}
        </Button>
        {conexion.puesta && (
          <Button
            small
            look="quiet"
            aria-label={t('conexionQuitarDe', { servicio: nombre })}
            onClick={() => setTask('remove')}
          >
            {t('conexionQuitar')}
          </Button>
        )}
      </div>
      {task === 'configure' && <ConnectionDialog conexion={conexion} nombre={nombre} onClose={close} />}
      {task === 'remove' && <Removal conexion={conexion} nombre={nombre} onClose={close} />}
    </li>
  );
}

function State({ conexion: { activa, demo, clave } }: { readonly conexion: Conexion }) {
  const { t } = useTranslation('ajustes');
  const [tone, state]: readonly [Tone, 'apagada' | 'demo' | 'sin-clave' | 'activa'] = !activa
    ? ['idle', 'apagada']
    : demo
      ? ['info', 'demo']
      : clave === 'falta'
        ? ['bad', 'sin-clave']
        : ['ok', 'activa'];
  return <Badge tone={tone}>{t(`conexion-estado-${state}`)}</Badge>;
}

/** What has been used of the quota of the day, what waits, and how the last query ended. */
function Facts({ conexion: { cupo, pendientes, ultima, clave, demo } }: { readonly conexion: Conexion }) {
  const { t } = useTranslation('ajustes');
  const facts = [
    demo
      ? t('conexionSinLlamadas')
      : t('conexionCupo', { hechas: formatNumber(cupo.hechas), diario: formatNumber(cupo.diario) }),
    clave === 'entorno' && t('conexionClaveEntorno'),
    pendientes > 0 && t('conexionPendientes', { count: pendientes }),
    ultima &&
      t(`consulta-${ultima.estado}`, {
        cuando: formatInstante(ultima.terminada ?? ultima.pedida),
        motivo: ultima.motivo ?? '',
      }),
  ];
  return <p className="vt-small">{facts.filter(Boolean).join(' · ')}</p>;
}

type Props = { readonly conexion: Conexion; readonly nombre: string; readonly onClose: () => void };

function Removal({ conexion: { id }, nombre, onClose }: Props) {
  const { t } = useTranslation('ajustes');
  return (
    <RemovalDialog
      call={conexiones.remove}
      input={{ params: { id } }}
      invalidates={[conexiones.list]}
      title={t('conexionQuitarDe', { servicio: nombre })}
      confirm={t('conexionQuitar')}
      text={t('conexionQuitarTexto')}
      done={t('conexionQuitada')}
      onClose={onClose}
    />
  );
}
