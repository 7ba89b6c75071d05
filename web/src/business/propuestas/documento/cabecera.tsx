import type { propuestas } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useSells } from '../../../data/use-ability.ts';
import { formatFecha, formatInstante } from '../../../format/date.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { ShareEnlace } from '../acciones/share-enlace.tsx';
import { EstadoPropuesta } from '../estado.tsx';
import styles from './documento.module.css';

/** The client of the proposal, its state, its last day and its versions. */
export function Cabecera({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('propuestas');
  const vende = useSells();
  const { estado, cliente, comercial, enviada, mensaje, enlace, numero, versiones, codigo } = propuesta;
  const version = versiones.find((una) => una.numero === numero);
  const ficha = <Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link>;
  const datos: readonly (readonly [string, ReactNode])[] = [
    [t('cliente'), vende ? ficha : cliente.nombre],
    [t('comercial'), comercial?.nombre ?? NO_VALUE],
    [t('enviada'), enviada ? formatInstante(enviada) : t('sinEnviar')],
    [t('validez'), <Validez key="validez" propuesta={propuesta} />],
  ];
  return (
    <Card
      title={<EstadoPropuesta estado={version?.estado ?? estado} />}
      actions={<Versiones propuesta={propuesta} />}
    >
      <dl className={`vt-facts ${styles.datos}`}>
        {datos.map(([titulo, valor]) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>
              <bdi>{valor}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {mensaje !== '' && (
        <blockquote className={styles.mensaje}>
          <p>{mensaje}</p>
        </blockquote>
      )}
      {enlace && vende && <ShareEnlace enlace={enlace} codigo={codigo} />}
    </Card>
  );
}

function Validez({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('propuestas');
  const { validaHasta, validezDias, diasRestantes } = propuesta;
  if (validaHasta === null) return t('diasDesdeEnvio', { count: validezDias });
  const fecha = formatFecha(validaHasta);
  if (diasRestantes === null) return fecha;
  const queda = diasRestantes === 0 ? t('ultimoDia') : t('quedan', { count: diasRestantes });
  return `${fecha} · ${queda}`;
}

function Versiones({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('propuestas');
  const { id, numero, versiones } = propuesta;
  if (versiones.length < 2) return null;
  return (
    <nav aria-label={t('versiones')}>
      <ol className={`vt-toolbar vt-gap-6 ${styles.versiones}`}>
        {versiones.map((una, i) => (
          <li key={una.numero}>
            <Link
              to={i === 0 ? `/propuestas/${id}` : `/propuestas/${id}?numero=${una.numero}`}
              aria-current={una.numero === numero ? 'page' : undefined}
            >
              v{una.numero} <span>{t(`estado-${una.estado}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
