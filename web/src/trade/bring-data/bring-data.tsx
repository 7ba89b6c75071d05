import { IconCloudDownload } from '@tabler/icons-react';
import { isCupsDeGas } from '@vatio/domain';
import { useEffect, useRef, useState } from 'react';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AskLeaveDialog } from './ask-leave-dialog.tsx';
import { type DeConexion, isOnItsWay, isReady, useBring } from './use-bring.ts';

type Props = {
  readonly cups: string;
  /** The client whose supply it is, where that is known. */
  readonly clienteId?: string | undefined;
  /** Asks by itself, once, the first service that needs nothing else. */
  readonly atOnce?: true;
  readonly onBrought?: () => void;
};

/**
 * Brings the data of a supply from the services that are on, or says why not and offers to ask its holder for leave. Nothing
 * while no service is on.
 */
export function BringData(props: Props) {
  // The services know of electricity alone, and refuse to be asked of gas.
  return isCupsDeGas(props.cups) ? null : <Services {...props} />;
}

function Services({ cups, clienteId, atOnce, onBrought }: Props) {
  const { t } = useTranslation('bring-data');
  const { services, busy, ask } = useBring(cups, onBrought);
  const [asking, setAsking] = useState(false);
  const { mutate } = ask;
  const hasAsked = useRef(false);
  const first = services.every(({ ultima }) => ultima === null) ? services.find(isReady) : undefined;
  useEffect(() => {
    if (!atOnce || !first || hasAsked.current) return;
    hasAsked.current = true;
    mutate({ body: { cups, conexion: first.id as 'datadis' | 'sips' } });
  }, [atOnce, first, cups, mutate]);
  if (services.length === 0) return null;
  return (
    <Card title={t('titulo')}>
      <div className="vt-stack vt-gap-14">
        <ul className="vt-list vt-stack">
          {services.map((service) => (
            <Service
              key={service.id}
              service={service}
              busy={busy || ask.isPending}
              onAsk={() => mutate({ body: { cups, conexion: service.id as 'datadis' | 'sips' } })}
            />
          ))}
        </ul>
        {ask.error && (
          <p role="alert" className="vt-problem">
            {ask.error.title}
          </p>
        )}
        {services.some(({ permiso }) => permiso === 'falta') && (
          <div className="vt-stack">
            <p className="vt-soft">{t('sinPermisoTexto')}</p>
            <p>
              <Button onClick={() => setAsking(true)}>{t('pedirPermiso')}</Button>
            </p>
          </div>
        )}
      </div>
      {asking && <AskLeaveDialog cups={[cups]} clienteId={clienteId} onClose={() => setAsking(false)} />}
    </Card>
  );
}

type ServiceProps = { readonly service: DeConexion; readonly busy: boolean; readonly onAsk: () => void };

function Service({ service, busy, onAsk }: ServiceProps) {
  const { t } = useTranslation('bring-data');
  const { id, permiso, permisoHasta, quedan } = service;
  const nombre = t(`servicio-${id}`);
  return (
    <li className="vt-stack vt-gap-6">
      <strong>{nombre}</strong>
      <p role="status">{useStateOf(service)}</p>
      <p className="vt-small">
        {[
          permiso === 'falta'
            ? t('sinPermiso')
            : permisoHasta !== null && permiso === 'del-titular'
              ? t('conPermiso', { fecha: formatFecha(permisoHasta) })
              : t('conPermisoDeLaCasa'),
          t('quedan', { count: quedan, cuantas: formatNumber(quedan) }),
        ].join(' · ')}
      </p>
      {permiso !== 'falta' && (
        <p>
          <Button
            small
            icon={IconCloudDownload}
            aria-label={t('traerDe', { servicio: nombre })}
            busy={busy && isOnItsWay(service)}
            disabled={busy || !isReady(service)}
            onClick={onAsk}
          >
            {t('traer')}
          </Button>
        </p>
      )}
    </li>
  );
}

/** How the last query goes or ended, with its date. */
function useStateOf({ ultima }: DeConexion): string {
  const { t } = useTranslation('bring-data');
  if (ultima === null) return t('nunca');
  if (ultima.siguiente !== null)
    return t('esperando', { motivo: ultima.motivo ?? '', cuando: formatInstante(ultima.siguiente) });
  const cuando = formatInstante(ultima.terminada ?? ultima.pedida);
  return t(`estado-${ultima.estado}`, { cuando, motivo: ultima.motivo ?? '' });
}
