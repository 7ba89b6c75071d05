import { comerciales, usuarios } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useRead } from '../data/use-read.ts';
import { formatNumber } from '../format/number.ts';

type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };
type Options = {
  readonly rows: readonly { readonly id: string; readonly nombre: string }[];
  readonly total: number;
};

const NOBODY: readonly comerciales.Opcion[] = [];
/** `left` are those who have left too: for what was theirs, not for what will be. */
type Who = { readonly left: boolean };

const useTeamRead = () =>
  useRead(comerciales.opciones, {}, { staleTime: 60_000, staleWith: comerciales.list }).data;

/** The representatives whom the viewer sees, to name them or to say more of each than its name. */
export function useTeam({ left }: Who): readonly comerciales.Opcion[] {
  const rows = useTeamRead()?.rows ?? NOBODY;
  return left ? rows : rows.filter(({ activo }) => activo);
}

/** The representatives whom the viewer sees, as options of a field. */
export function useSellers({ left }: Who = { left: true }): readonly Option[] {
  const data = useTeamRead();
  const options = useOptions(data);
  if (left) return options;
  const gone = new Set(data?.rows.flatMap(({ id, activo }) => (activo ? [] : [id])));
  return options.filter(({ value }) => !gone.has(value));
}

/** Accounts, as options of a field; for administrators. */
export function useAccounts(): readonly Option[] {
  const options = useRead(usuarios.opciones, {}, { staleTime: 60_000, staleWith: usuarios.list });
  return useOptions(options.data);
}

/** When not all of them came, the last one says so and cannot be chosen. */
function useOptions(data: Options | undefined): readonly Option[] {
  const { t } = useTranslation('ui');
  if (data === undefined) return [];
  const { rows, total } = data;
  const options = rows.map(({ id, nombre }) => ({ value: id, label: nombre }));
  if (total <= rows.length) return options;
  const label = t('onlyFirst', { number: formatNumber(rows.length), total: formatNumber(total) });
  return [...options, { value: '…', label, disabled: true }];
}
