import { useTranslation } from '../../../texts/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

type Props = { readonly label: string; readonly any: boolean; readonly onAny: (any: boolean) => void };

/** Lets the user choose whether all the conditions are needed or one is enough. */
export function JoinChoice({ label, any, onAny }: Props) {
  const { t } = useTranslation('filters');
  return (
    <SelectField
      label={label}
      labelHidden
      value={any ? 'any' : 'all'}
      onChange={(value) => onAny(value === 'any')}
      options={[
        { value: 'all', label: t('all') },
        { value: 'any', label: t('any') },
      ]}
    />
  );
}
