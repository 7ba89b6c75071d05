import { IconX } from '@tabler/icons-react';
import { ajustes } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { CLIENTES } from '../../../trade/choose/clientes.ts';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Card, CardGrid } from '../../../ui/figures/card.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from '../ajustes.module.css';
import { BRAND_READS } from '../brand-reads.ts';

const CHOOSERS = { comercial: COMERCIALES_ACTIVOS, cliente: CLIENTES };
type Kind = keyof typeof CHOOSERS;

/** Who sells under the brand, and which clients have it whoever sells to them. */
export function Owners({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  return (
    <div className="vt-page">
      <p className={`vt-soft ${styles.lead}`}>
        {t(brand.predeterminada ? 'quienPredeterminada' : 'quienTexto')}
      </p>
      <CardGrid min={320}>
        <OwnersOf brand={brand} kind="comercial" people={brand.comerciales} />
        <OwnersOf brand={brand} kind="cliente" people={brand.clientes} />
      </CardGrid>
    </div>
  );
}

type Props = {
  readonly brand: ajustes.Marca;
  readonly kind: Kind;
  readonly people: ajustes.Marca['comerciales'];
};

function OwnersOf({ brand, kind, people }: Props) {
  const { t } = useTranslation('ajustes');
  const assign = useWrite(ajustes.assign, {
    invalidates: BRAND_READS,
    onSuccess: () => notify(t('asignada')),
    onError: notifyFailure,
  });
  const hidden = kind === 'cliente' ? brand.cuantosClientes - people.length : 0;
  return (
    <Card title={t(`quien-${kind}`)}>
      <div className="vt-page">
        <ChooseField
          from={CHOOSERS[kind]}
          label={t(`anadir-${kind}`)}
          value=""
          onChange={(id) => {
            if (id !== '') assign.mutate({ body: { entidad: kind, id, marcaId: brand.id } });
          }}
        />
        {people.length === 0 && <p className="vt-note">{t(`nadie-${kind}`)}</p>}
        <ul className={`vt-stack vt-gap-10 ${styles.people}`}>
          {people.map(({ id, nombre }) => (
            <li key={id} className="vt-ends">
              <Link to={kind === 'cliente' ? `/clientes/${id}` : `/comerciales/${id}`}>{nombre}</Link>
              <IconButton
                small
                icon={IconX}
                label={t('quitarA', { nombre })}
                onClick={() => assign.mutate({ body: { entidad: kind, id, marcaId: null } })}
              />
            </li>
          ))}
        </ul>
        {hidden > 0 && <p className="vt-note">{t('yMas', { count: hidden })}</p>}
      </div>
    </Card>
  );
}
