import {
  IconCertificate,
  IconCreditCard,
  IconRefresh,
  IconShieldCheck,
  IconTruck,
} from '@tabler/icons-react';
import { useState } from 'react';
import { formatEur } from '../../../../format/energy.ts';
import { useParams } from '../../../../router/use-router.ts';
import type { ProductDetail } from '../../../../sample-data/ecommerce/ecommerce.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { usePageTitle } from '../../../../ui/frame/page.tsx';
import { useProduct } from '../shop-calls.ts';
import { useShopText } from '../texts.ts';
import { CartButton, WishButton } from './buy-buttons.tsx';
import { ColorChoice } from './color-choice.tsx';
import styles from './detail.module.css';
import { ProductNotFound } from './product-not-found.tsx';
import { RelatedProducts } from './related-products.tsx';
import { Score } from './score.tsx';
import { ShareMenu } from './share-menu.tsx';

/** An address without a product shows the one with this id. */
const FIRST_SLUG = '26';
/** A purchase can be paid with the energy bill over this many months. */
const INSTALMENTS = 12;

export default function ProductScreen() {
  const { slug = FIRST_SLUG } = useParams();
  const id = /\d+$/.exec(slug)?.[0] ?? slug;
  const { data, error, refetch } = useProduct(id);
  if (error)
    return error.status === 404 ? <ProductNotFound /> : <ErrorState error={error} onRetry={refetch} />;
  return data ? <Detail key={id} product={data.product} /> : <Skeleton lines={12} />;
}

function Detail({ product }: ProductDetail) {
  const t = useShopText();
  const [color, setColor] = useState(product.colorOptions[0] ?? 'primary');
  usePageTitle(product.name);
  return (
    <div className={styles.page}>
      <article className={styles.sheet} aria-label={product.name}>
        <img className={styles.picture} src={product.image} alt="" width={480} height={360} />
        <div className={styles.what}>
          <p className="vt-note">
            {t('by', { brand: product.brand })} · <Score rating={product.rating} />
          </p>
          <p className={styles.price}>{formatEur(product.price)}</p>
          <p>
            <Badge tone="ok">{t('inStock')}</Badge>
          </p>
          <p className={styles.description}>{product.description}</p>
          {product.hasFreeShipping && (
            <ul className={`vt-stack vt-gap-6 ${styles.terms}`}>
              <li>
                <IconTruck size={18} stroke={1.7} aria-hidden />
                {t('freeShipping')}
              </li>
              <li>
                <IconCreditCard size={18} stroke={1.7} aria-hidden />
                {t('instalments', {
                  count: INSTALMENTS,
                  price: formatEur(product.price / INSTALMENTS),
                })}
              </li>
            </ul>
          )}
          <ColorChoice colors={product.colorOptions} value={color} onChange={setColor} />
          <div className="vt-toolbar">
            <CartButton product={product} look="primary" />
            <WishButton product={product} />
            <ShareMenu />
          </div>
        </div>
      </article>
      <Assurances />
      <RelatedProducts product={product} />
    </div>
  );
}

const ASSURANCES = [
  { id: 'original', icon: IconCertificate },
  { id: 'replacement', icon: IconRefresh },
  { id: 'warranty', icon: IconShieldCheck },
] as const;

function Assurances() {
  const t = useShopText();
  return (
    <ul className={`vt-columns vt-gap-24 ${styles.assurances}`}>
      {ASSURANCES.map(({ id, icon: Glyph }) => (
        <li key={id}>
          <Glyph size={32} stroke={1.5} aria-hidden />
          <h2>{t(`assurance-${id}`)}</h2>
          <p>{t(`assurance-${id}-text`)}</p>
        </li>
      ))}
    </ul>
  );
}
