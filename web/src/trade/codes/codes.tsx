import { listasCodigos } from '@vatio/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CodesDialog } from './codes-dialog.tsx';
import type { CodesProps } from './codes-props.ts';

const OTHERS = [
  ['codes-missing', 'noEncontrados'],
  ['codes-repeated', 'repetidos'],
  ['codes-malformed', 'malformados'],
] as const;

/** Reads what was found of the codes in force, and asks for others. */
export function Codes({ of, id, open, onClose, onCodes, onText }: CodesProps) {
  const { t } = useTranslation('filters');
  const { data, error } = useRead(
    listasCodigos.get,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: 60_000 },
  );
  const count = (key: string, how: number) => t(key, { count: how, number: formatNumber(how) });
  const told = data && [
    count('codes-found', data.encontrados),
    ...OTHERS.filter(([, which]) => data[which].length > 0).map(([key, which]) =>
      count(key, data[which].length),
    ),
  ];
  const found = told && t('codes-chip', { told: told.join(' · ') });
  const text = id === undefined ? '' : (found ?? (error ? t('codes-gone') : ''));
  const say = useEffectEvent(onText);
  useEffect(() => say(text), [text]);
  return open ? (
    <CodesDialog
      {...{ of, onClose, onCodes }}
      inForce={id === undefined ? undefined : data}
      gone={id !== undefined && error !== null}
    />
  ) : null;
}
