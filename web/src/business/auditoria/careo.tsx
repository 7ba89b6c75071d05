import type { auditoria } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { TwoValues } from '../../ui/figures/two-values.tsx';
import { cambiosDe } from './cambios.ts';
import { useLector } from './use-lector.ts';

/** The values before and after, field by field, with the changed ones marked. */
export function Careo({ entrada }: { entrada: auditoria.Entrada }) {
  const { t } = useTranslation('auditoria');
  const { campo, valor } = useLector(entrada);
  const cambios = cambiosDe(entrada);
  if (cambios.length === 0) return <p className="vt-small">{t('sinDetalle')}</p>;
  return (
    <TwoValues
      changes
      caption={t('careo')}
      heads={[t('campo'), t('antes'), t('despues')]}
      rows={cambios.map((cambio) => ({
        id: cambio.campo,
        name: campo(cambio.campo),
        note: cambio.cambia ? t('cambia') : undefined,
        values: [valor(cambio.antes), valor(cambio.despues)],
        marked: cambio.cambia,
      }))}
    />
  );
}
