import type { clientes } from '@vatio/contract';
import { formatFecha, today } from '../format/date.ts';
import { TwoLines } from '../list/table/cell-text.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { Link } from '../ui/nav/link.tsx';
import styles from './proximo-contacto.module.css';

type Props = {
  readonly cliente: { readonly id: string; readonly nombre: string };
  readonly proximo: clientes.ClienteRow['proximoContacto'];
  /** The area whose dictionary has the words. */
  readonly area: 'clientes' | 'contratos';
};

/** A cell with the day of the next contact with a client and what it is, or the way to write one down. */
export function ProximoContacto({ cliente: { id, nombre }, proximo, area }: Props) {
  const { t } = useTranslation(area);
  const words = useProximoContacto(proximo, area);
  if (!words) {
    return (
      <Link to={`/tareas?deCliente=${id}&nueva=si`} aria-label={t('apuntarContactoCon', { nombre })}>
        {t('apuntarContacto')}
      </Link>
    );
  }
  return (
    <TwoLines
      first={
        <Link to={`/tareas?deCliente=${id}`} aria-label={t('contactosCon', { nombre, cuando: words.when })}>
          {words.when}
        </Link>
      }
      second={words.what}
    />
  );
}

/** The next contact in words, the late one marked; undefined when there is none. */
export function useProximoContacto(proximo: Props['proximo'], area: Props['area']) {
  const { t } = useTranslation(area);
  if (!proximo) return undefined;
  const { fecha, hora, tipo, titulo } = proximo;
  const now = today();
  const day = fecha === now ? t('contactoHoy') : formatFecha(fecha);
  return {
    when: hora ? `${day} · ${hora}` : day,
    what: (
      <>
        {fecha < now && <span className={styles.late}>{t('contactoAtrasado')} · </span>}
        {t(`contacto-${tipo}`)}: {titulo}
      </>
    ),
  };
}
