import {
  IconCheck,
  IconClockOff,
  IconEye,
  IconFilePlus,
  IconMail,
  IconTrash,
  IconUnlink,
  IconX,
} from '@tabler/icons-react';
import type { propuestas } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { formatFecha, formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { MailStates } from '../../../trade/mails/mail-states.tsx';
import { useCorreos } from '../../../trade/mails/use-correos.ts';
import { Card } from '../../../ui/figures/card.tsx';
import styles from './documento.module.css';
import { type DocumentFact, hechosDe } from './hechos.ts';

const ICONOS = {
  creada: IconFilePlus,
  enviada: IconMail,
  abierta: IconEye,
  retirada: IconUnlink,
  aceptada: IconCheck,
  rechazada: IconX,
  caducada: IconClockOff,
  borrada: IconTrash,
} as const;

export function Historia({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('propuestas');
  const { aperturas, numero, enviada } = propuesta;
  const de = { entidad: 'propuesta', entidadId: propuesta.id, limit: 5 } as const;
  const correos = useCorreos(de, { enabled: useSells() });
  return (
    <Card
      title={t('historia')}
      actions={
        enviada &&
        aperturas !== undefined && (
          <span className={styles.suave}>{t('vistaVeces', { count: aperturas, numero })}</span>
        )
      }
    >
      <MailStates mails={correos} label={t('correos')} />
      <ol className={`vt-stack vt-gap-10 ${styles.historia}`}>
        {hechosDe(propuesta).map((suceso) => (
          <UnHecho key={`${suceso.tipo}-${suceso.cuando}-${suceso.numero}`} suceso={suceso} />
        ))}
      </ol>
    </Card>
  );
}

function UnHecho({ suceso: { tipo, cuando, numero, detalle } }: { suceso: DocumentFact }) {
  const { t } = useTranslation('propuestas');
  const Icono = ICONOS[tipo];
  return (
    <li data-tipo={tipo}>
      <span className={styles.icono}>
        <Icono size={16} stroke={1.8} aria-hidden />
      </span>
      <span>
        {t(`hecho-${tipo}`, { numero })}
        {detalle && <span className={styles.suave}> · {detalle}</span>}
      </span>
      <time className="vt-figure" dateTime={cuando}>
        {tipo === 'caducada' ? formatFecha(cuando) : formatInstante(cuando)}
      </time>
    </li>
  );
}
