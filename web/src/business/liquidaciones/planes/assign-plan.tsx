import { planesDeComision } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { COMERCIALES } from '../../../trade/choose/comerciales.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './planes.module.css';

/** Assigns a plan to a representative; one without a plan of their own has the general one. */
export function AssignPlan({ planes }: { readonly planes: readonly planesDeComision.Plan[] }) {
  const { t } = useTranslation('liquidaciones');
  const [comercialId, setComercialId] = useState('');
  const [planId, setPlanId] = useState('');
  const assign = useWrite(planesDeComision.assign, {
    invalidates: [planesDeComision.list],
    onSuccess: () => notify(t('planAsignado')),
    onError: notifyFailure,
  });
  const choose = (id: string) => {
    setComercialId(id);
    setPlanId(
      planes.find(({ comerciales }) => comerciales.some((comercial) => comercial.id === id))?.id ?? '',
    );
  };
  return (
    <Card title={t('asignarPlan')}>
      <div className={`vt-columns vt-gap-12 ${styles.asignar}`}>
        <ChooseField
          from={COMERCIALES}
          label={t('comercial')}
          placeholder={t('eligeComercial')}
          value={comercialId}
          onChange={choose}
        />
        <SelectField
          label={t('plan')}
          placeholder={t('elDeTodos')}
          value={planId}
          onChange={setPlanId}
          options={planes.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        />
        <Button
          look="primary"
          disabled={comercialId === ''}
          busy={assign.isPending}
          onClick={() => assign.mutate({ params: { id: comercialId }, body: { planId: planId || null } })}
        >
          {t('asignar')}
        </Button>
      </div>
    </Card>
  );
}
