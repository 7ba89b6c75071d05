import { IconHistory, IconUserShield } from '@tabler/icons-react';
import type { usuarios } from '@vatio/contract';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { MailStates } from '../../trade/mails/mail-states.tsx';
import { useCorreos } from '../../trade/mails/use-correos.ts';
import { Facts } from '../../ui/figures/facts.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { AccionesDeUsuario } from './acciones/acciones.tsx';
import { EstadoUsuario } from './estado.tsx';
import { QuienEs } from './quien-es.tsx';

/** An account in the panel beside the list, with all its actions. */
export function PanelDeUsuario({ usuario }: { usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  const { id, email, nombreUsuario, creado, ultimaEntrada } = usuario;
  const correos = useCorreos({ entidad: 'usuario', entidadId: id, limit: 3 });
  const datos = [
    ['email', email],
    ['nombreUsuario', nombreUsuario],
    ['quienEs', <QuienEs key="quien" usuario={usuario} />],
    ['creado', formatFecha(creado)],
    ['ultimaEntrada', ultimaEntrada ? <bdi key="entrada">{formatInstante(ultimaEntrada)}</bdi> : t('nunca')],
  ] as const;
  return (
    <div className="vt-stack vt-gap-18">
      <div>
        <EstadoUsuario usuario={usuario} />
      </div>
      <Facts narrowest={200} dense>
        {datos.map(([campo, valor]) => (
          <div key={campo}>
            <dt>{t(campo)}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </Facts>
      <MailStates mails={correos} label={t('correosDeAcceso')} />
      <AccionesDeUsuario usuario={usuario} />
      <div className="vt-toolbar">
        <ButtonLink small icon={IconHistory} to={`/auditoria?quien=${id}`}>
          {t('loQueHaHecho')}
        </ButtonLink>
        <ButtonLink small icon={IconUserShield} to={`/auditoria?entidad=usuario&entidadId=${id}`}>
          {t('cambiosEnLaCuenta')}
        </ButtonLink>
      </div>
    </div>
  );
}
