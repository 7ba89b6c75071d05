import { usuarios } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { ApproveUsuario } from './acciones/approve-usuario.tsx';
import styles from './usuarios.module.css';

/** How many are shown; the others are in the list. */
const A_LA_VISTA = 5;

/** People who have registered and wait for approval, the first to register first. Draws nothing when nobody waits. */
export function Esperan() {
  const { t } = useTranslation('usuarios');
  const query = { estado: 'pendiente', sort: 'creado', limit: 100 } as const;
  const { data } = useRead(usuarios.list, { query });
  const esperan = data?.rows.filter(({ acciones }) => acciones.includes('aprobar')) ?? [];
  if (esperan.length === 0) return null;
  return (
    <div className={styles.esperan}>
      <Card
        title={
          <span className={styles.estado}>
            {t('esperan')}
            <Badge tone="warn">
              {t('esperanNumero', { count: esperan.length, number: formatNumber(esperan.length) })}
            </Badge>
          </span>
        }
        actions={
          esperan.length > A_LA_VISTA && (
            <ButtonLink small to="/usuarios?estado=pendiente">
              {t('verTodas')}
            </ButtonLink>
          )
        }
      >
        <ul className={`vt-list ${styles.acciones}`}>
          {esperan.slice(0, A_LA_VISTA).map((usuario) => (
            <li key={usuario.id}>
              <span>
                <strong>{usuario.nombre}</strong>
                <small>
                  {usuario.email} · {t('registrado', { fecha: formatFecha(usuario.creado) })}
                </small>
              </span>
              <ApproveUsuario usuario={usuario} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
