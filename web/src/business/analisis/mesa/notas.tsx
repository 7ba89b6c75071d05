import { useTranslation } from '../../../texts/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';

const MAXIMO = 4000;

export function Notas({ valor, onChange }: { valor: string; onChange: (notas: string) => void }) {
  const { t } = useTranslation('analisis');
  return (
    <div className="vt-no-print">
      <TextAreaField label={t('notas')} rows={2} maxLength={MAXIMO} value={valor} onChange={onChange} />
    </div>
  );
}
