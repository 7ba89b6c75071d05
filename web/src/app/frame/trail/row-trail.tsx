import { IconArrowBackUp, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { type Trail, writeTrail } from '../../../list/table/trail/trail.ts';
import { useRouter } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './row-trail.module.css';
import { canStep, positionOf, stepAlong } from './step.ts';
import { useTrailKeys } from './use-trail-keys.ts';

type Props = { readonly trail: Trail };

/**
 * The position of this page in the list from which it was opened, with links to its neighbours and back to the list.
 */
export default function RowTrail({ trail }: Props) {
  const { t } = useTranslation('ui');
  const pressed = useRef<HTMLElement>(null);

  const go = useStep(trail, pressed);
  useTrailKeys(go);
  useFocusBack(trail.at, pressed);
  const onShown = useEffectEvent(() => trail.used && writeTrail({ ...trail, used: false }));
  useEffect(() => {
    onShown();
  }, []);

  const total = `${trail.countExact ? '' : '+'}${formatNumber(trail.count)}`;
  const arrow = (step: 1 | -1) => (
    <IconButton
      small
      icon={step < 0 ? IconChevronUp : IconChevronDown}
      label={t(step < 0 ? 'trailPrevious' : 'trailNext')}
      aria-disabled={!canStep(trail, step) || undefined}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        go(step);
      }}
    />
  );
  return (
    <nav className={styles.trail} aria-label={t('trail')}>
      <Link to={trail.from} className={styles.back} title={t('trailBack', { list: trail.title })}>
        <IconArrowBackUp size={18} stroke={1.7} aria-hidden />
        {trail.title}
      </Link>
      <span className="vt-figure" role="status">
        {t('rowPosition', { position: formatNumber(positionOf(trail)), count: total })}
      </span>
      {arrow(-1)}
      {arrow(1)}
    </nav>
  );
}

function focusedIn(button: HTMLElement | null): HTMLElement | null {
  return button === document.activeElement ? button : null;
}

/** Goes to a neighbouring page. `pressed` keeps the button that was pressed for it, which gets its focus back. */
function useStep(trail: Trail, pressed: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  return async (step: 1 | -1) => {
    if (busy || !canStep(trail, step)) return;
    pressed.current = focusedIn(pressed.current);
    setBusy(true);
    try {
      const next = await stepAlong(client, trail, step);
      if (!next) return;
      writeTrail({ ...next, left: trail.at, used: false });
      // The next page opens on the same tab. It replaces this one in the history, so that Back leads to the list
      // however many pages were seen.
      await router.navigate({
        to: next.at + searchFor(next.at, router.location.searchText),
        replace: true,
      });
      writeTrail({ ...next, used: false });
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause;
      notifyFailure(cause);
    } finally {
      setBusy(false);
    }
  };
}

/** An address that already has a query keeps it. */
function searchFor(href: string, search: string): string {
  return /[?#]/.test(href) ? '' : search;
}

/**
 * The pressed button gets its focus back from the heading, where the frame has put it, so that it can be pressed again.
 */
function useFocusBack(at: string, pressed: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (at === '' || !pressed.current) return;
    const timer = setTimeout(() => pressed.current?.focus({ preventScroll: true }), 0);
    return () => clearTimeout(timer);
  }, [at, pressed]);
}
