import { IconUser } from '@tabler/icons-react';
import { useSession } from '../../../data/session.ts';
import { formatPercent, withSign } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { LeadCard } from '../../../ui/figures/lead-card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { Prize } from '../../kit/drawings/scenes.tsx';

const SALES_TODAY = 0.576;

/** Congratulates the reader, who has sold more today than ever. */
export function Congratulation() {
  const { t } = useTranslation('dashboards');
  const [name = ''] = (useSession()?.userData.fullName ?? '').split(' ');
  return (
    <LeadCard
      title={t('congratulations', { name })}
      text={t('soldToday')}
      figure={withSign(SALES_TODAY, (ratio) => formatPercent(ratio))}
      note={t('seeBadge')}
      actions={
        <ButtonLink look="primary" icon={IconUser} to="/pages/profile">
          {t('seeProfile')}
        </ButtonLink>
      }
      drawing={
        <Drawing>
          <Prize />
        </Drawing>
      }
    />
  );
}
