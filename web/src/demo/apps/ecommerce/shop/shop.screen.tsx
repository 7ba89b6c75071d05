import { IconFilter, IconLayoutGrid, IconLayoutList, IconMoodEmpty } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatNumber } from '../../../../format/number.ts';
import { SearchInput } from '../../../../list/filters/search-input.tsx';
import { PageList } from '../../../../list/table/page-list.tsx';
import { Announcement } from '../../../../ui/feedback/announcement.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Button, IconButton } from '../../../../ui/nav/button.tsx';
import { Sheet } from '../../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../../ui/overlay/dialog-buttons.tsx';
import { WishButton } from '../product/buy-buttons.tsx';
import product from '../product/product.module.css';
import { ProductCard } from '../product/product-card.tsx';
import { useShopText } from '../texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import styles from './shop.module.css';
import { type Shop, SORTS, useShop } from './use-shop.ts';

/** Sells other things than energy. The call searches, sorts and pages them, and the panel at the side narrows them. */
export default function ShopScreen() {
  const t = useShopText();
  const shop = useShop();
  const [filtering, setFiltering] = useState(false);
  return (
    <div className={styles.page}>
      <div className={styles.shop}>
        <aside className={styles.side} aria-label={t('filters')}>
          <FilterPanel shop={shop} />
        </aside>
        <div className={styles.main}>
          <Tools shop={shop} onFilter={() => setFiltering(true)} />
          <Products shop={shop} />
        </div>
      </div>
      {filtering && (
        <Sheet
          open
          title={t('filters')}
          onClose={() => setFiltering(false)}
          footer={
            <LeaveButton look="primary" onLeave={() => setFiltering(false)}>
              {t('show', { count: shop.count, number: formatNumber(shop.count) })}
            </LeaveButton>
          }
        >
          <FilterPanel shop={shop} />
        </Sheet>
      )}
    </div>
  );
}

function Tools({ shop, onFilter }: { shop: Shop; onFilter: () => void }) {
  const t = useShopText();
  const { q = '', sort, look } = shop.state;
  const found = t('found', { count: shop.count, number: formatNumber(shop.count) });
  return (
    <search className={styles.tools} aria-label={t('search')}>
      <div className={styles.search}>
        <SearchInput
          label={t('search')}
          value={q}
          onSearch={(typed) => shop.set({ q: typed || undefined }, { replace: true })}
        />
      </div>
      <div className={styles.filterButton}>
        <Button icon={IconFilter} onClick={onFilter}>
          {t('filters')}
        </Button>
      </div>
      <SelectField
        label={t('sort')}
        labelHidden
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(`sort-${value}`) }))}
        onChange={(value) => shop.set({ sort: value || 'featured' })}
      />
      <fieldset className={styles.looks}>
        <legend className="vt-hidden">{t('look')}</legend>
        {(['grid', 'list'] as const).map((value) => (
          <IconButton
            key={value}
            icon={value === 'grid' ? IconLayoutGrid : IconLayoutList}
            label={t(`look-${value}`)}
            aria-pressed={look === value}
            onClick={() => shop.set({ look: value, page: shop.state.page })}
          />
        ))}
      </fieldset>
      <p className={styles.found}>{shop.products && found}</p>
      <Announcement text={shop.products ? found : ''} />
    </search>
  );
}

function Products({ shop }: { shop: Shop }) {
  const t = useShopText();
  const top = useRef<HTMLDivElement>(null);
  const { products, error, state } = shop;
  if (error) return <ErrorState error={error} onRetry={shop.refetch} />;
  if (!products) return <Skeleton lines={12} />;
  if (products.length === 0) {
    return (
      <EmptyState icon={IconMoodEmpty} title={t('none')} text={t('noneText')}>
        <Button
          onClick={() => {
            shop.clear();
            shop.set({ q: undefined });
          }}
        >
          {t('seeAll')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <div ref={top} className={`vt-tiles vt-gap-16 ${product.grid}`} data-look={state.look}>
        {products.map((row) => (
          <ProductCard
            key={row.id}
            product={row}
            wide={state.look === 'list'}
            corner={<WishButton product={row} />}
          />
        ))}
      </div>
      {shop.pages > 1 && (
        <nav className={styles.pages} aria-label={t('pages')}>
          <PageList
            page={state.page}
            pages={shop.pages}
            onPage={(page) => {
              shop.set({ page });
              top.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </nav>
      )}
    </>
  );
}
