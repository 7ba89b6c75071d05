import { type Answers, ok, type SampleCall } from '../answers.ts';
import { pageOf, someContain } from '../listing.ts';
import type { Employee, EmployeeList } from './datatables.ts';
import { readEmployees } from './rows.ts';

const employees: readonly Employee[] = readEmployees();

export const answers: Answers = {
  'GET /api/datatables/initial-data': () => ok(employees),
  'GET /api/datatables/data': (asked) => ok(list(asked)),
};

function list(asked: SampleCall): EmployeeList {
  const typed = asked.text('q');
  const matching = employees.filter((employee) =>
    someContain(
      [employee.full_name, employee.post, employee.email, employee.age, employee.salary, employee.start_date],
      typed,
    ),
  );
  return {
    allData: employees,
    invoices: pageOf(matching, asked.number('page', 1), asked.number('perPage', 10)),
    total: matching.length,
  };
}
