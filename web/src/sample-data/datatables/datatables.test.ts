// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ask } from '../test-ask.ts';
import type { Employee } from './datatables.ts';

async function all(): Promise<Employee[]> {
  return (await ask('GET', '/api/datatables/initial-data'))?.body;
}

async function list(query = '') {
  return (await ask('GET', '/api/datatables/data', { query }))?.body;
}

const idsOf = (rows: readonly Employee[]) => rows.map(({ id }) => id);

describe('the sample employees', () => {
  it('are a hundred employees with the statuses of the contract', async () => {
    const rows = await all();
    expect(idsOf(rows)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    const counts = [1, 2, 3, 4, 5].map((status) => rows.filter((row) => row.status === status).length);
    expect(counts).toEqual([23, 19, 18, 23, 17]);
    expect(rows.filter(({ avatar }) => avatar === '')).toHaveLength(50);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(100);
  });

  it('have their fields written as the contract writes them', async () => {
    const rows = await all();
    expect(Object.keys(rows[0]!).toSorted()).toEqual(
      'age avatar city email experience full_name id post responsive_id salary start_date status'.split(' '),
    );
    for (const row of rows) {
      expect(row.responsive_id).toBe('');
      expect(row.start_date).toMatch(/^(0[1-9]|1[0-2])\/([0-2]\d)\/201[6-9]$/);
      expect(row.experience).toMatch(/^(1 año|[02-9] años)$/);
      expect(row.city).not.toBe('');
    }
    const salaries = rows.map(({ salary }) => salary);
    expect(salaries.every((salary) => /^\$\d{5}\.\d{2}$/.test(salary))).toBe(true);
    expect([salaries.toSorted().at(0), salaries.toSorted().at(-1)]).toEqual(['$10089.96', '$24973.48']);
    const ages = rows.map(({ age }) => age).toSorted();
    expect([ages.at(0), ages.at(-1)]).toEqual(['19', '66']);
  });
});

describe('the list of employees', () => {
  it('answers the first ten by default, with all of them beside', async () => {
    const answer = await list();
    expect(Object.keys(answer)).toEqual(['allData', 'invoices', 'total']);
    expect(answer.total).toBe(100);
    expect(answer.allData).toHaveLength(100);
    expect(idsOf(answer.invoices)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('answers pages of any size, and an empty one beyond the last', async () => {
    expect(idsOf((await list('perPage=7&page=15')).invoices)).toEqual([99, 100]);
    expect(await list('perPage=7&page=16')).toMatchObject({ total: 100, invoices: [] });
  });

  it('takes the default for a page or a size that is no number', async () => {
    expect(idsOf((await list('perPage=muchos&page=primera')).invoices)).toHaveLength(10);
  });

  it.each(['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const)(
    'searches %s in whatever case',
    async (field) => {
      const wanted = (await all())[41]!;
      const query = `perPage=100&q=${encodeURIComponent(wanted[field].toUpperCase())}`;
      const { invoices, total, allData } = await list(query);
      expect(idsOf(invoices)).toContain(wanted.id);
      expect(invoices).toHaveLength(total);
      expect(allData).toHaveLength(100);
    },
  );

  it('does not search the experience', async () => {
    expect((await list(`q=${encodeURIComponent(' años')}`)).total).toBe(0);
  });
});
