import { useCallback } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { enPalabras } from './en-claro.ts';

export function useAccion(): (accion: string) => string {
  const { t } = useTranslation('auditoria');
  return useCallback((accion) => t(`accion-${accion}`, { defaultValue: enPalabras(accion) }), [t]);
}
