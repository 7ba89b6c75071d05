import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import { Problem } from '../../data/problem.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';

type Props = {
  /** The house itself names its identity provider, so the button says it. */
  readonly name: string;
  readonly busy: boolean;
  readonly onProblem: (text: string | undefined) => void;
};

/** Goes to the identity provider of the house. It stays busy while the browser leaves. */
export function ProviderButton({ name, busy, onProblem }: Props) {
  const { t } = useTranslation('acceso');
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    onProblem(undefined);
    try {
      const { leaveForProvider } = await import('../../data/provider-sign-in.ts');
      await leaveForProvider();
    } catch (cause) {
      setLeaving(false);
      onProblem(cause instanceof Problem ? cause.inFull : t('proveedorRechaza'));
    }
  };
  return (
    <Button icon={IconBuilding} busy={busy || leaving} onClick={leave}>
      {t('entrarConProveedor', { name })}
    </Button>
  );
}
