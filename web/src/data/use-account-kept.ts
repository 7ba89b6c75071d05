import { useState } from 'react';
import { useSession } from './session.ts';

/** A value that this browser keeps for the signed-in account, and for no other. */
export function useAccountKept<T>(name: string, fallback: T): readonly [T, (value: T) => void] {
  const key = `${name}:${useSession()?.userData.id ?? ''}`;
  const [kept, setKept] = useState(() => ({ key, value: readKept(key, fallback) }));
  const now = kept.key === key ? kept : { key, value: readKept(key, fallback) };
  const keep = (value: T) => {
    localStorage.setItem(key, JSON.stringify(value));
    setKept({ key, value });
  };
  return [now.value, keep];
}

function readKept<T>(key: string, fallback: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
}
