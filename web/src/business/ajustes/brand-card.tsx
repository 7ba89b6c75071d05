import type { ajustes } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { BrandMark } from './brand-mark.tsx';

/** A brand at a glance: its mark, its company and who has it. */
export function BrandCard({ brand }: { readonly brand: ajustes.MarcaEnLista }) {
  const { t } = useTranslation('ajustes');
  const { id, nombre, predeterminada, razonSocial, cif, cuantosComerciales, cuantosClientes } = brand;
  return (
    <Card
      height={226}
      title={nombre}
      actions={predeterminada ? <Badge tone="accent">{t('predeterminada')}</Badge> : undefined}
    >
      <div className="vt-page">
        <BrandMark brand={brand} />
        <p>
          {razonSocial === '' ? (
            <span className="vt-note">{t('sinEmpresa')}</span>
          ) : (
            [razonSocial, cif].filter(Boolean).join(' · ')
          )}
        </p>
        <p className="vt-note">
          {predeterminada
            ? t('deTodosLosDemas')
            : `${t('comerciales', { count: cuantosComerciales })} · ${t('clientes', { count: cuantosClientes })}`}
        </p>
        <p>
          <ButtonLink to={`/ajustes/${id}`} aria-label={t('editarMarca', { nombre })}>
            {t('editar')}
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}
