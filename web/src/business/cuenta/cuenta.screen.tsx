import { useSells } from '../../data/use-ability.ts';
import { useNavigate, useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Tabs } from '../../ui/kit/tabs/tabs.tsx';
import { Avisos } from './avisos/avisos.tsx';
import { Seguridad } from './seguridad.tsx';

const PARTS = { seguridad: Seguridad, avisos: Avisos } as const;
type Part = keyof typeof PARTS;
const IDS = Object.keys(PARTS) as Part[];

/** The own account: what protects it and what it is told of, `?parte=avisos`. A client is told of nothing here. */
export default function CuentaScreen() {
  const { t } = useTranslation('cuenta');
  const { parte } = useSearch();
  const navigate = useNavigate();
  if (!useSells()) return <Seguridad />;
  const part = parte === 'avisos' ? 'avisos' : 'seguridad';
  const Content = PARTS[part];
  return (
    <Tabs
      label={t('partes')}
      look="line"
      align="start"
      tabs={IDS.map((id) => ({ id, label: t(`parte-${id}`) }))}
      value={part}
      parameter="parte"
      onChange={(id) => navigate({ to: '.', search: id === 'seguridad' ? {} : { parte: id }, replace: true })}
    >
      <Content />
    </Tabs>
  );
}
