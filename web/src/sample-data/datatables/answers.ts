import { type Answers, ok, type SampleCall } from '../answers.ts';
import { pageOf, someContain } from '../listing.ts';
import type { Employee, EmployeeList } from './datatables.ts';
import { readEmployees } from './rows.ts';

const employees: readonly Employee[] = readEmployees();

export const answers: Answers = {
  'GET /api/datatables/initial-data': () => ok(employees),
  'GET /api/datatables/data': (call) => ok(list(call)),
};

function list(call: SampleCall): EmployeeList {
  const typed = call.text('q');
  const matching = employees.filter((employee) =>
    someContain(
      [employee.full_name, employee.post, employee.email, employee.age, employee.salary, employee.start_date],
      typed,
    ),
  );
  return {
    allData: employees,
    invoices: pageOf(matching, call.number('page', 1), call.number('perPage', 10)),
    total: matching.length,
  };
}
