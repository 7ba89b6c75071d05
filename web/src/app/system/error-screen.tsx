import { isLostFile, NewVersion } from '../../data/insist.ts';
import type { Failed } from '../../router/router-view.tsx';
import { useRouter } from '../../router/use-router.ts';
import { forgetLostTexts } from '../../texts/catalogue.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Unplugged } from '../../ui/drawings/scenes.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { useSplashEnd } from '../frame/use-splash-end.ts';

/** Replaces a screen that failed; the menu around it still works. */
export function ErrorScreen({ error, reset }: Failed) {
  const { t } = useTranslation('app');
  useSplashEnd();
  const router = useRouter();
  const message = error instanceof Error ? error.message : String(error);
  const newer = error instanceof NewVersion;
  if (newer || isLostFile(error)) {
    const title = t(newer ? 'newVersion' : 'lostFile');
    return (
      <EmptyState scene={<Unplugged />} title={title} text={t(newer ? 'newVersionText' : 'lostFileText')}>
        <Button look="primary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </EmptyState>
    );
  }
  const retry = () => {
    forgetLostTexts();
    reset();
    router.reload();
  };
  return (
    <div role="alert">
      <EmptyState scene={<Unplugged />} title={t('crashed')} text={message}>
        <Button look="primary" onClick={retry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
