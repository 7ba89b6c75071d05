import { auth, filterFields, usuarios } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../list/filters/filter-field.ts';

/** By what the advanced filter of the accounts asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('usuarios');
  return filterFieldsOf(filterFields.usuarios, (name) => t(`campo-${name}`), {
    rol: { options: auth.ROLES.map((rol) => ({ value: rol, label: t(`rol-${rol}`) })) },
    estado: { options: usuarios.ESTADOS.map((estado) => ({ value: estado, label: t(`estado-${estado}`) })) },
  });
}
