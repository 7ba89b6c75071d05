import { formatEur } from '../../../../format/energy.ts';
import { formatNumber } from '../../../../format/number.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { RadioGroup } from '../../../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { useDisplay } from '../../../../ui/theme/display.ts';
import { RangeField } from '../../../kit/slider/range-field.tsx';
import { useShopText } from '../texts.ts';
import styles from './shop.module.css';
import { countsOf, filtered } from './shop-filter.ts';
import { CATEGORIES, type Shop } from './use-shop.ts';

/** The ends of the slider are in euros, and wide enough for every product. */
const CHEAPEST = 0;
const DEAREST = 8000;

const BANDS = [
  { id: 'any', from: undefined, to: undefined },
  { id: 'low', from: undefined, to: 20 },
  { id: 'mid', from: 20, to: 100 },
  { id: 'high', from: 100, to: 500 },
  { id: 'top', from: 500, to: undefined },
] as const;

/** Narrows the products. Each choice shows how many products it would leave. */
export function FilterPanel({ shop }: { shop: Shop }) {
  const t = useShopText();
  const { filter, matching, isCounted, set } = shop;
  const { from, to } = filter;
  const priced = filtered(matching, filter, 'price');
  const setPrice = (next: { from?: number; to?: number }) => set({ from: next.from, to: next.to });
  return (
    <div className="vt-stack vt-gap-20">
      <Choices
        label={t('price')}
        value={BANDS.find((band) => band.from === from && band.to === to)?.id}
        options={BANDS.map((band) => ({
          value: band.id,
          label: t(`band-${band.id}`),
          count: isCounted ? filtered(priced, band).length : undefined,
        }))}
        onChange={(id) => setPrice(BANDS.find((band) => band.id === id) ?? {})}
      />
      <RangeField
        label={t('priceRange')}
        names={[t('priceFrom'), t('priceTo')]}
        value={[from ?? CHEAPEST, Math.min(to ?? DEAREST, DEAREST)]}
        min={CHEAPEST}
        max={DEAREST}
        step={10}
        format={(eur) => formatEur(eur, 0)}
        onCommit={([least, most]) =>
          setPrice({
            from: least === CHEAPEST ? undefined : least,
            to: most === DEAREST ? undefined : most,
          })
        }
      />
      <Categories shop={shop} />
      <Brands shop={shop} />
      <Choices
        label={t('rating')}
        value={String(filter.rating ?? '')}
        options={['', '4', '3', '2', '1'].map((least) => ({
          value: least,
          label: least === '' ? t('anyRating') : t('andUp', { count: Number(least) }),
          count: isCounted
            ? filtered(matching, { ...filter, rating: Number(least) || undefined }).length
            : undefined,
        }))}
        onChange={(least) => set({ rating: Number(least) || undefined })}
      />
      <Button small disabled={!shop.isNarrowed} onClick={shop.clear}>
        {t('clearFilters')}
      </Button>
    </div>
  );
}

function Categories({ shop: { filter, matching, isCounted, set } }: { shop: Shop }) {
  const t = useShopText();
  const chosen = filter.category ?? [];
  const counts = new Map(
    countsOf(
      filtered(matching, filter, 'category').map(({ category }) => category),
      'es',
    ),
  );
  return (
    <fieldset className={styles.facet}>
      <legend>{t('category')}</legend>
      {CATEGORIES.map((category) => (
        <CheckField
          key={category}
          label={
            <Counted
              label={t(`category-${category}`)}
              count={isCounted ? (counts.get(category) ?? 0) : undefined}
            />
          }
          value={chosen.includes(category)}
          onChange={(on) => set({ category: withOrWithout(chosen, category, on) })}
        />
      ))}
    </fieldset>
  );
}

function Brands({ shop: { filter, matching, isCounted, set } }: { shop: Shop }) {
  const t = useShopText();
  const { language } = useDisplay();
  const chosen = filter.brand ?? [];
  const passing = new Map(
    countsOf(
      filtered(matching, filter, 'brand').map(({ brand }) => brand),
      language,
    ),
  );
  const brands = countsOf(
    matching.map(({ brand }) => brand),
    language,
  );
  return (
    <fieldset className={`${styles.facet} ${styles.long}`} data-waiting={!isCounted || undefined}>
      <legend>{t('brand')}</legend>
      {!isCounted && <Skeleton lines={6} />}
      {brands.map(([brand]) => (
        <CheckField
          key={brand}
          label={<Counted label={brand} count={passing.get(brand) ?? 0} />}
          value={chosen.includes(brand)}
          onChange={(on) => set({ brand: withOrWithout(chosen, brand, on) })}
        />
      ))}
    </fieldset>
  );
}

type ChoicesProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly count: number | undefined;
  }[];
  readonly onChange: (value: string) => void;
};

function Choices({ label, value = '', options, onChange }: ChoicesProps) {
  return (
    <RadioGroup
      look="list"
      label={label}
      value={value}
      onChange={onChange}
      options={options.map((option) => ({
        value: option.value,
        label: <Counted label={option.label} count={option.count} />,
      }))}
    />
  );
}

/** Until the products are here nobody knows how many there are: that is not none. */
function Counted({ label, count }: { label: string; count: number | undefined }) {
  return (
    <span className={styles.counted} data-none={count === 0 || undefined}>
      <span>{label}</span>{' '}
      {count !== undefined && <span className={`vt-soft ${styles.count}`}>{formatNumber(count)}</span>}
    </span>
  );
}

function withOrWithout<V extends string>(chosen: readonly V[], value: V, on: boolean): V[] | undefined {
  const next = on ? [...chosen, value] : chosen.filter((other) => other !== value);
  return next.length > 0 ? next : undefined;
}
