import { audited, auditoria, filterFields } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../list/filters/filter-field.ts';
import { useAccion } from './use-accion.ts';

/** By what the advanced filter of the audit asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('auditoria');
  const accion = useAccion();
  return filterFieldsOf(filterFields.auditoria, (name) => t(`campo-${name}`), {
    entidad: { options: auditoria.ENTIDADES.map((una) => ({ value: una, label: t(`entidad-${una}`) })) },
    accion: { options: audited.AUDITED_ACTIONS.map((una) => ({ value: una, label: accion(una) })) },
  });
}
