import { IconPackageOff } from '@tabler/icons-react';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../../ui/nav/button.tsx';
import { useShopText } from '../texts.ts';

export function ProductNotFound() {
  const t = useShopText();
  return (
    <div role="alert">
      <EmptyState icon={IconPackageOff} title={t('noProduct')} text={t('noProductText')}>
        <ButtonLink look="primary" to="/apps/ecommerce/shop">
          {t('toShop')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
