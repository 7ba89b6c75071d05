import {
  type Icon,
  IconCalendarDue,
  IconCircleCheck,
  IconEye,
  IconFileImport,
  IconFileUpload,
  IconHourglassLow,
  IconLifebuoy,
  IconMoodSad,
  IconPlugConnectedX,
  IconReceiptEuro,
  IconRefresh,
  IconShieldOff,
  IconSignature,
  IconUserPlus,
} from '@tabler/icons-react';
import type { avisos } from '@vatio/contract';
import { formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { BellLine } from './bell-line.tsx';

type Look = { readonly icon: Icon; readonly tone: Tone; readonly path: string };

const LOOKS: Readonly<Record<avisos.Evento, Look>> = {
  'propuesta-vista': { icon: IconEye, tone: 'info', path: '/propuestas/' },
  'propuesta-aceptada': { icon: IconCircleCheck, tone: 'ok', path: '/propuestas/' },
  'propuesta-rechazada': { icon: IconMoodSad, tone: 'warn', path: '/propuestas/' },
  'propuesta-por-caducar': { icon: IconHourglassLow, tone: 'warn', path: '/propuestas/' },
  'contrato-firmado': { icon: IconSignature, tone: 'ok', path: '/contratos/' },
  'cambio-rechazado': { icon: IconPlugConnectedX, tone: 'bad', path: '/contratos/' },
  'contrato-por-acabar': { icon: IconCalendarDue, tone: 'warn', path: '/contratos/' },
  'precio-por-revisar': { icon: IconCalendarDue, tone: 'warn', path: '/contratos/' },
  'cuenta-mirada': { icon: IconEye, tone: 'info', path: '/mi-cuenta' },
  'permanencia-por-acabar': { icon: IconCalendarDue, tone: 'info', path: '/contratos/' },
  'importacion-terminada': { icon: IconFileImport, tone: 'info', path: '/importaciones/' },
  'incidencia-escrita': { icon: IconLifebuoy, tone: 'warn', path: '/incidencias/' },
  'renovacion-pedida': { icon: IconRefresh, tone: 'ok', path: '/contratos/' },
  'cuenta-en-espera': { icon: IconUserPlus, tone: 'info', path: '/usuarios' },
  'supresion-pedida': { icon: IconShieldOff, tone: 'warn', path: '/admin/supresiones' },
  'linea-disputada': { icon: IconReceiptEuro, tone: 'warn', path: '/liquidaciones/' },
  'documentos-recibidos': { icon: IconFileUpload, tone: 'ok', path: '/clientes/' },
  'supresion-por-vencer': { icon: IconShieldOff, tone: 'bad', path: '/admin/supresiones' },
};

type Props = { readonly news: readonly avisos.Aviso[]; readonly onFollow: () => void };

export function NewsLines({ news, onFollow }: Props) {
  return news.map((line) => <NewsLine key={line.id} news={line} onFollow={onFollow} />);
}

type LineProps = { readonly news: avisos.Aviso; readonly onFollow: () => void };

function NewsLine({ news, onFollow }: LineProps) {
  const { t } = useTranslation('shell');
  const { evento, entidadId, referencia, cliente, creadoEn, leido } = news;
  const { path, ...look } = LOOKS[evento];
  return (
    <BellLine
      {...look}
      to={path.endsWith('/') ? `${path}${entidadId}` : path}
      title={t(`news-${evento}`, { cliente: cliente ?? referencia, referencia })}
      small={formatInstante(creadoEn)}
      fresh={!leido}
      onFollow={onFollow}
    />
  );
}
