import { claves } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { nounLabelOf } from './noun-label.ts';

/** What a key may do, in a sentence: `Lee y escribe: clientes. Solo lee: cálculos`. */
export function usePermissionSentence(): (ambitos: readonly string[]) => string {
  const { t } = useTranslation('claves');
  return (ambitos) => {
    if (claves.AMBITOS.every((ambito) => ambitos.includes(ambito))) return t('puedeTodo');
    const has = (noun: string, permiso: claves.Permiso) => ambitos.includes(`${noun}:${permiso}`);
    const named = (nouns: readonly string[]) => nouns.map((noun) => t(nounLabelOf(noun))).join(', ');
    const groups = [
      ['leeYEscribe', (noun: string) => has(noun, 'leer') && has(noun, 'escribir')],
      ['soloLee', (noun: string) => has(noun, 'leer') && !has(noun, 'escribir')],
      ['soloEscribe', (noun: string) => !has(noun, 'leer') && has(noun, 'escribir')],
    ] as const;
    return groups
      .map(([key, belongs]) => [key, claves.NOUNS_OF_KEYS.filter(belongs)] as const)
      .filter(([, nouns]) => nouns.length > 0)
      .map(([key, nouns]) => t(key, { que: named(nouns) }))
      .join(' ');
  };
}
