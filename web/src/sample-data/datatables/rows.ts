import { drawPortrait } from '../pictures.ts';
import { readTable, slugOf } from '../table.ts';
import type { Employee, EmployeeStatus } from './datatables.ts';
import { EMPLOYEE_TABLE } from './table.ts';

const COLUMNS = [
  'full_name',
  'post',
  'city',
  'start_date',
  'salary',
  'age',
  'years',
  'status',
  'pictured',
] as const;

export function readEmployees(): Employee[] {
  return readTable(COLUMNS, EMPLOYEE_TABLE).map((row, index) => ({
    responsive_id: '',
    id: index + 1,
    avatar: row.pictured ? drawPortrait(row.full_name) : '',
    full_name: row.full_name,
    post: row.post,
    email: `${slugOf(row.full_name, '.')}@plantilla.example`,
    city: row.city,
    start_date: row.start_date,
    salary: `$${row.salary}`,
    age: row.age,
    experience: `${row.years} ${row.years === '1' ? 'año' : 'años'}`,
    status: Number(row.status) as EmployeeStatus,
  }));
}
