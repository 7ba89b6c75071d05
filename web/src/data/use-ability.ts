import type { Access } from '@vatio/contract';
import { useMemo } from 'react';
import { type AppAbility, abilityOf, mayEnter } from './ability.ts';
import { useSession } from './session.ts';

export function useAbility(): AppAbility {
  const user = useSession()?.userData;
  return useMemo(() => abilityOf(user), [user]);
}

/** Whether the signed-in user may do what asks for `access`: `useMay('manage all')`. */
export function useMay(access: Access): boolean {
  return mayEnter(useAbility(), access);
}
