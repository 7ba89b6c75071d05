import { useEffect } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { Link } from '../../ui/nav/link.tsx';
import type { Hit } from './hit.ts';
import { Marked } from './marked.tsx';
import styles from './search-box.module.css';

type Props = {
  readonly id: string;
  readonly hit: Hit;
  readonly query: string;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

/** One result; it is a link when it has an address. */
export function HitLine({ id, hit, query, chosen, onPoint, onChoose }: Props) {
  useEffect(() => {
    if (chosen) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);
  const option = {
    id,
    role: 'option',
    'aria-selected': chosen,
    tabIndex: -1,
    className: styles.hit,
    onPointerMove: onPoint,
    onClick: onChoose,
  } as const;
  const content = <HitContent hit={hit} query={query} />;
  if (hit.to !== undefined) {
    return (
      <Link {...option} to={hit.to}>
        {content}
      </Link>
    );
  }
  return (
    <button {...option} type="button">
      {content}
    </button>
  );
}

const TONES: Readonly<Record<string, Tone>> = {
  activado: 'ok',
  aceptada: 'ok',
  aceptado: 'ok',
  firmado: 'ok',
  'con-contrato': 'ok',
  borrador: 'idle',
  baja: 'idle',
  rechazada: 'bad',
  rechazado: 'bad',
  bloqueado: 'bad',
  caducada: 'warn',
  cancelado: 'warn',
};

function HitContent({ hit, query }: Pick<Props, 'hit' | 'query'>) {
  const { t } = useTranslation('shell');
  const { title, detail, state, icon: Glyph, img } = hit;
  return (
    <>
      {Glyph && <Glyph size={20} stroke={1.7} aria-hidden />}
      {img && <img src={img} alt="" width={32} height={32} />}
      <span className={styles.text}>
        <span dir="auto">
          <Marked text={title} query={query} />
        </span>
        {detail && (
          <span className={styles.detail} dir="auto">
            <Marked text={detail} query={query} />
          </span>
        )}
      </span>
      {state && (
        <span className={styles.state}>
          <Badge tone={TONES[state] ?? 'info'}>{t(`state-${state}`)}</Badge>
        </span>
      )}
    </>
  );
}
