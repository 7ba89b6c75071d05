import { IconAlertTriangle, IconCloudOff, IconFileOff, IconLinkOff } from '@tabler/icons-react';
import { NO_CONNECTION, type Problem } from '../../data/problem.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import styles from './not-open.module.css';

const GLYPHS = {
  sinRed: IconCloudOff,
  retirado: IconLinkOff,
  noExiste: IconFileOff,
  muchas: IconAlertTriangle,
  falla: IconAlertTriangle,
} as const;

type Reason = keyof typeof GLYPHS;

function reasonOf({ status }: Problem): Reason {
  if (status === NO_CONNECTION) return 'sinRed';
  if (status === 410) return 'retirado';
  if (status === 404 || status === 400) return 'noExiste';
  return status === 429 ? 'muchas' : 'falla';
}

type Props = {
  readonly problem: Problem;
  /** The sentences of the page for each reason. */
  readonly say: (key: `${Reason}Titulo` | `${Reason}Texto`) => string;
  readonly onRetry: () => void;
};

/** Says why a link opens nothing, and what to do about it. */
export function NotOpen({ problem, say, onRetry }: Props) {
  const { t } = useTranslation('ui');
  const reason = reasonOf(problem);
  const Glyph = GLYPHS[reason];
  return (
    <div className={styles.notOpen} role="alert">
      <Glyph size={40} stroke={1.5} aria-hidden />
      <h1>{say(`${reason}Titulo`)}</h1>
      <p>{say(`${reason}Texto`)}</p>
      {reason !== 'retirado' && reason !== 'noExiste' && (
        <Button look="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
