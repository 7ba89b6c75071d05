import { ajustes, type Call, type MarcaAsignada } from '@vatio/contract';
import { useMay } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

type Props = {
  readonly of: { readonly entidad: 'cliente' | 'comercial'; readonly id: string };
  readonly brand: NonNullable<MarcaAsignada>;
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/** Under which brand the house treats with a client or works with a representative; administrators choose it here. */
export function BrandFact({ of, brand, invalidates }: Props) {
  const { t } = useTranslation('brands');
  const mayChoose = useMay('manage all');
  if (mayChoose) return <BrandChoice of={of} brand={brand} invalidates={invalidates} />;
  return (
    <div>
      <dt>{t('brand')}</dt>
      <dd>{brand.nombre}</dd>
    </div>
  );
}

function BrandChoice({ of, brand, invalidates }: Props) {
  const { t } = useTranslation('brands');
  const { data } = useRead(ajustes.list, {});
  const assign = useWrite(ajustes.assign, {
    invalidates: [ajustes.list, ajustes.get, ...invalidates],
    onSuccess: () => notify(t('assigned')),
    onError: notifyFailure,
  });
  const brands = data?.rows ?? [brand];
  const inherited = brand.propia ? t('inherited') : t('inheritedOf', { name: brand.nombre });
  return (
    <div>
      <dt aria-hidden="true">{t('brand')}</dt>
      <dd>
        <SelectField
          label={t('brand')}
          labelHidden
          value={brand.propia ? brand.id : ''}
          disabled={assign.isPending || !data}
          placeholder={inherited}
          onChange={(id) => assign.mutate({ body: { ...of, marcaId: id === '' ? null : id } })}
          options={brands.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        />
      </dd>
    </div>
  );
}
