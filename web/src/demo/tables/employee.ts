import { formatNumber } from '../../format/number.ts';
import { withoutThousands } from '../../format/parse-number.ts';
import type { Employee } from '../../sample-data/datatables/datatables.ts';
import type { Tone } from '../../ui/feedback/badge.tsx';

/** A row holds the texts of a sample as values that can be sorted and exported. */
export type EmployeeRow = {
  readonly id: number;
  readonly avatar: string;
  readonly name: string;
  readonly post: string;
  readonly email: string;
  readonly city: string;
  /** The start is an ISO day. */
  readonly start: string;
  /** The salary is in dollars a year. */
  readonly salary: number | null;
  readonly age: number | null;
  readonly experience: string;
  readonly status: Employee['status'];
};

export function rowOf(employee: Employee): EmployeeRow {
  return {
    id: employee.id,
    avatar: employee.avatar,
    name: employee.full_name,
    post: employee.post,
    email: employee.email,
    city: employee.city,
    start: isoOf(employee.start_date),
    salary: numberOf(employee.salary),
    age: numberOf(employee.age),
    experience: employee.experience,
    status: employee.status,
  };
}

/** Turns `mm/dd/yyyy` into `yyyy-mm-dd`. */
function isoOf(text: string): string {
  const [month = '', day = '', year = ''] = text.split('/');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Turns `$10089.96` into 10089.96. */
function numberOf(text: string): number | null {
  const value = Number(text.replace(/[^\d.]/g, ''));
  return text === '' || Number.isNaN(value) ? null : value;
}

/**
 * Gives the ways in which a salary is found: as a table shows it, without the separators of thousands, and as the
 * samples write it.
 */
export function salaryTexts({ salary }: EmployeeRow): string[] {
  if (salary === null) return [];
  const shown = formatNumber(salary, 2);
  return [shown, withoutThousands(shown), salary.toFixed(2)];
}

export const STATUS_TONES: Readonly<Record<EmployeeRow['status'], Tone>> = {
  1: 'accent',
  2: 'ok',
  3: 'bad',
  4: 'warn',
  5: 'info',
};
