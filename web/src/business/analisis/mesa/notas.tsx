import { memo } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';

const MAXIMO = 4000;

type Props = { readonly valor: string; readonly onChange: (notas: string) => void };

export const Notas = memo(function Notas({ valor, onChange }: Props) {
  const { t } = useTranslation('analisis');
  return (
    <div className="vt-no-print">
      <TextAreaField label={t('notas')} rows={2} maxLength={MAXIMO} value={valor} onChange={onChange} />
    </div>
  );
});
