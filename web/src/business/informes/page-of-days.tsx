import type { ReactNode } from 'react';
import { useNavigate, useSearch } from '../../router/use-router.ts';
import { Card } from '../../ui/figures/card.tsx';
import styles from './informes.module.css';
import { Partes } from './partes.tsx';
import { PeriodoFields } from './periodo-fields.tsx';
import { periodoOf } from './use-consulta.ts';

type Props = { readonly active: 'calidad' | 'embudo'; readonly children: ReactNode };

/** A page of reports that is asked for a period alone, which the address keeps. */
export function PageOfDays({ active, children }: Props) {
  const navigate = useNavigate();
  const days = periodoOf(useSearch());
  return (
    <div className="vt-page vt-gap-16">
      <Partes active={active} />
      <Card>
        <div className={styles.campos}>
          <PeriodoFields
            value={days}
            onChange={(next) =>
              void navigate({ to: '.', search: { ...next }, replace: true, keepScroll: true })
            }
          />
        </div>
      </Card>
      {children}
    </div>
  );
}
