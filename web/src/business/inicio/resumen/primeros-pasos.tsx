import { IconRocket } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';

const PASOS = [
  ['/importaciones', 'pasoImportar'],
  ['/clientes', 'pasoCliente'],
  ['/productos', 'pasoPrecios'],
] as const;

/** Explains how to begin to a company that has nothing to count yet. */
export function PrimerosPasos() {
  const { t } = useTranslation('inicio');
  return (
    <Card>
      <EmptyState icon={IconRocket} title={t('vacio')} text={t('vacioTexto')}>
        {PASOS.map(([to, texto], lugar) => (
          <ButtonLink key={to} to={to} look={lugar === 0 ? 'primary' : 'plain'}>
            {t(texto)}
          </ButtonLink>
        ))}
      </EmptyState>
    </Card>
  );
}
