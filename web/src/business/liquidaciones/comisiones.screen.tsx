import { useMay } from '../../data/use-ability.ts';
import { useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { PageSummary } from '../../ui/frame/page.tsx';
import { Sections } from '../../ui/kit/sections/sections.tsx';
import { PlanDeComercial } from './planes/plan-de-comercial.tsx';
import { Planes } from './planes/planes.tsx';
import { Reglas } from './reglas/reglas.tsx';
import { Simulador } from './simulador/simulador.tsx';

const PARTES = { reglas: Reglas, planes: Planes, simulador: Simulador } as const;
type Parte = keyof typeof PARTES;
const NOMBRES = ['reglas', 'planes', 'simulador'] as const satisfies readonly Parte[];

/**
 * How commissions are decided: the rules, the plans that share them, and a simulator. A seller reads their own plan.
 */
export default function ComisionesScreen() {
  const { t } = useTranslation('liquidaciones');
  const { parte: pedida, comercial } = useSearch();
  const administra = useMay('manage all');
  if (!administra || comercial) {
    return (
      <div className="vt-page">
        <PlanDeComercial comercial={comercial}>{!administra && <Simulador />}</PlanDeComercial>
      </div>
    );
  }
  const parte = NOMBRES.find((una) => una === pedida) ?? 'reglas';
  const Contenido = PARTES[parte];
  return (
    <div className="vt-page">
      <PageSummary>
        <Sections
          inHeading
          label={t('partes')}
          active={parte}
          tabs={NOMBRES.map((una) => ({
            id: una,
            label: t(`parte-${una}`),
            to: una === 'reglas' ? '/comisiones' : `/comisiones?parte=${una}`,
          }))}
        />
      </PageSummary>
      <Contenido />
    </div>
  );
}
